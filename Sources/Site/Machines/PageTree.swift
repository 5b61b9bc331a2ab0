/// The elements of a page that this program wrote, read back: start tags have quoted attributes, and every element but
/// the void ones has its end tag.
///
/// Drawings are left out. What nests deeper than any page of the site does, as a documentation comment can, loses its
/// tags and keeps its text.
struct PageTree {
    indirect enum Node {
        case text(String)
        case element(Element)
    }

    struct Element {
        var name: String
        var attributes: [String: String] = [:]
        var children: [Node] = []

        /// Whether the class attribute has a word.
        func has(_ word: String) -> Bool {
            attributes["class"]?.split(separator: " ").contains { $0 == word } ?? false
        }

        /// All text below, without what is drawn.
        var text: String {
            children.map { node in
                switch node {
                case .text(let text): text
                case .element(let element): element.text
                }
            }.joined()
        }

        /// The elements among the children.
        var elements: [Element] {
            children.compactMap { if case .element(let element) = $0 { element } else { nil } }
        }
    }

    private static let deepest = 64
    private static let voids: Set<String> = ["br", "hr", "wbr", "img", "input", "meta", "link"]

    let nodes: [Node]

    init(_ html: [UInt8]) {
        var reader = Reader(html)
        nodes = reader.read()
    }

    private struct Reader {
        private let bytes: [UInt8]
        private var index = 0
        private var open: [Element] = [Element(name: "")]
        /// How many elements are open below the deepest that is kept.
        private var deeper = 0

        init(_ bytes: [UInt8]) {
            self.bytes = bytes
        }

        mutating func read() -> [Node] {
            while index < bytes.count {
                guard bytes[index] == UInt8(ascii: "<") else {
                    let end = bytes[index...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
                    add(.text(Self.plain(bytes[index..<end])))
                    index = end
                    continue
                }
                let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count - 1
                let tag = bytes[index + 1..<max(end, index + 1)]
                index = end + 1
                read(tag: tag)
            }
            while open.count > 1 { close() }
            return open[0].children
        }

        private mutating func add(_ node: Node) {
            open[open.count - 1].children.append(node)
        }

        private mutating func close() {
            let element = open.removeLast()
            add(.element(element))
        }

        /// - Parameter tag: what stands between the angle brackets.
        private mutating func read(tag: ArraySlice<UInt8>) {
            if tag.first == UInt8(ascii: "/") {
                if deeper > 0 { deeper -= 1 } else if open.count > 1 { close() }
                return
            }
            let name = String(decoding: tag.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
            if name == "svg" { return skipDrawing() }
            let element = Element(name: name, attributes: Self.attributes(of: tag))
            if PageTree.voids.contains(name) { return add(.element(element)) }
            if open.count > PageTree.deepest { deeper += 1 } else { open.append(element) }
        }

        /// Goes on behind the end of a drawing; drawings hold no other drawing.
        private mutating func skipDrawing() {
            let end = Array("</svg".utf8)
            while index < bytes.count {
                if bytes[index] == end[0], bytes[index...].starts(with: end) { break }
                index += 1
            }
            while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
            index = min(index + 1, bytes.count)
        }

        private static func attributes(of tag: ArraySlice<UInt8>) -> [String: String] {
            var attributes: [String: String] = [:]
            let quote = UInt8(ascii: "\"")
            var rest = tag
            while let start = rest.firstIndex(of: quote), let end = rest[(start + 1)...].firstIndex(of: quote) {
                let name = rest[..<start].dropLast()
                let first = name.lastIndex(of: UInt8(ascii: " ")).map { $0 + 1 } ?? name.startIndex
                attributes[String(decoding: name[first...], as: UTF8.self)] = plain(rest[start + 1..<end])
                rest = rest[(end + 1)...]
            }
            return attributes
        }

        private static let escapes: [(escaped: [UInt8], plain: UInt8)] = [
            ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
        ].map { (Array($0.0.utf8), UInt8(ascii: $0.1)) }

        /// Text as it was before `HTMLWriter` escaped it.
        private static func plain(_ bytes: ArraySlice<UInt8>) -> String {
            guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
            var plain: [UInt8] = []
            var rest = bytes
            while let first = rest.first {
                let escape = first == UInt8(ascii: "&") ? escapes.first { rest.starts(with: $0.escaped) } : nil
                plain.append(escape?.plain ?? first)
                rest = rest.dropFirst(escape?.escaped.count ?? 1)
            }
            return String(decoding: plain, as: UTF8.self)
        }
    }
}
