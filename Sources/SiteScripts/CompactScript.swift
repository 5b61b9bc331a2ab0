/// A script without its comments and the white space that nothing depends on, which are a quarter of it.
///
/// Serves for the scripts of this program, which it need not understand: strings, templates and regular expressions stay
/// as they are, names too, and a line ends where it may mean the end of a statement.
struct CompactScript {
    private(set) var bytes: [UInt8] = []
    private let source: [UInt8]
    private var index = 0

    init(_ source: [UInt8]) {
        self.source = source
        bytes.reserveCapacity(source.count)
        while index < source.count { step() }
    }

    private var next: UInt8? { index + 1 < source.count ? source[index + 1] : nil }

    private mutating func step() {
        switch source[index] {
        case UInt8(ascii: "'"), UInt8(ascii: "\""): copy(through: end(ofStringAt: index))
        case UInt8(ascii: "`"): copy(through: end(ofTemplateAt: index))
        case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
            while index < source.count, source[index] != UInt8(ascii: "\n") { index += 1 }
        case UInt8(ascii: "/") where beginsExpression: copy(through: end(ofPatternAt: index))
        case UInt8(ascii: " "), UInt8(ascii: "\n"): space()
        default: copy(through: index)
        }
    }

    private mutating func copy(through end: Int) {
        bytes += source[index...min(end, source.count - 1)]
        index = end + 1
    }

    /// White space, and the comments in it, up to the next token.
    private mutating func space() {
        var endsLine = false
        while index < source.count {
            if source[index] == UInt8(ascii: "\n") {
                endsLine = true
            } else if source[index] == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
                while index + 1 < source.count, source[index + 1] != UInt8(ascii: "\n") { index += 1 }
            } else if source[index] != UInt8(ascii: " ") {
                break
            }
            index += 1
        }
        guard let last = bytes.last, index < source.count else { return }
        let following = source[index]
        if endsLine {
            let isOpen = "{([,;:?&|=+".utf8.contains(last) || "}]).?&|:".utf8.contains(following)
            if !isOpen { bytes.append(UInt8(ascii: "\n")) }
        } else if Self.isName(last) && Self.isName(following) || last == following && "+-".utf8.contains(last) {
            bytes.append(UInt8(ascii: " "))
        }
    }

    /// Whether a slash here begins a pattern, and is no division.
    private var beginsExpression: Bool {
        guard let last = bytes.last else { return true }
        return "(,=:[!&|?{};>\n".utf8.contains(last)
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    private func end(ofStringAt start: Int) -> Int {
        var place = start + 1
        while place < source.count, source[place] != source[start] {
            place += source[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        return place
    }

    private func end(ofPatternAt start: Int) -> Int {
        var place = start + 1
        var isClass = false
        while place < source.count, isClass || source[place] != UInt8(ascii: "/") {
            if source[place] == UInt8(ascii: "[") { isClass = true }
            if source[place] == UInt8(ascii: "]") { isClass = false }
            place += source[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        return place
    }

    private func end(ofTemplateAt start: Int) -> Int {
        var place = start + 1
        var depth = 0
        while place < source.count {
            switch source[place] {
            case UInt8(ascii: "\\"): place += 1
            case UInt8(ascii: "{") where depth > 0 || source[place - 1] == UInt8(ascii: "$"): depth += 1
            case UInt8(ascii: "}") where depth > 0: depth -= 1
            case UInt8(ascii: "'") where depth > 0: place = end(ofStringAt: place)
            case UInt8(ascii: "`"):
                if depth == 0 { return place }
                place = end(ofTemplateAt: place)
            default: break
            }
            place += 1
        }
        return place
    }
}
