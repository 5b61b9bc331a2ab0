/// Where the parts of a condition begin and end, as far as brackets and spaces tell.
package enum ConditionSyntax {
    typealias Code = ConditionWords.Code

    /// Whether a text is longer, or nests deeper, than any condition that somebody reads: each level would be looked at once more by
    /// those around it.
    package static func isUnreadable(_ condition: String) -> Bool {
        var (depth, length, negations) = (0, 0, 0)
        for byte in condition.utf8 {
            length += 1
            negations = byte == UInt8(ascii: "!") ? negations + 1 : 0
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            if depth > 32 || negations > 8 || length > 4_000 { return true }
        }
        return false
    }

    /// The pieces between separators that stand in no brackets and in no string; there is one at least.
    package static func pieces(of text: String, at separator: String) -> [String] {
        pieces(of: Array(text.utf8)[...], at: separator).map { String(decoding: $0, as: UTF8.self) }
    }

    /// What stands in the parentheses that hold everything; the text itself where none do.
    package static func withoutParentheses(_ text: String) -> String {
        guard text.utf8.first == UInt8(ascii: "(") else { return text }
        return String(decoding: withoutParentheses(Array(text.utf8)[...]), as: UTF8.self)
    }

    /// The pieces between separators that stand in no brackets; the pieces are never empty, and there is one at least.
    static func pieces(of code: Code, at separator: String) -> [Code] {
        let separator = Array(separator.utf8)
        var pieces: [Code] = []
        var nesting = Nesting()
        var start = code.startIndex
        for index in code.indices {
            guard nesting.depth(after: code[index]) == 0, index > start, code[index] == separator[0],
                code[index...].starts(with: separator)
            else { continue }
            pieces.append(code[start..<index])
            start = index + separator.count
        }
        if start < code.endIndex || pieces.isEmpty { pieces.append(code[start...]) }
        return pieces
    }

    /// What follows a `!` and belongs to it: something in parentheses, or a term without a space; nil for anything else.
    static func term(_ code: Code) -> Code? {
        if let inner = inParentheses(code) { return inner }
        guard code.first.map({ isLetter($0) || $0 == UInt8(ascii: "!") }) ?? false else { return nil }
        var nesting = Nesting()
        return code.allSatisfy { nesting.depth(after: $0) > 0 || $0 != UInt8(ascii: " ") } ? code : nil
    }

    /// What stands in the parentheses that hold everything; the code itself where none do, or nothing is in them.
    static func withoutParentheses(_ code: Code) -> Code {
        var code = code
        while let inner = inParentheses(code), !inner.isEmpty, pieces(of: inner, at: ", ").count == 1 { code = inner }
        return code
    }

    static func inParentheses(_ code: Code) -> Code? {
        guard let inner = rest(of: code, after: "("), inner.last == UInt8(ascii: ")") else { return nil }
        let body = inner.dropLast()
        var nesting = Nesting()
        var last = 0
        for byte in body {
            last = nesting.depth(after: byte)
            if last < 0 { return nil }
        }
        return last == 0 ? body : nil
    }

    static func rest(of code: Code, after prefix: String) -> Code? {
        code.starts(with: prefix.utf8) && code.count > prefix.utf8.count ? code.dropFirst(prefix.utf8.count) : nil
    }

    static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...: true
        default: false
        }
    }

    /// Whether a byte can stand in a name.
    static func isOfName(_ byte: UInt8) -> Bool {
        isLetter(byte) || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// How deep in brackets a text is, byte by byte; a string literal's own brackets do not count.
    private struct Nesting {
        private var brackets = 0
        private var isString = false
        private var isEscaped = false

        mutating func depth(after byte: UInt8) -> Int {
            let wasEscaped = isEscaped
            isEscaped = isString && !wasEscaped && byte == UInt8(ascii: "\\")
            switch byte {
            case UInt8(ascii: "\""): if !wasEscaped { isString.toggle() }
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): if !isString { brackets += 1 }
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): if !isString { brackets -= 1 }
            default: break
            }
            return isString ? max(brackets, 1) : brackets
        }
    }
}
