// What libgraphviz's own `svg` writes is for the eye of a browser, and takes a third of the time of a small drawing: most of
// it to print numbers, and ids, titles, comments and fonts that whoever takes the drawing apart throws away. This writes
// SVG of the same shapes at the same places, to a hundredth of a point, with `id` and `class` of their groups; no title, no
// comment, no font family, no background, no link and no tooltip.
//
// The rules are those of https://graphviz.org/doc/info/output.html#d:svg and of <gvplugin_render.h>.
#include "CGraphvizShapes.h"

#include <gvc.h>
#if __has_include(<graphviz_version.h>)
#include <graphviz_version.h>
#endif

#if defined(GVPLUGIN_VERSION) && GVPLUGIN_VERSION == 6
#include <gvcjob.h>
#include <gvplugin.h>
#include <gvplugin_device.h>
#include <gvplugin_render.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

// libgvc exports it; its header is not among those that are installed.
extern size_t gvwrite(GVJ_t *job, const char *bytes, size_t length);

// What is put before it is given to libgvc. libgraphviz draws one graph at a time.
static char text[1 << 14];
static size_t length;

static void flush(GVJ_t *job) {
    if (length) gvwrite(job, text, length);
    length = 0;
}

static void put_bytes(GVJ_t *job, const char *bytes, size_t count) {
    if (count > sizeof text - length) flush(job);
    if (count > sizeof text) {
        gvwrite(job, bytes, count);
        return;
    }
    memcpy(text + length, bytes, count);
    length += count;
}

static void put(GVJ_t *job, const char *string) { put_bytes(job, string, strlen(string)); }

// A number with `digits` behind the point, or with as few as it takes.
static void put_fixed(GVJ_t *job, double number, int keeps_zeros) {
    char digits[320]; // The largest number has 309 digits in front of the point.
    if (!(fabs(number) < 1e13)) {
        put_bytes(job, digits, (size_t)snprintf(digits, sizeof digits, "%.2f", number));
        return;
    }
    // `printf` rounds what the number is, not what a hundred times it comes to: where that seems to lie in the middle
    // between two, the rest says on which side the number is.
    double product = number * 100, rounded = rint(product);
    double rest = fma(number, 100, -product);
    if (fabs(product - rounded) == 0.5 && rest != 0) rounded = rest > 0 ? ceil(product) : floor(product);
    unsigned long long whole = (unsigned long long)fabs(rounded);
    char *end = digits + sizeof digits, *start = end;
    unsigned fraction = (unsigned)(whole % 100);
    if (keeps_zeros || fraction) {
        if (keeps_zeros || fraction % 10) *--start = (char)('0' + fraction % 10);
        *--start = (char)('0' + fraction / 10);
        *--start = '.';
    }
    unsigned long long rest_of_whole = whole / 100;
    do {
        *--start = (char)('0' + rest_of_whole % 10);
        rest_of_whole /= 10;
    } while (rest_of_whole);
    if (rounded < 0) *--start = '-';
    put_bytes(job, start, (size_t)(end - start));
}

static void put_number(GVJ_t *job, double number) { put_fixed(job, number, 0); }

static void put_attribute(GVJ_t *job, const char *name, double number) {
    put(job, " ");
    put(job, name);
    put(job, "=\"");
    put_number(job, number);
    put(job, "\"");
}

// Text of a label. Of several spaces all but the first stay apart, as libgraphviz has it.
static void put_escaped(GVJ_t *job, const char *string) {
    char before = 0;
    for (const char *next = string; *next; before = *next++) {
        switch (*next) {
        case '&': put(job, "&amp;"); break;
        case '<': put(job, "&lt;"); break;
        case '>': put(job, "&gt;"); break;
        case '"': put(job, "&quot;"); break;
        case '\'': put(job, "&#39;"); break;
        case ' ': put(job, before == ' ' ? "&#160;" : " "); break;
        default: put_bytes(job, next, 1);
        }
    }
}

static void put_color(GVJ_t *job, const gvcolor_t *color) {
    if (color->type == COLOR_STRING) {
        put(job, color->u.string);
    } else if (color->type == RGBA_BYTE && color->u.rgba[3] == 0) {
        put(job, "transparent");
    } else if (color->type == RGBA_BYTE) {
        char digits[8];
        snprintf(digits, sizeof digits, "#%02x%02x%02x", color->u.rgba[0], color->u.rgba[1], color->u.rgba[2]);
        put(job, digits);
    } else {
        put(job, "black");
    }
}

static void put_opacity(GVJ_t *job, const char *name, const gvcolor_t *color) {
    if (color->type != RGBA_BYTE || color->u.rgba[3] == 0 || color->u.rgba[3] == 255) return;
    char digits[32];
    put(job, name);
    put_bytes(job, digits, (size_t)snprintf(digits, sizeof digits, "%f", color->u.rgba[3] / 255.0));
}

static void put_look(GVJ_t *job, int is_filled) {
    const obj_state_t *object = job->obj;
    put(job, " fill=\"");
    if (is_filled) {
        put_color(job, &object->fillcolor);
        put_opacity(job, "\" fill-opacity=\"", &object->fillcolor);
    } else {
        put(job, "none");
    }
    put(job, "\" stroke=\"");
    put_color(job, &object->pencolor);
    if (object->penwidth != 1) {
        put(job, "\" stroke-width=\"");
        put_number(job, object->penwidth);
    }
    if (object->pen == PEN_DASHED) put(job, "\" stroke-dasharray=\"5,2");
    if (object->pen == PEN_DOTTED) put(job, "\" stroke-dasharray=\"1,5");
    put_opacity(job, "\" stroke-opacity=\"", &object->pencolor);
    put(job, "\"");
}

static void put_point(GVJ_t *job, pointf point) {
    put_number(job, point.x);
    put(job, ",");
    put_number(job, -point.y);
}

static void put_points(GVJ_t *job, const pointf *points, int count) {
    for (int index = 0; index < count; index++) {
        if (index) put(job, " ");
        put_point(job, points[index]);
    }
}

static void begin_graph(GVJ_t *job) {
    char head[256];
    length = 0;
    put_bytes(job, head, (size_t)snprintf(head, sizeof head, "<svg width=\"%dpt\" height=\"%dpt\" viewBox=\"", (int)job->width,
                                          (int)job->height));
    double sides[] = {job->canvasBox.LL.x, job->canvasBox.LL.y, job->canvasBox.UR.x, job->canvasBox.UR.y};
    for (int side = 0; side < 4; side++) {
        if (side) put(job, " ");
        put_fixed(job, sides[side], 1);
    }
    put(job, "\">\n");
}

static void end_graph(GVJ_t *job) {
    put(job, "</svg>\n");
    flush(job);
}

static void begin_page(GVJ_t *job) {
    char scale[96];
    put(job, "<g class=\"graph\" transform=\"");
    put_bytes(job, scale, (size_t)snprintf(scale, sizeof scale, "scale(%g %g) rotate(%d) translate(", job->scale.x,
                                           job->scale.y, -job->rotation));
    // The y axis of SVG goes down.
    put_number(job, job->translation.x);
    put(job, " ");
    put_number(job, -job->translation.y);
    put(job, ")\">\n");
}

// libgvc knows ids only for renderers of image maps, and then looks for addresses and tooltips of everything, too.
static void begin_group(GVJ_t *job, void *object, const char *kind) {
    const char *id = agget(object, "id");
    put(job, "<g");
    if (id && *id) {
        put(job, " id=\"");
        put_escaped(job, id);
        put(job, "\"");
    }
    put(job, " class=\"");
    put(job, kind);
    put(job, "\">\n");
}

static void begin_cluster(GVJ_t *job) { begin_group(job, job->obj->u.sg, "cluster"); }
static void begin_node(GVJ_t *job) { begin_group(job, job->obj->u.n, "node"); }
static void begin_edge(GVJ_t *job) { begin_group(job, job->obj->u.e, "edge"); }
static void end_group(GVJ_t *job) { put(job, "</g>\n"); }

static void textspan(GVJ_t *job, pointf place, textspan_t *span) {
    const gvcolor_t *color = &job->obj->pencolor;
    const char *anchor = span->just == 'l' ? "start" : span->just == 'r' ? "end" : "middle";
    put(job, "<text text-anchor=\"");
    put(job, anchor);
    put(job, "\"");
    put_attribute(job, "x", place.x);
    put_attribute(job, "y", -(place.y + span->yoffset_centerline));
    if (span->font->flags & HTML_BF) put(job, " font-weight=\"bold\"");
    if (span->font->flags & HTML_IF) put(job, " font-style=\"italic\"");
    put(job, " font-size=\"");
    put_fixed(job, span->font->size, 1);
    put(job, "\"");
    if (color->type != COLOR_STRING || strcmp(color->u.string, "black") != 0) {
        put(job, " fill=\"");
        put_color(job, color);
        put(job, "\"");
    }
    put(job, ">");
    put_escaped(job, span->str);
    put(job, "</text>\n");
}

// From the middle and a corner of the box around it.
static void ellipse(GVJ_t *job, pointf *points, int is_filled) {
    put(job, "<ellipse");
    put_look(job, is_filled);
    put_attribute(job, "cx", points[0].x);
    put_attribute(job, "cy", -points[0].y);
    put_attribute(job, "rx", points[1].x - points[0].x);
    put_attribute(job, "ry", points[1].y - points[0].y);
    put(job, "/>\n");
}

static void polygon(GVJ_t *job, pointf *points, int count, int is_filled) {
    put(job, "<polygon");
    put_look(job, is_filled);
    put(job, " points=\"");
    put_points(job, points, count);
    put(job, " ");
    put_point(job, points[0]);
    put(job, "\"/>\n");
}

static void beziercurve(GVJ_t *job, pointf *points, int count, int arrow_at_start, int arrow_at_end, int is_filled) {
    (void)arrow_at_start;
    (void)arrow_at_end;
    put(job, "<path");
    put_look(job, is_filled);
    put(job, " d=\"M");
    put_point(job, points[0]);
    put(job, "C");
    put_points(job, points + 1, count - 1);
    put(job, "\"/>\n");
}

static void polyline(GVJ_t *job, pointf *points, int count) {
    put(job, "<polyline");
    put_look(job, 0);
    put(job, " points=\"");
    put_points(job, points, count);
    put(job, "\"/>\n");
}

static gvrender_engine_t render_engine = {
    .begin_graph = begin_graph, .end_graph = end_graph, .begin_page = begin_page, .end_page = end_group,
    .begin_cluster = begin_cluster, .end_cluster = end_group, .begin_node = begin_node, .end_node = end_group,
    .begin_edge = begin_edge, .end_edge = end_group, .textspan = textspan, .ellipse = ellipse, .polygon = polygon,
    .beziercurve = beziercurve, .polyline = polyline,
};
// In this order: libgvc looks them up by halves.
static char *known_colors[] = {"black", "lightgrey", "none", "transparent", "white"};
static gvrender_features_t render_features = {
    .flags = GVRENDER_Y_GOES_DOWN | GVRENDER_DOES_TRANSFORM | GVRENDER_DOES_LABELS | GVRENDER_NO_WHITE_BG,
    .default_pad = 4,
    .knowncolors = known_colors,
    .sz_knowncolors = sizeof known_colors / sizeof *known_colors,
    .color_type = RGBA_BYTE,
};
static gvdevice_features_t device_features = {.flags = GVDEVICE_DOES_TRUECOLOR, .default_dpi = {72, 72}};

static gvplugin_installed_t render_types[] = {
    {.type = CGRAPHVIZ_SHAPES_FORMAT, .quality = 1, .engine = &render_engine, .features = &render_features}, {0}};
static gvplugin_installed_t device_types[] = {
    {.type = CGRAPHVIZ_SHAPES_FORMAT ":" CGRAPHVIZ_SHAPES_FORMAT, .quality = 1, .features = &device_features}, {0}};
static gvplugin_api_t apis[] = {{API_device, device_types}, {API_render, render_types}, {(api_t)0, NULL}};
static gvplugin_library_t library = {"shapes", apis};

void *cgraphviz_shapes_library(void) { return &library; }
#else
void *cgraphviz_shapes_library(void) { return NULL; }
#endif
