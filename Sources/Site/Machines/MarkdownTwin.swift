/// A page as Markdown, for programs and for whoever reads in a terminal: the same words and links, without drawings.
///
/// It is made from the page's own HTML, so that no page can say one thing here and another there, and it is bytes from
/// beginning to end: every part is written where it belongs, and taken back where it turns out to be empty.
struct MarkdownTwin {
    private typealias Node = PageTree.Node

    private let tree: PageTree
    private var out: [UInt8] = []

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

    private mutating func put(_ text: StaticString) {
        text.withUTF8Buffer { out.append(contentsOf: $0) }
    }

    /// Writes a part after what goes between it and the one before; neither where the part has nothing to say.
    private mutating func part(after separator: StaticString, _ isFirst: inout Bool, _ write: (inout Self) -> Void) {
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
    private static func parts(
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
    private mutating func blocks(_ nodes: PageTree.Siblings, _ isFirst: inout Bool) {
        Self.parts(of: nodes) { line in
            part(after: "\n\n", &isFirst) { $0.inline(line) }
        } block: { name, node in
            block(name, node, &isFirst)
        }
    }

    private mutating func block(_ name: PageTree.Name, _ node: Node, _ isFirst: inout Bool) {
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

    private static func lines(of text: ArraySlice<UInt8>, each prefix: [UInt8]) -> [UInt8] {
        let isBlank = prefix.allSatisfy(isSpace)
        var lines: [UInt8] = []
        lines.reserveCapacity(text.count + 8 * prefix.count)
        for (index, line) in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            if index > 0 { lines.append(UInt8(ascii: "\n")) }
            if line.isEmpty, isBlank { continue }
            lines += prefix
            lines += line
        }
        return lines
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

    private mutating func code(in element: Node) {
        for child in tree.children(of: element) { tree.code(child.range) { out.append($0) } }
    }

    // MARK: - Tables

    private mutating func table(_ table: Node) {
        var columns: Int?
        for part in tree.elements(of: table) where part.name != .caption {
            if part.name == .tr {
                row(part.node, &columns)
            } else {
                for inner in tree.elements(of: part.node) { row(inner.node, &columns) }
            }
            if columns == 0 { return }
        }
    }

    /// - Parameter columns: how many the table has; nil before its head, and 0 where that is empty.
    private mutating func row(_ row: Node, _ columns: inout Int?) {
        if columns == 0 { return }
        let place = out.count
        if columns != nil { put("\n") }
        put("| ")
        var count = 0
        for element in tree.elements(of: row) {
            if count > 0 { put(" | ") }
            count += 1
            let start = out.count
            cell(tree.children(of: element.node))
            escapeBars(from: start)
        }
        if let columns {
            while count < columns {
                if count > 0 { put(" | ") }
                count += 1
            }
            put(" |")
        } else {
            columns = count
            guard count > 0 else { return out.removeSubrange(place...) }
            put(" |\n|")
            for _ in 0..<count { put(" --- |") }
        }
    }

    private mutating func escapeBars(from place: Int) {
        let bar = UInt8(ascii: "|")
        guard out[place...].contains(bar) else { return }
        let text = Array(out[place...])
        out.removeSubrange(place...)
        for byte in text {
            if byte == bar { out.append(UInt8(ascii: "\\")) }
            out.append(byte)
        }
    }

    /// What stands in a cell, on one line: its blocks with a semicolon between them, the steps of a chain with arrows.
    private mutating func cell(_ nodes: PageTree.Siblings) {
        var isFirst = true
        Self.parts(of: nodes) { line in
            part(after: "; ", &isFirst) { $0.inline(line) }
        } block: { name, node in
            part(after: "; ", &isFirst) { writer in
                guard name == .ol else { return writer.cell(writer.tree.children(of: node)) }
                var isFirst = true
                for step in writer.tree.elements(of: node) {
                    if !isFirst { writer.put(" → ") }
                    isFirst = false
                    writer.cell(writer.tree.children(of: step.node))
                }
            }
        }
    }

    // MARK: - Text

    private mutating func inline(of node: Node) { inline(tree.children(of: node)) }

    private mutating func inline(of node: Node, between mark: StaticString) {
        put(mark)
        inline(of: node)
        put(mark)
    }

    /// Words with one space between them.
    private mutating func inline(_ nodes: some Sequence<Node>) {
        let place = out.count
        for node in nodes {
            switch node.kind {
            case .text: escaped(node.range)
            case .code: tree.code(node.range) { escaped($0) }
            case .element(let name): inline(name, node)
            }
        }
        out.joinWords(from: place, Self.whitespace)
    }

    private mutating func inline(_ name: PageTree.Name, _ node: Node) {
        switch name {
        case .code: code(node)
        case .strong: inline(of: node, between: "**")
        case .em: inline(of: node, between: "*")
        case .del: inline(of: node, between: "~~")
        case .br: put(" ")
        case .wbr, .input, .button: break
        case .img:
            put("![")
            if let alternative = tree.attribute("alt", of: node) { escaped(alternative) }
            put("](")
            if let source = tree.attribute("src", of: node) { tree.plain(source) { out.append($0) } }
            put(")")
        case .a: link(node)
        case .span
        where tree.class(of: node, has: "badge") || tree.class(of: node, has: "container")
            || tree.class(of: node, has: "more"):
            inline(of: node, between: " ")
        default: inline(of: node)
        }
    }

    private mutating func link(_ node: Node) {
        guard let href = tree.attribute("href", of: node), tree.bytes[href].first != UInt8(ascii: "#") else {
            return inline(of: node)
        }
        put("[")
        let place = out.count
        inline(of: node)
        guard out.count > place else {
            out.removeLast()
            return
        }
        put("](")
        let start = out.count
        tree.plain(href) { out.append($0) }
        leadToTwin(from: start)
        put(")")
    }

    /// Makes a link to a page one to its twin.
    ///
    /// - Parameter place: where the address begins, which goes on to the end of what is written.
    private mutating func leadToTwin(from place: Int) {
        // A part of the page that is held while the page changes is a copy of the page.
        guard let end = Self.endOfPage(in: out[place...]) else { return }
        (out[end - 4], out[end - 3]) = (UInt8(ascii: "m"), UInt8(ascii: "d"))
        out.removeSubrange(end - 2..<end)
    }

    /// Where the path of a page of the site ends in an address; nil where the address is none of such a page.
    private static func endOfPage(in address: ArraySlice<UInt8>) -> Int? {
        let end = address.firstIndex(of: UInt8(ascii: "#")) ?? address.endIndex
        let isPage = address[..<end].suffix(5).elementsEqual(".html".utf8)
        return isPage && !address.starts(with: "mailto:".utf8) && !leadsAway(address) ? end : nil
    }

    /// Whether an address names a protocol, and so a place outside of the site.
    private static func leadsAway(_ address: ArraySlice<UInt8>) -> Bool {
        var rest = address
        while let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
            rest = rest[(colon + 1)...]
            if rest.starts(with: "//".utf8) { return true }
        }
        return false
    }

    private static let tick = UInt8(ascii: "`")

    private mutating func code(_ node: Node) {
        let place = out.count
        text(in: node)
        out.joinWords(from: place, Self.lineEnd)
        guard out.count > place else { return }
        var mark = [UInt8](repeating: Self.tick, count: longestRun(of: Self.tick, from: place) + 1)
        if out[place] == Self.tick || out[out.count - 1] == Self.tick {
            out.append(UInt8(ascii: " "))
            out += mark
            mark.append(UInt8(ascii: " "))
        } else {
            out += mark
        }
        out.insert(contentsOf: mark, at: place)
    }

    /// All text in an element, without what is drawn.
    private mutating func text(in node: Node) {
        for child in tree.children(of: node) {
            switch child.kind {
            case .text: tree.plain(child.range) { out.append($0) }
            case .code: tree.code(child.range) { out.append($0) }
            case .element: text(in: child)
            }
        }
    }

    /// Text in which nothing is a mark of Markdown or of HTML.
    private mutating func escaped(_ range: Range<Int>) {
        tree.plain(range) { escaped($0) }
    }

    private mutating func escaped(_ byte: UInt8) {
        if Self.isMark(byte) { out.append(UInt8(ascii: "\\")) }
        out.append(byte)
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["): true
        case UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "#"), UInt8(ascii: "~"): true
        case UInt8(ascii: "!"): true
        default: false
        }
    }

    private func longestRun(of mark: UInt8, from place: Int) -> Int {
        var longest = 0
        var run = 0
        for byte in out[place...] {
            run = byte == mark ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// How many bytes of white space stand at a place, as Unicode's property says; 0 for none.
    private static func whitespace(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
        isSpace(bytes[index]) ? 1 : wideSpace(bytes, index)
    }

    /// The same for what ends a line.
    private static func lineEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
        if (0x0A...0x0D).contains(bytes[index]) { return 1 }
        let length = wideSpace(bytes, index)
        return length > 0 && (bytes[index + 1] == 0x85 || [0xA8, 0xA9].contains(bytes[index + length - 1])) ? length : 0
    }

    private static func wideSpace(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
        let lead = bytes[index]
        guard lead >= 0xC2, index + 1 < bytes.count else { return 0 }
        if lead == 0xC2 { return bytes[index + 1] == 0x85 || bytes[index + 1] == 0xA0 ? 2 : 0 }
        guard (0xE1...0xE3).contains(lead), index + 2 < bytes.count else { return 0 }
        switch (lead, bytes[index + 1], bytes[index + 2]) {
        case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8), (0xE2, 0x80, 0xA9), (0xE2, 0x80, 0xAF),
            (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80):
            return 3
        default: return 0
        }
    }
}

extension [UInt8] {
    /// Leaves one space wherever parts are between words, and nothing of them before the first and behind the last.
    ///
    /// - Parameters:
    ///   - start: where the text begins; what stands before it stays.
    ///   - gap: how many bytes at a place are between words; 0 for none.
    fileprivate mutating func joinWords(
        from start: Int, _ gap: (UnsafeBufferPointer<UInt8>, Int) -> Int
    ) {
        let end = withUnsafeMutableBufferPointer { buffer in
            let bytes = UnsafeBufferPointer(buffer)
            var written = start
            var index = start
            var isBetween = false
            while index < bytes.count {
                let length = gap(bytes, index)
                if length > 0 {
                    isBetween = written > start
                    index += length
                    continue
                }
                if isBetween {
                    buffer[written] = UInt8(ascii: " ")
                    written += 1
                    isBetween = false
                }
                buffer[written] = bytes[index]
                written += 1
                index += 1
            }
            return written
        }
        removeSubrange(end...)
    }
}
