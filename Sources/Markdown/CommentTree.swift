import CCmark
import Foundation

/// The syntax tree of one documentation comment, alive for the length of a call.
enum CommentTree {
    /// Longer comments are cut here: CommonMark has inputs whose parsing time grows with the square of their length.
    private static let longest = 1 << 16

    /// cmark-gfm keeps its registry and the extensions' special characters in globals, also while it parses.
    private static let parsing = NSLock()

    /// What `body` makes of the document node of `markdown`; nil where cmark-gfm has no memory for it.
    static func read<Result>(_ markdown: String, _ body: (OpaquePointer) -> Result) -> Result? {
        guard let root = parsing.withLock({ parse(markdown) }) else { return nil }
        defer { cmark_node_free(root) }
        return body(root)
    }

    private static func parse(_ markdown: String) -> OpaquePointer? {
        cmark_gfm_core_extensions_ensure_registered()
        guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT | CMARK_OPT_VALIDATE_UTF8) else { return nil }
        defer { cmark_parser_free(parser) }
        for name in ["table", "strikethrough", "autolink"] {
            if let found = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, found) }
        }
        var markdown = markdown
        markdown.withUTF8 { text in
            text.withMemoryRebound(to: CChar.self) { text in
                cmark_parser_feed(parser, text.baseAddress, min(text.count, longest))
            }
        }
        let root = cmark_parser_finish(parser)
        if let root { cmark_consolidate_text_nodes(root) }
        return root
    }
}

// MARK: - Nodes

extension CommentTree {
    /// The children of `node` in order.
    static func children(of node: OpaquePointer) -> some Sequence<OpaquePointer> {
        sequence(state: cmark_node_first_child(node)) { next in
            defer { next = next.flatMap { cmark_node_next($0) } }
            return next
        }
    }

    /// The name of the node's type, `table_row`; the types of extensions have no constants.
    static func type(of node: OpaquePointer) -> String {
        String(cString: cmark_node_get_type_string(node))
    }

    static func literal(of node: OpaquePointer) -> String {
        cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    }

    /// Calls `visit` on entering and on leaving each node below `root` and `root` itself, without recursion.
    ///
    /// - Parameter visit: returns whether to go on into the node; what it returns on leaving is not used.
    static func walk(_ root: OpaquePointer, _ visit: (_ node: OpaquePointer, _ isEntering: Bool) -> Bool) {
        guard let iterator = cmark_iter_new(root) else { return }
        defer { cmark_iter_free(iterator) }
        while true {
            let event = cmark_iter_next(iterator)
            guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
            if event == CMARK_EVENT_ENTER {
                if !visit(node, true) { cmark_iter_reset(iterator, node, CMARK_EVENT_EXIT) }
            } else {
                _ = visit(node, false)
            }
        }
    }
}
