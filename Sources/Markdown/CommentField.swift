import CCmark

/// A list item that Swift's documentation markup gives a meaning: `- Returns: the user`.
///
/// The words are those of Apple's *Markup Formatting Reference*, without regard to case.
struct CommentField {
    private static let words: [(word: String, title: String)] = [
        ("attention", "Attention"), ("author", "Author"), ("authors", "Authors"), ("bug", "Bug"),
        ("complexity", "Complexity"), ("copyright", "Copyright"), ("date", "Date"), ("experiment", "Experiment"),
        ("important", "Important"), ("invariant", "Invariant"), ("note", "Note"), ("postcondition", "Postcondition"),
        ("precondition", "Precondition"), ("remark", "Remark"), ("requires", "Requires"), ("returns", "Returns"),
        ("return", "Returns"), ("seealso", "See also"), ("since", "Since"), ("throws", "Throws"), ("tip", "Tip"),
        ("todo", "To do"), ("version", "Version"), ("warning", "Warning"),
    ]

    /// `Returns`; a parameter's own name where `isParameter` holds.
    var title: String
    var isParameter: Bool
    /// The list item, whose text no longer begins with the word.
    var item: OpaquePointer

    /// The fields of the lists at the top of a comment, in order; takes their words out of the tree.
    static func find(in root: OpaquePointer) -> [CommentField] {
        var fields: [CommentField] = []
        for list in CommentTree.children(of: root) where cmark_node_get_list_type(list) == CMARK_BULLET_LIST {
            for item in CommentTree.children(of: list) {
                fields += self.fields(of: item)
            }
        }
        return fields
    }

    private static func fields(of item: OpaquePointer) -> [CommentField] {
        guard let text = leadingText(of: item) else { return [] }
        let content = CommentTree.literal(of: text)
        guard let colon = content.firstIndex(of: ":") else { return [] }
        let head = content[..<colon].split(separator: " ")
        let word = head.first?.lowercased() ?? ""
        if word == "parameters", head.count == 1 {
            return parameters(below: item)
        }
        if word == "parameter", head.count == 2 {
            cut(content, after: colon, in: text)
            return [CommentField(title: String(head[1]), isParameter: true, item: item)]
        }
        guard head.count == 1, let known = words.first(where: { $0.word == word }) else { return [] }
        cut(content, after: colon, in: text)
        return [CommentField(title: known.title, isParameter: false, item: item)]
    }

    /// The items of the list inside a `- Parameters:` item. The outer item stands for itself, as a field without title.
    private static func parameters(below item: OpaquePointer) -> [CommentField] {
        var fields = [CommentField(title: "", isParameter: true, item: item)]
        for list in CommentTree.children(of: item) where CommentTree.type(of: list) == "list" {
            for inner in CommentTree.children(of: list) {
                var title = ""
                if let text = leadingText(of: inner) {
                    let content = CommentTree.literal(of: text)
                    if let colon = content.firstIndex(of: ":") {
                        title = String(content[..<colon])
                        cut(content, after: colon, in: text)
                    }
                }
                fields.append(CommentField(title: title, isParameter: true, item: inner))
            }
        }
        return fields
    }

    /// The text node with which an item begins.
    private static func leadingText(of item: OpaquePointer) -> OpaquePointer? {
        guard let paragraph = cmark_node_first_child(item), CommentTree.type(of: paragraph) == "paragraph",
            let text = cmark_node_first_child(paragraph), CommentTree.type(of: text) == "text"
        else { return nil }
        return text
    }

    private static func cut(_ content: String, after colon: String.Index, in text: OpaquePointer) {
        let rest = content[content.index(after: colon)...].drop { $0 == " " }
        cmark_node_set_literal(text, String(rest))
    }
}
