import Graphviz

/// What libgraphviz drew of a diagram, made fit for pages and files.
///
/// The one place where SVG is rewritten: a title and a description for assistive technology, ids with a prefix so that
/// several diagrams fit in one page, plain `href`s, tooltips as `title` elements, no comments, no fixed background.
package struct DiagramSVG {
    private let diagram: Diagram
    private let drawn: [UInt8]

    /// - Parameter drawn: the SVG of the diagram's `job()`.
    package init(_ diagram: Diagram, drawn: [UInt8]) {
        self.diagram = diagram
        self.drawn = drawn
    }

    /// The `svg` element for an HTML page that has `DiagramStyle.css` in its stylesheet.
    ///
    /// - Parameter prefix: what all ids begin with, unique within the page: ASCII letters, digits and hyphens.
    package func inline(prefix: String) -> String {
        rewritten(prefix: prefix, isFile: false)
    }

    /// A file of its own, with the stylesheet in it.
    package func file(prefix: String = "diagram") -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + rewritten(prefix: prefix, isFile: true)
    }

    private func rewritten(prefix: String, isFile: Bool) -> String {
        var rewriter = SVGRewriter(diagram, drawn, prefix: prefix, isFile: isFile)
        return rewriter.rewritten()
    }
}
