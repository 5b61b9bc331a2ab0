import Foundation

/// The elements of a page that this program wrote, read back: start tags have quoted attributes, and every element but
/// the void ones has its end tag.
///
/// Drawings are left out. What nests deeper than any page of the site does, as a documentation comment can, loses its
/// tags and keeps its text.
///
/// A site has thousands of pages, so the tree holds no text of its own: its nodes are numbers in one array, and say where
/// in the page they stand.
struct PageTree {
    /// What the Markdown of a page asks about; every other element is the words in it.
    enum Name: String, CaseIterable {
        case p, div, section, header, article, figure, figcaption, aside, main, details, summary
        case ul, ol, li, dl, dt, dd, table, caption, tr, pre, blockquote, h1, h2, h3, h4, h5, h6, hr, nav
        case code, strong, em, del, br, wbr, input, button, img, a, span, meta, link, svg
        case other = ""
    }

    enum Kind: Equatable {
        case text
        /// What is in a `pre`, tags and all: the excerpts of a site have hundreds of thousands of elements, which mean
        /// nothing but their text.
        case code
        case element(Name)
    }

    struct Node {
        let kind: Kind
        private let start: UInt32
        private let end: UInt32
        // Indices of nodes; 0, which is the root, for none.
        fileprivate var firstChild: UInt32 = 0
        fileprivate var next: UInt32 = 0
        fileprivate var lastChild: UInt32 = 0

        /// The text, or what stands between the angle brackets of the start tag.
        var range: Range<Int> { Int(start)..<Int(end) }

        fileprivate init(_ kind: Kind, _ range: Range<Int>) {
            self.kind = kind
            (start, end) = (UInt32(clamping: range.lowerBound), UInt32(clamping: range.upperBound))
        }
    }

    /// The nodes that follow one another, from one on.
    struct Siblings: Sequence, IteratorProtocol {
        fileprivate let nodes: [Node]
        fileprivate var place: UInt32

        mutating func next() -> Node? {
            guard place > 0 else { return nil }
            let node = nodes[Int(place)]
            place = node.next
            return node
        }
    }

    private static let deepest = 64

    let bytes: [UInt8]
    private var nodes = [Node(.element(.other), 0..<0)]

    /// - Parameter html: what a page wrote with `HTMLWriter`.
    init(_ html: [UInt8]) {
        bytes = html
        nodes.reserveCapacity(html.count / 64)
        read()
    }

    var roots: Siblings { children(of: nodes[0]) }

    func children(of node: Node) -> Siblings { Siblings(nodes: nodes, place: node.firstChild) }

    /// The elements among the children, with their names.
    func elements(of node: Node) -> some Sequence<(name: Name, node: Node)> {
        children(of: node).lazy.compactMap { child in
            if case .element(let name) = child.kind { (name, child) } else { nil }
        }
    }

    // MARK: - Reading

    private mutating func read() {
        var index = 0
        var open = [0]
        // How many elements are open below the deepest that is kept.
        var deeper = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<") else {
                let end = place(of: UInt8(ascii: "<"), from: index)
                add(Node(.text, index..<end), to: open[open.count - 1])
                index = end
                continue
            }
            let end = min(place(of: UInt8(ascii: ">"), from: index), bytes.count - 1)
            let tag = index + 1..<max(end, index + 1)
            index = end + 1
            if !tag.isEmpty, bytes[tag.lowerBound] == UInt8(ascii: "/") {
                if deeper > 0 { deeper -= 1 } else if open.count > 1 { open.removeLast() }
                continue
            }
            let name = name(of: tag)
            if name == .svg {
                index = endOfDrawing(from: index)
            } else if Self.isVoid(name) {
                add(Node(.element(name), tag), to: open[open.count - 1])
            } else if open.count > Self.deepest {
                deeper += 1
            } else {
                add(Node(.element(name), tag), to: open[open.count - 1])
                if name == .pre {
                    let end = place(of: "</pre>", from: index)
                    add(Node(.code, index..<end), to: nodes.count - 1)
                    index = min(end + 6, bytes.count)
                } else {
                    open.append(nodes.count - 1)
                }
            }
        }
    }

    private mutating func add(_ node: Node, to parent: Int) {
        nodes.append(node)
        let place = UInt32(clamping: nodes.count - 1)
        let last = nodes[parent].lastChild
        if last > 0 { nodes[Int(last)].next = place } else { nodes[parent].firstChild = place }
        nodes[parent].lastChild = place
    }

    /// Whether an element has no end tag.
    private static func isVoid(_ name: Name) -> Bool {
        switch name {
        case .br, .hr, .wbr, .img, .input, .meta, .link: true
        default: false
        }
    }

    private func place(of byte: UInt8, from start: Int) -> Int {
        place(of: byte, in: start..<max(start, bytes.count))
    }

    /// Where a byte stands for the first time; the end of the range where it does not.
    private func place(of byte: UInt8, in range: Range<Int>) -> Int {
        guard !range.isEmpty else { return min(range.upperBound, bytes.count) }
        return bytes.withUnsafeBytes { bytes in
            let part = UnsafeRawBufferPointer(rebasing: bytes[range])
            guard let base = part.baseAddress, let found = memchr(base, Int32(byte), part.count)
            else { return range.upperBound }
            return range.lowerBound + base.distance(to: UnsafeRawPointer(found))
        }
    }

    /// Behind the end of a drawing; drawings hold no other drawing.
    private func endOfDrawing(from start: Int) -> Int {
        min(place(of: UInt8(ascii: ">"), from: place(of: "</svg", from: start)) + 1, bytes.count)
    }

    /// Where a tag begins.
    private func place(of tag: StaticString, from start: Int) -> Int {
        var index = place(of: UInt8(ascii: "<"), from: start)
        while index < bytes.count, !bytes.holds(tag, at: index) {
            index = place(of: UInt8(ascii: "<"), from: index + 1)
        }
        return index
    }

    /// Names by what `number` makes of them, which no two of them share.
    private static let names = Dictionary(
        uniqueKeysWithValues: Name.allCases.map {
            (number($0.rawValue.utf8[...]), (name: $0, bytes: Array($0.rawValue.utf8)))
        })

    /// The length of a name and its first seven bytes, as a number.
    private static func number(_ name: some Collection<UInt8>) -> UInt64 {
        name.prefix(7).reduce(UInt64(name.count)) { $0 << 8 | UInt64($1) }
    }

    private func name(of tag: Range<Int>) -> Name {
        let end = bytes[tag].firstIndex(of: UInt8(ascii: " ")) ?? tag.upperBound
        let written = bytes[tag.lowerBound..<end]
        // Most elements are one of these.
        switch written.count {
        case 1 where written.first == UInt8(ascii: "a"): return .a
        case 1 where written.first == UInt8(ascii: "p"): return .p
        case 3 where bytes.holds("wbr", at: tag.lowerBound): return .wbr
        case 2 where bytes.holds("td", at: tag.lowerBound): return .other
        case 2 where bytes.holds("li", at: tag.lowerBound): return .li
        case 2 where bytes.holds("tr", at: tag.lowerBound): return .tr
        case 2 where bytes.holds("th", at: tag.lowerBound): return .other
        case 2 where bytes.holds("dd", at: tag.lowerBound): return .dd
        case 2 where bytes.holds("dt", at: tag.lowerBound): return .dt
        case 2 where bytes.holds("ul", at: tag.lowerBound): return .ul
        case 4 where bytes.holds("span", at: tag.lowerBound): return .span
        case 4 where bytes.holds("code", at: tag.lowerBound): return .code
        default: break
        }
        guard let known = Self.names[Self.number(written)], known.bytes.elementsEqual(written) else { return .other }
        return known.name
    }

    // MARK: - Attributes

    /// Where the value of an attribute stands; nil where the element has none of the name.
    func attribute(_ name: StaticString, of node: Node) -> Range<Int>? {
        let quote = UInt8(ascii: "\"")
        let tag = node.range
        // The shortest that could have it: `p hidden=""`.
        guard tag.count >= name.utf8CodeUnitCount + 5 else { return nil }
        var found: Range<Int>?
        var index = tag.lowerBound
        while true {
            let start = place(of: quote, in: index..<tag.upperBound)
            guard start < tag.upperBound else { return found }
            let end = place(of: quote, in: start + 1..<tag.upperBound)
            guard end < tag.upperBound else { return found }
            let begin = start - 1 - name.utf8CodeUnitCount
            if begin > tag.lowerBound, bytes[begin - 1] == UInt8(ascii: " "), bytes.holds(name, at: begin) {
                found = start + 1..<end
            }
            index = end + 1
        }
    }

    /// Whether the class attribute has a word.
    func `class`(of node: Node, has word: StaticString) -> Bool {
        guard let value = attribute("class", of: node) else { return false }
        return bytes[value].split(separator: UInt8(ascii: " ")).contains {
            $0.count == word.utf8CodeUnitCount && bytes.holds(word, at: $0.startIndex)
        }
    }

    // MARK: - Text

    private static let escapes: [(escaped: StaticString, plain: UInt8)] = [
        ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")), ("&quot;", UInt8(ascii: "\"")),
        ("&#39;", UInt8(ascii: "'")), ("&amp;", UInt8(ascii: "&")),
    ]

    /// Writes what is in a `pre`, without its tags, and two spaces behind the number of a line.
    func code(_ range: Range<Int>, into out: inout [UInt8]) {
        let number: StaticString = "<a class=\"number\""
        var index = range.lowerBound
        var isInNumber = false
        while index < range.upperBound {
            let start = min(place(of: UInt8(ascii: "<"), from: index), range.upperBound)
            plain(index..<start, into: &out)
            guard start < range.upperBound else { return }
            if isInNumber, bytes.holds("</a>", at: start) {
                isInNumber = false
                out.append(UInt8(ascii: " "))
                out.append(UInt8(ascii: " "))
            } else if bytes.holds(number, at: start) {
                isInNumber = true
            }
            index = min(place(of: UInt8(ascii: ">"), from: start) + 1, range.upperBound)
        }
    }

    /// Writes a text as it was before `HTMLWriter` escaped it.
    func plain(_ range: Range<Int>, into out: inout [UInt8]) {
        var index = range.lowerBound
        while index < range.upperBound {
            var end = place(of: UInt8(ascii: "&"), in: index..<range.upperBound)
            bytes.withUnsafeBufferPointer { out.append(contentsOf: UnsafeBufferPointer(rebasing: $0[index..<end])) }
            guard end < range.upperBound else { return }
            let escape = Self.escapes.first {
                end + $0.escaped.utf8CodeUnitCount <= range.upperBound && bytes.holds($0.escaped, at: end)
            }
            out.append(escape?.plain ?? bytes[end])
            end += escape?.escaped.utf8CodeUnitCount ?? 1
            index = end
        }
    }
}
