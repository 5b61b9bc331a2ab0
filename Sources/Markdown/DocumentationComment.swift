/// A documentation comment, written in Markdown by the authors of the scanned app and trusted in nothing.
///
/// Raw HTML is left out. A link is a link only when it leads to the web or to a mailbox; an image is a link to itself,
/// because a page loads nothing from elsewhere.
package struct DocumentationComment: Sendable {
    /// Without the comment marks.
    package let markdown: String

    package init(_ markdown: String) {
        self.markdown = markdown
    }

    /// Writes the comment as blocks, and the fields of Swift's documentation markup (`- Parameters:`, `- Returns:`, …)
    /// as a description list after them.
    ///
    /// - Parameter headingLevel: the level that the comment's highest heading gets, 1 to 6.
    package func write(into html: inout HTMLWriter, headingLevel: Int) {
        guard !markdown.isEmpty else { return }
        CommentTree.read(markdown) { root in
            var renderer = CommentRenderer(fields: CommentField.find(in: root), headingLevel: headingLevel, root: root)
            renderer.render(root)
            html.trusted(renderer.html.bytes)
        }
    }

    /// The first paragraph without its marks, on one line; empty where there is none.
    package var firstParagraph: String {
        guard !markdown.isEmpty else { return "" }
        return CommentTree.read(markdown) { root in
            let first = CommentTree.children(of: root).first { CommentTree.type(of: $0) == "paragraph" }
            return first.map(Self.plainText) ?? ""
        } ?? ""
    }

    /// The text below `node`, with a space for each line break.
    private static func plainText(_ node: OpaquePointer) -> String {
        var text = ""
        CommentTree.walk(node) { node, isEntering in
            guard isEntering else { return true }
            switch CommentTree.type(of: node) {
            case "text", "code": text += CommentTree.literal(of: node)
            case "softbreak", "linebreak": text += " "
            default: break
            }
            return true
        }
        return text
    }
}
