/// Lines of text: words, links and code.
extension MarkdownTwin {
    mutating func inline(of node: Node) { inline(tree.children(of: node)) }

    mutating func inline(of node: Node, between mark: StaticString) {
        put(mark)
        inline(of: node)
        put(mark)
    }

    /// Words with one space between them.
    mutating func inline(_ nodes: some Sequence<Node>) {
        let place = out.count
        for node in nodes {
            switch node.kind {
            case .text: escaped(node.range)
            case .code:
                let start = out.count
                tree.code(node.range, into: &out)
                escapeMarks(from: start)
            case .element(let name): inline(name, node)
            }
        }
        out.joinWords(from: place, Self.whitespace)
    }

    mutating func inline(_ name: PageTree.Name, _ node: Node) {
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
            if let source = tree.attribute("src", of: node) { address(source) }
            put(")")
        case .a: link(node)
        // What a cell counts, the head of its column says.
        case .span where tree.class(of: node, has: "unit"): break
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
        address(href)
        leadToTwin(from: start)
        put(")")
    }

    /// Writes an address, in which nothing ends it or begins another link.
    private mutating func address(_ attribute: Range<Int>) {
        let start = out.count
        tree.plain(attribute, into: &out)
        guard out[start...].contains(where: Self.endsAddress) else { return }
        let plain = Array(out[start...])
        out.removeSubrange(start...)
        for byte in plain {
            guard Self.endsAddress(byte) else {
                out.append(byte)
                continue
            }
            let digits = String(byte, radix: 16, uppercase: true)
            put("%")
            out.append(contentsOf: (digits.utf8.count < 2 ? "0" + digits : digits).utf8)
        }
    }

    /// Whether Markdown may take a byte for the end of an address, or for something else than a letter of it.
    private static func endsAddress(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == 0x7F || "()[]<>\\`".utf8.contains(byte)
    }

    /// Makes a link to a page one to its twin, which has no parts that an address could name.
    ///
    /// - Parameter place: where the address begins, which goes on to the end of what is written.
    private mutating func leadToTwin(from place: Int) {
        // A part of the page that is held while the page changes is a copy of the page.
        guard let end = Self.endOfPage(in: out[place...]) else { return }
        (out[end - 4], out[end - 3]) = (UInt8(ascii: "m"), UInt8(ascii: "d"))
        out.removeSubrange((end - 2)...)
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

    static let tick = UInt8(ascii: "`")

    mutating func code(_ node: Node) {
        let place = out.count
        // Most code has no mark of its own in it, and one before and behind it.
        out.append(Self.tick)
        let start = out.count
        text(in: node)
        out.joinWords(from: start, Self.lineEnd)
        guard out.count > start else { return out.removeSubrange(place...) }
        var more = [UInt8](repeating: Self.tick, count: longestRun(of: Self.tick, from: start))
        if more.isEmpty { return out.append(Self.tick) }
        if out[start] == Self.tick || out[out.count - 1] == Self.tick {
            out.append(UInt8(ascii: " "))
            out += more
            more.append(UInt8(ascii: " "))
        } else {
            out += more
        }
        out.append(Self.tick)
        out.insert(contentsOf: more, at: start)
    }

    /// All text in an element, without what is drawn.
    mutating func text(in node: Node) {
        for child in tree.children(of: node) {
            switch child.kind {
            case .text: tree.plain(child.range, into: &out)
            case .code: tree.code(child.range, into: &out)
            case .element: text(in: child)
            }
        }
    }

    /// Text in which nothing is a mark of Markdown or of HTML.
    private mutating func escaped(_ range: Range<Int>) {
        let start = out.count
        tree.plain(range, into: &out)
        escapeMarks(from: start)
    }

    /// Puts a backslash before each mark from a place on.
    private mutating func escapeMarks(from place: Int) {
        guard let first = out[place...].firstIndex(where: Self.isMark) else { return }
        let text = Array(out[first...])
        out.removeSubrange(first...)
        for byte in text {
            if Self.isMark(byte) { out.append(UInt8(ascii: "\\")) }
            out.append(byte)
        }
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["): true
        case UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "#"), UInt8(ascii: "~"): true
        case UInt8(ascii: "!"): true
        default: false
        }
    }

    func longestRun(of mark: UInt8, from place: Int) -> Int {
        var longest = 0
        var run = 0
        for byte in out[place...] {
            run = byte == mark ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }
}
