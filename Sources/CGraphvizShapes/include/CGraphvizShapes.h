// A plugin of libgraphviz that writes the places and shapes of a drawing, and nothing else of it.
#ifndef CGRAPHVIZ_SHAPES_H
#define CGRAPHVIZ_SHAPES_H

// The format's name for `gvRenderData`.
#define CGRAPHVIZ_SHAPES_FORMAT "shapes"

// The plugin for `gvAddLibrary`; null where libgraphviz's plugins are of another version than the one that this was
// written for: their types differ.
void *cgraphviz_shapes_library(void);

#endif
