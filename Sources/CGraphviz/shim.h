// libgvc's pkg-config file names the folder of the headers itself, on Debian and in Homebrew alike.
#include <gvc.h>
#include <stddef.h>
#include <stdlib.h>
#if __has_include(<graphviz_version.h>)
#include <graphviz_version.h>
#endif

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

// Reads DOT text. Up to plugin version 6, `agmemread` makes ids of the addresses of names and lays clusters out in the
// order of their ids, so that a drawing depends on the heap; ids that count up leave the order of the text.
#if defined(GVPLUGIN_VERSION) && GVPLUGIN_VERSION < 7
typedef struct {
    const char *next;
} cgraphviz_text;

static inline int cgraphviz_read_line(void *channel, char *buffer, int size) {
    cgraphviz_text *text = (cgraphviz_text *)channel;
    int length = 0;
    while (length < size && *text->next) {
        char character = *text->next++;
        buffer[length++] = character;
        if (character == '\n') break;
    }
    return length;
}

static inline void *cgraphviz_open_ids(graph_t *graph, Agdisc_t *services) {
    (void)graph;
    (void)services;
    return calloc(1, sizeof(IDTYPE));
}

// Says of every name that it cannot be mapped; cgraph then keeps the names itself and asks for a fresh id.
static inline long cgraphviz_map_id(void *state, int kind, const char *name, IDTYPE *id, int creates) {
    (void)kind;
    (void)creates;
    if (name || !state) return 0;
    *(IDTYPE *)state += 2;
    *id = *(IDTYPE *)state + 1;
    return 1;
}

static inline long cgraphviz_claim_id(void *state, int kind, IDTYPE id) {
    (void)state;
    (void)kind;
    (void)id;
    return 0;
}

static inline void cgraphviz_free_id(void *state, int kind, IDTYPE id) {
    (void)state;
    (void)kind;
    (void)id;
}

static inline char *cgraphviz_print_id(void *state, int kind, IDTYPE id) {
    (void)state;
    (void)kind;
    (void)id;
    return NULL;
}

static inline void cgraphviz_close_ids(void *state) { free(state); }

static inline graph_t *cgraphviz_read(const char *dot) {
    static Agiddisc_t ids;
    static Agiodisc_t input;
    static Agdisc_t services;
    ids = AgIdDisc;
    ids.open = cgraphviz_open_ids;
    // The types of names, flags and results differ between versions.
    ids.map = (__typeof__(ids.map))cgraphviz_map_id;
    ids.alloc = (__typeof__(ids.alloc))cgraphviz_claim_id;
    ids.free = cgraphviz_free_id;
    ids.print = (__typeof__(ids.print))cgraphviz_print_id;
    ids.close = cgraphviz_close_ids;
    input = AgIoDisc;
    input.afread = cgraphviz_read_line;
    services.id = &ids;
    services.io = &input;
    cgraphviz_text text = {dot};
    return agread(&text, &services);
}
#else
static inline graph_t *cgraphviz_read(const char *dot) { return agmemread(dot); }
#endif

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
