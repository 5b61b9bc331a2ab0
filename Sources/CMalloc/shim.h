// Swift's Glibc does not have <malloc.h>.
#include <stdlib.h>

// How much more than is asked for an allocator takes from the system at a time, in bytes; only glibc's can be told.
#if defined(__GLIBC__)
#include <malloc.h>
static inline void cmalloc_set_padding(int bytes) { (void)mallopt(M_TOP_PAD, bytes); }
#else
static inline void cmalloc_set_padding(int bytes) { (void)bytes; }
#endif
