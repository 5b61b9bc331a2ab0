import Graphviz

/// What libgraphviz drew of a diagram, made fit for pages and files.
///
/// The one place where SVG is rewritten: a title and a description for assistive technology, ids with a prefix so that
/// several diagrams fit in one page, plain `href`s, tooltips as `title` elements, no comments, no fixed background.
package struct DiagramSVG {
    private let words: DrawingWords
    private let drawn: [UInt8]

    /// - Parameter drawn: the SVG of the job that came with the words.
    package init(_ words: DrawingWords, drawn: [UInt8]) {
        self.words = words
        self.drawn = drawn
    }

    /// The `svg` element for an HTML page that has `DiagramStyle.css` in its stylesheet.
    ///
    /// - Parameter prefix: what all ids begin with, unique within the page: ASCII letters, digits and hyphens.
    package func inline(prefix: String) -> String {
        String(decoding: bytes(prefix: prefix), as: UTF8.self)
    }

    /// A file of its own, with the stylesheet in it.
    package func file() -> String { String(decoding: bytes(prefix: nil), as: UTF8.self) }

    /// The same as UTF-8.
    ///
    /// - Parameter prefix: as for `inline`; nil for a file of its own.
    package func bytes(prefix: String?) -> [UInt8] {
        if let prefix { return rewritten(prefix: prefix, isFile: false) }
        let declaration = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
        return declaration + rewritten(prefix: "diagram", isFile: true)
    }

    private func rewritten(prefix: String, isFile: Bool) -> [UInt8] {
        var rewriter = SVGRewriter(words, drawn, prefix: prefix, isFile: isFile)
        return rewriter.rewritten()
    }
}
