// Swift's Glibc does not have <malloc.h>.
#include <stdlib.h>

// How much more than is asked for an allocator takes from the system at a time, in bytes, and that it gives back what
// nothing is on; only glibc's can be told.
#if defined(__GLIBC__)
#include <malloc.h>
static inline void cmalloc_set_padding(int bytes) { (void)mallopt(M_TOP_PAD, bytes); }
static inline void cmalloc_give_back(void) { (void)malloc_trim(0); }
#else
static inline void cmalloc_set_padding(int bytes) { (void)bytes; }
static inline void cmalloc_give_back(void) {}
#endif
