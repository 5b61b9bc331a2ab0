/// Splits SVG into tags and text. Comments, declarations and the document type are passed over.
///
/// Serves for what libgraphviz writes: names, values and texts are taken as they stand, escaped already. A site has
/// hundreds of drawings of thousands of elements, so that everything is said by its place in the bytes.
struct SVGScanner {
    enum Token {
        /// Its attributes are `attributes`, until the next token is taken.
        case open(name: Range<Int>, isEmpty: Bool)
        case close(name: Range<Int>)
        case text(Range<Int>)
    }

    struct Attribute {
        var name: Range<Int>
        var value: Range<Int>
        /// Whether exactly `="` stands between the name and the value, and `"` behind it.
        var isInQuotationMarks: Bool
    }

    let svg: [UInt8]
    private(set) var attributes: [Attribute] = []
    private var index = 0

    init(_ svg: [UInt8]) {
        self.svg = svg
    }

    /// Whether exactly this text stands in a range.
    func has(_ text: StaticString, at range: Range<Int>) -> Bool {
        text.utf8CodeUnitCount == range.count && begins(with: text, at: range.lowerBound)
    }

    func text(_ range: Range<Int>) -> String { String(decoding: svg[range], as: UTF8.self) }

    /// The value of the first attribute of a name among those of the last tag.
    func value(of name: StaticString) -> Range<Int>? { attributes.first { has(name, at: $0.name) }?.value }

    mutating func next() -> Token? {
        while index < svg.count {
            guard svg[index] == UInt8(ascii: "<") else {
                let start = index
                index = place(from: index) { $0 == UInt8(ascii: "<") }
                return .text(start..<index)
            }
            if begins(with: "<!--", at: index) {
                skip(past: "-->")
            } else if begins(with: "<!", at: index) || begins(with: "<?", at: index) {
                skip(past: ">")
            } else {
                return tag()
            }
        }
        return nil
    }

    private mutating func tag() -> Token {
        index += 1
        if index < svg.count, svg[index] == UInt8(ascii: "/") {
            let start = index + 1
            let end = place(from: start) { $0 == UInt8(ascii: ">") }
            index = min(end + 1, svg.count)
            let stop = svg[start..<end].lastIndex { !Self.isSpace($0) }.map { $0 + 1 } ?? start
            return .close(name: start..<stop)
        }
        let name = index..<place(from: index) { Self.isSpace($0) || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "/") }
        index = name.upperBound
        attributes.removeAll(keepingCapacity: true)
        while true {
            index = place(from: index) { !Self.isSpace($0) }
            guard index < svg.count, svg[index] != UInt8(ascii: ">"), svg[index] != UInt8(ascii: "/") else { break }
            let attribute = index..<place(from: index) { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ">") }
            index = min(attribute.upperBound + 1, svg.count)
            guard index < svg.count, svg[index] == UInt8(ascii: "\"") || svg[index] == UInt8(ascii: "'") else { break }
            let mark = svg[index]
            let value = index + 1..<place(from: index + 1) { $0 == mark }
            index = min(value.upperBound + 1, svg.count)
            let isUsual = mark == UInt8(ascii: "\"") && svg[attribute.upperBound] == UInt8(ascii: "=")
            attributes.append(Attribute(name: attribute, value: value, isInQuotationMarks: isUsual))
        }
        let isEmpty = index < svg.count && svg[index] == UInt8(ascii: "/")
        skip(past: ">")
        return .open(name: name, isEmpty: isEmpty)
    }

    /// Gives the numbers of a list in turn; what is between them may be any other bytes.
    func numbers(in list: Range<Int>, _ take: (Double) -> Void) {
        var index = list.lowerBound
        while index < list.upperBound {
            let start = index
            while index < list.upperBound, Self.isOfNumber(svg[index]) { index += 1 }
            if index > start, let number = number(start..<index) { take(number) }
            index += 1
        }
    }

    private static func isOfNumber(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
    }

    private func number(_ range: Range<Int>) -> Double? {
        let isNegative = svg[range.lowerBound] == UInt8(ascii: "-")
        // Two whole numbers that a Double holds: their quotient is rounded once, as what is read from the text is.
        var whole = 0
        var scale = 1.0
        var (digits, points) = (0, 0)
        for byte in svg[range].dropFirst(isNegative ? 1 : 0) {
            switch byte {
            case UInt8(ascii: "."): points += 1
            case UInt8(ascii: "-"): return nil
            default:
                digits += 1
                if digits > 15 { return Double(text(range)) }
                whole = 10 * whole + Int(byte - UInt8(ascii: "0"))
                if points > 0 { scale *= 10 }
            }
        }
        guard digits > 0, points < 2 else { return nil }
        let number = Double(whole) / scale
        return isNegative ? -number : number
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    private func place(from start: Int, where isEnd: (UInt8) -> Bool) -> Int {
        var index = start
        while index < svg.count, !isEnd(svg[index]) { index += 1 }
        return index
    }

    private func begins(with text: StaticString, at start: Int) -> Bool {
        guard start + text.utf8CodeUnitCount <= svg.count else { return false }
        return text.withUTF8Buffer { text in
            var index = 0
            while index < text.count, svg[start + index] == text[index] { index += 1 }
            return index == text.count
        }
    }

    private mutating func skip(past mark: StaticString) {
        while index < svg.count, !begins(with: mark, at: index) { index += 1 }
        index = min(index + mark.utf8CodeUnitCount, svg.count)
    }
}
