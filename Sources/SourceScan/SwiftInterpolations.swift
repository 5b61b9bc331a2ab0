/// How deeply the texts of a Swift source hold interpolations, found by its bytes alone.
///
/// The parser's lexer copies all that is open with each text that opens: twenty thousand of `"\("\("\(` took 18 GB.
struct SwiftInterpolations {
    /// Interpolations inside one another; real ones stay below five.
    static let maximum = 64

    /// What is open: a text with its marks, or the code of an interpolation with its parentheses.
    private enum Open {
        case text(pounds: Int, isLong: Bool)
        case code(parentheses: Int)
    }

    private let bytes: UnsafeRawBufferPointer
    private var index = 0
    private var open: [Open] = []
    private var depth = 0

    /// The offset of the first interpolation that lies too deep.
    static func firstFault(in bytes: UnsafeRawBufferPointer) -> Int? {
        var reader = SwiftInterpolations(bytes: bytes)
        return reader.firstFault()
    }

    private init(bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    private mutating func firstFault() -> Int? {
        while index < bytes.count {
            if case .text(let pounds, let isLong) = open.last {
                readText(pounds, isLong)
                if depth > Self.maximum { return index }
            } else {
                readCode()
            }
        }
        return nil
    }

    private func holds(_ text: StaticString, at place: Int) -> Bool {
        text.withUTF8Buffer { bytes[place...].starts(with: $0) }
    }

    /// How many `#` stand from a place on.
    private func pounds(at place: Int) -> Int {
        bytes[place...].prefix { $0 == UInt8(ascii: "#") }.count
    }

    private mutating func readText(_ pounds: Int, _ isLong: Bool) {
        let byte = bytes[index]
        index += 1
        switch byte {
        case UInt8(ascii: "\""):
            if isLong, !holds("\"\"", at: index) { return }
            let end = index + (isLong ? 2 : 0)
            guard self.pounds(at: end) >= pounds else { return }
            index = end + pounds
            open.removeLast()
        case UInt8(ascii: "\\"):
            guard self.pounds(at: index) >= pounds else { return }
            let next = index + pounds
            guard next < bytes.count else { return }
            index = next + 1
            guard bytes[next] == UInt8(ascii: "(") else { return }
            open.append(.code(parentheses: 0))
            depth += 1
        // A text that nothing ends, as the lexer has it.
        case UInt8(ascii: "\n") where !isLong: open.removeLast()
        default: break
        }
    }

    private mutating func readCode() {
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "#"):
            let pounds = pounds(at: index)
            index += pounds
            guard holds("\"", at: index) else { return }
            let isLong = holds("\"\"\"", at: index)
            index += isLong ? 3 : 1
            open.append(.text(pounds: pounds, isLong: isLong))
        case UInt8(ascii: "/") where holds("//", at: index):
            index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        case UInt8(ascii: "/") where holds("/*", at: index): skipComment()
        case UInt8(ascii: "("), UInt8(ascii: ")"):
            index += 1
            guard case .code(let parentheses) = open.last else { return }
            if byte == UInt8(ascii: "(") {
                open[open.count - 1] = .code(parentheses: parentheses + 1)
            } else if parentheses > 0 {
                open[open.count - 1] = .code(parentheses: parentheses - 1)
            } else {
                open.removeLast()
                depth -= 1
            }
        default: index += 1
        }
    }

    private mutating func skipComment() {
        var depth = 0
        while index < bytes.count {
            if holds("/*", at: index) {
                depth += 1
                index += 2
            } else if holds("*/", at: index) {
                depth -= 1
                index += 2
                if depth == 0 { return }
            } else {
                index += 1
            }
        }
    }
}
