/// Splits SVG into tags and text. Comments, declarations and the document type are passed over.
///
/// Serves for what libgraphviz writes: names, values and texts are taken as they stand, escaped already.
struct SVGScanner {
    enum Token {
        case open(name: String, attributes: [(name: String, value: String)], isEmpty: Bool)
        case close(name: String)
        case text(String)
    }

    private var rest: ArraySlice<UInt8>

    init(_ svg: [UInt8]) {
        rest = svg[...]
    }

    mutating func next() -> Token? {
        while let first = rest.first {
            guard first == UInt8(ascii: "<") else { return .text(take { $0 == UInt8(ascii: "<") }) }
            if rest.starts(with: "<!--".utf8) {
                skip(past: Array("-->".utf8))
            } else if rest.starts(with: "<!".utf8) || rest.starts(with: "<?".utf8) {
                skip(past: [UInt8(ascii: ">")])
            } else {
                return tag()
            }
        }
        return nil
    }

    private mutating func tag() -> Token {
        rest.removeFirst()
        if rest.first == UInt8(ascii: "/") {
            rest.removeFirst()
            let name = take { $0 == UInt8(ascii: ">") }
            rest = rest.dropFirst()
            return .close(name: name.filter { !$0.isWhitespace })
        }
        let name = take { Self.isSpace($0) || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "/") }
        var attributes: [(name: String, value: String)] = []
        while true {
            rest = rest.drop(while: Self.isSpace)
            guard let next = rest.first, next != UInt8(ascii: ">"), next != UInt8(ascii: "/") else { break }
            let attribute = take { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ">") }
            rest = rest.dropFirst()
            guard let mark = rest.first, mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else { break }
            rest.removeFirst()
            let value = take { $0 == mark }
            rest = rest.dropFirst()
            attributes.append((attribute, mark == UInt8(ascii: "'") ? value.replacing("\"", with: "&quot;") : value))
        }
        let isEmpty = rest.first == UInt8(ascii: "/")
        skip(past: [UInt8(ascii: ">")])
        return .open(name: name, attributes: attributes, isEmpty: isEmpty)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    private mutating func take(until end: (UInt8) -> Bool) -> String {
        let stop = rest.firstIndex(where: end) ?? rest.endIndex
        defer { rest = rest[stop...] }
        return String(decoding: rest[..<stop], as: UTF8.self)
    }

    private mutating func skip(past mark: [UInt8]) {
        while !rest.isEmpty, !rest.starts(with: mark) { rest.removeFirst() }
        rest = rest.dropFirst(mark.count)
    }
}
