// libgvc's pkg-config file names the folder of the headers itself, on Debian and in Homebrew alike.
#include <gvc.h>
#include <stddef.h>

// The length was an `unsigned int *` up to Graphviz 11 and is a `size_t *` since. A zeroed `size_t` serves both on the
// little-endian machines that Swift runs on, and `void *` converts to either.
static inline int cgraphviz_render_data(GVC_t *context, graph_t *graph, const char *format, char **result,
                                        size_t *length) {
    void *place = length;
    *length = 0;
    return gvRenderData(context, graph, format, result, place);
}

// Sets a graph attribute, declaring it where needed. Older headers take `char *` where newer ones take `const char *`.
static inline int cgraphviz_set_graph_attribute(graph_t *graph, const char *name, const char *value) {
    return agsafeset(graph, (char *)name, (char *)value, (char *)"");
}

// The file that libgvc was loaded from, or null. glibc hides `dladdr` from modules, so its declaration is
// repeated under another name.
#include <dlfcn.h>
#if defined(__linux__)
typedef struct {
    const char *dli_fname;
    void *dli_fbase;
    const char *dli_sname;
    void *dli_saddr;
} cgraphviz_library_place;
extern int cgraphviz_dladdr(const void *address, cgraphviz_library_place *place) __asm__("dladdr");
#else
typedef Dl_info cgraphviz_library_place;
#define cgraphviz_dladdr dladdr
#endif

static inline const char *cgraphviz_library_path(void) {
    cgraphviz_library_place place = {0};
    void *program = dlopen(NULL, RTLD_NOW);
    void *function = program ? dlsym(program, "gvContext") : NULL;
    return function && cgraphviz_dladdr(function, &place) ? place.dli_fname : NULL;
}
