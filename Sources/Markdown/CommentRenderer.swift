import CCmark

/// Writes the tree of a comment as HTML, by a list of what is allowed: a node that is not named here leaves only the
/// text inside it, and raw HTML leaves nothing.
struct CommentRenderer {
    private(set) var html = HTMLWriter()
    private let fields: [CommentField]
    private let skipped: Set<OpaquePointer>
    /// What is added to each heading's level.
    private let shift: Int

    init(fields: [CommentField], headingLevel: Int, root: OpaquePointer) {
        self.fields = fields
        var skipped = Set(fields.map(\.item))
        var highest = 6
        for block in CommentTree.children(of: root) {
            switch CommentTree.type(of: block) {
            case "heading": highest = min(highest, Int(cmark_node_get_heading_level(block)))
            case "list" where CommentTree.children(of: block).allSatisfy(skipped.contains): skipped.insert(block)
            default: break
            }
        }
        self.skipped = skipped
        shift = headingLevel - highest
    }

    /// Writes the document, then its fields.
    mutating func render(_ root: OpaquePointer) {
        write(root)
        let named = fields.filter { !$0.title.isEmpty }
        guard !named.isEmpty else { return }
        html.open("dl", [.class("fields")])
        for field in named {
            html.element("dt") { dt in
                if field.isParameter { dt.element("code", text: field.title) } else { dt.text(field.title) }
            }
            html.open("dd")
            for block in CommentTree.children(of: field.item) { write(block) }
            html.close("dd")
        }
        html.close("dl")
    }

    private mutating func write(_ root: OpaquePointer) {
        CommentTree.walk(root) { node, isEntering in
            if skipped.contains(node) { return false }
            return isEntering ? enter(node) : leave(node)
        }
    }

    private mutating func enter(_ node: OpaquePointer) -> Bool {
        switch CommentTree.type(of: node) {
        case "text": html.text(CommentTree.literal(of: node))
        case "code": html.element("code", text: CommentTree.literal(of: node))
        case "softbreak": html.line()
        case "linebreak": html.void("br")
        case "thematic_break": html.void("hr")
        case "code_block":
            html.open("pre")
            html.element("code", text: CommentTree.literal(of: node))
            html.close("pre")
        case "html_block", "html_inline": return false
        case "list" where cmark_node_get_list_type(node) == CMARK_ORDERED_LIST:
            let start = cmark_node_get_list_start(node)
            html.open("ol", [start == 1 ? nil : HTMLAttribute("start", String(start))])
        case "link", "image":
            if let address = Self.safeAddress(of: node) { html.open("a", [.href(address)]) }
        default: tag(of: node).map { html.open($0) }
        }
        return true
    }

    private mutating func leave(_ node: OpaquePointer) -> Bool {
        switch CommentTree.type(of: node) {
        case "list" where cmark_node_get_list_type(node) == CMARK_ORDERED_LIST: html.close("ol")
        case "link", "image":
            if Self.safeAddress(of: node) != nil { html.close("a") }
        default: tag(of: node).map { html.close($0) }
        }
        return true
    }

    /// The element that stands for a node and has no attributes.
    private func tag(of node: OpaquePointer) -> StaticString? {
        switch CommentTree.type(of: node) {
        case "paragraph": isTight(node) ? nil : "p"
        case "heading": heading(Int(cmark_node_get_heading_level(node)) + shift)
        case "block_quote": "blockquote"
        case "list": "ul"
        case "item": "li"
        case "emph": "em"
        case "strong": "strong"
        case "strikethrough": "del"
        case "table": "table"
        case "table_header", "table_row": "tr"
        case "table_cell": isHeader(node) ? "th" : "td"
        default: nil
        }
    }

    private func heading(_ level: Int) -> StaticString {
        switch level {
        case ...1: "h1"
        case 2: "h2"
        case 3: "h3"
        case 4: "h4"
        case 5: "h5"
        default: "h6"
        }
    }

    /// Whether a paragraph belongs to a list whose items stand close together.
    private func isTight(_ paragraph: OpaquePointer) -> Bool {
        guard let item = cmark_node_parent(paragraph), let list = cmark_node_parent(item) else { return false }
        return cmark_node_get_list_tight(list) != 0
    }

    private func isHeader(_ cell: OpaquePointer) -> Bool {
        cmark_node_parent(cell).map { cmark_gfm_extensions_get_table_row_is_header($0) != 0 } ?? false
    }

    /// The address of a link that may be followed: to the web or to a mailbox, and not inside another link.
    private static func safeAddress(of node: OpaquePointer) -> String? {
        guard let pointer = cmark_node_get_url(node) else { return nil }
        var parent = cmark_node_parent(node)
        while let outer = parent {
            if ["link", "image"].contains(CommentTree.type(of: outer)) { return nil }
            parent = cmark_node_parent(outer)
        }
        let address = String(cString: pointer)
        let scheme = address.prefix { $0 != ":" }.lowercased()
        guard scheme != address.lowercased(), ["http", "https", "mailto"].contains(scheme) else { return nil }
        let allowed = address.unicodeScalars.filter {
            $0.value > 0x20 && $0.value != 0x7F && !"\"<>\\^`{|}".unicodeScalars.contains($0)
        }
        let cleaned = String(String.UnicodeScalarView(allowed))
        // Without the slashes it would be a place on the site itself.
        return scheme == "mailto" || cleaned.dropFirst(scheme.count).hasPrefix("://") ? cleaned : nil
    }
}
