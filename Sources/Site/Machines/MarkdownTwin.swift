/// A page as Markdown, for programs and for whoever reads in a terminal: the same words and links, without drawings.
///
/// It is made from the page's own HTML, so that no page can say one thing here and another there, and it is bytes from
/// beginning to end: every part is written where it belongs, and taken back where it turns out to be empty.
struct MarkdownTwin {
    typealias Node = PageTree.Node

    let tree: PageTree
    var out: [UInt8] = []

    /// - Parameter body: what a page wrote with `HTMLWriter`.
    init(_ body: [UInt8]) {
        tree = PageTree(body)
        out.reserveCapacity(body.count / 2)
    }

    var bytes: [UInt8] {
        var writer = self
        var isFirst = true
        writer.blocks(tree.roots, &isFirst)
        writer.put("\n")
        return writer.out
    }

    mutating func put(_ text: StaticString) {
        text.withUTF8Buffer { out.append(contentsOf: $0) }
    }

    /// Writes a part after what goes between it and the one before; neither where the part has nothing to say.
    mutating func part(after separator: StaticString, _ isFirst: inout Bool, _ write: (inout Self) -> Void) {
        let place = out.count
        if !isFirst { put(separator) }
        let start = out.count
        write(&self)
        if out.count == start { out.removeSubrange(place...) } else { isFirst = false }
    }

    // MARK: - Blocks

    private static func isBlock(_ name: PageTree.Name) -> Bool {
        switch name {
        case .p, .div, .section, .header, .article, .figure, .figcaption, .aside, .main, .details, .summary, .ul, .ol,
            .li, .dl, .dt, .dd, .table, .pre, .blockquote, .h1, .h2, .h3, .h4, .h5, .h6, .hr, .nav:
            true
        default: false
        }
    }

    /// Goes through nodes as the parts that they are: blocks, and lines of what stands between them.
    static func parts(
        of nodes: PageTree.Siblings, line: ([Node]) -> Void, block: (PageTree.Name, Node) -> Void
    ) {
        var run: [Node] = []
        for node in nodes {
            if case .element(let name) = node.kind, isBlock(name) {
                if !run.isEmpty { line(run) }
                run.removeAll(keepingCapacity: true)
                block(name, node)
            } else {
                run.append(node)
            }
        }
        if !run.isEmpty { line(run) }
    }

    /// - Parameter isFirst: whether nothing stands before that an empty line has to part it from.
    mutating func blocks(_ nodes: PageTree.Siblings, _ isFirst: inout Bool) {
        Self.parts(of: nodes) { line in
            part(after: "\n\n", &isFirst) { $0.inline(line) }
        } block: { name, node in
            block(name, node, &isFirst)
        }
    }

    mutating func block(_ name: PageTree.Name, _ node: Node, _ isFirst: inout Bool) {
        if tree.attribute("hidden", of: node) != nil { return }
        let write: (inout Self) -> Void
        switch name {
        case .h1: write = { $0.heading("# ", node) }
        case .h2: write = { $0.heading("## ", node) }
        case .h3: write = { $0.heading("### ", node) }
        case .h4: write = { $0.heading("#### ", node) }
        case .h5: write = { $0.heading("##### ", node) }
        case .h6: write = { $0.heading("###### ", node) }
        case .ul: write = { $0.list(node, isNumbered: false) }
        case .ol: write = { $0.list(node, isNumbered: true) }
        case .dl: write = { $0.definitions(node) }
        case .table: write = { $0.table(node) }
        case .pre: write = { $0.fence(node) }
        case .hr: write = { $0.put("---") }
        case .blockquote: write = { $0.indented($0.tree.children(of: node), by: "> ") }
        case .summary: write = { $0.inline(of: node, between: "**") }
        case .figcaption: write = { $0.inline(of: node, between: "*") }
        case .nav where tree.class(of: node, has: "breadcrumb"): write = { $0.breadcrumb(node) }
        // What leads through the page, and to its neighbours, is of use beside a page only.
        case .nav: return
        default: return blocks(tree.children(of: node), &isFirst)
        }
        part(after: "\n\n", &isFirst, write)
    }

    private mutating func heading(_ mark: StaticString, _ node: Node) {
        put(mark)
        inline(of: node)
    }

    private mutating func breadcrumb(_ node: Node) {
        var isFirst = true
        for outer in tree.elements(of: node) {
            for inner in tree.elements(of: outer.node) {
                if !isFirst { put(" / ") }
                isFirst = false
                inline(of: inner.node)
            }
        }
    }

    private mutating func list(_ list: Node, isNumbered: Bool) {
        var count = 0
        for item in tree.elements(of: list) where item.name == .li {
            if count > 0 { put("\n") }
            count += 1
            let mark = isNumbered ? Array("\(count). ".utf8) : [UInt8(ascii: "-"), UInt8(ascii: " ")]
            let place = out.count
            indented(tree.children(of: item.node), by: [UInt8](repeating: UInt8(ascii: " "), count: mark.count))
            // The mark takes the place of the first line's spaces.
            let spaces = out.count > place ? mark.count : 0
            out.replaceSubrange(place..<place + spaces, with: mark)
        }
    }

    /// Terms with what is said of each; groups of both may stand in a `div`.
    private mutating func definitions(_ list: Node) {
        var isFirst = true
        for outer in tree.elements(of: list) {
            if outer.name == .div {
                for inner in tree.elements(of: outer.node) { definition(inner, &isFirst) }
            } else {
                definition(outer, &isFirst)
            }
        }
    }

    private mutating func definition(_ element: (name: PageTree.Name, node: Node), _ isFirst: inout Bool) {
        if element.name == .dt {
            if !isFirst { put("\n") }
            isFirst = false
            put("- **")
            inline(of: element.node)
            put("**:")
        } else if !isFirst {
            put(" ")
            cell(tree.children(of: element.node))
        }
    }

    private mutating func indented(_ nodes: PageTree.Siblings, by prefix: String) {
        indented(nodes, by: Array(prefix.utf8))
    }

    /// Blocks with something before each line; spaces alone do not stand before an empty one.
    private mutating func indented(_ nodes: PageTree.Siblings, by prefix: [UInt8]) {
        let place = out.count
        var isFirst = true
        blocks(nodes, &isFirst)
        out.replaceSubrange(place..., with: Self.lines(of: out[place...], each: prefix))
    }

    static func lines(of text: ArraySlice<UInt8>, each prefix: [UInt8]) -> [UInt8] {
        let isBlank = prefix.allSatisfy(isSpace)
        var lines: [UInt8] = []
        lines.reserveCapacity(text.count + 8 * prefix.count)
        var start = text.startIndex
        while true {
            let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
            if start < end || !isBlank {
                lines += prefix
                lines += text[start..<end]
            }
            if end == text.endIndex { return lines }
            lines.append(UInt8(ascii: "\n"))
            start = end + 1
        }
    }

    /// Code as it stands, in a fence that is longer than any run of its own marks.
    private mutating func fence(_ element: Node) {
        let place = out.count
        code(in: element)
        let mark = [UInt8](repeating: Self.tick, count: max(3, longestRun(of: Self.tick, from: place) + 1))
        let newline = UInt8(ascii: "\n")
        let isEnded = out.count > place && out[out.count - 1] == newline
        out.insert(contentsOf: mark + [newline], at: place)
        out += (isEnded ? [] : [newline]) + mark
    }

    mutating func code(in element: Node) {
        for child in tree.children(of: element) { tree.code(child.range, into: &out) }
    }
}
