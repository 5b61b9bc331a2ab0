/// A route's condition as a sentence's parts: what the graph keeps as one line of Swift, taken apart where it says *and*.
struct ConditionWords: Equatable {
    /// A word or two of English, and the Swift that it is about.
    struct Part: Equatable {
        /// `not`, `in the case`; empty where the code speaks for itself.
        var words: String
        /// Empty where the words say it all.
        var code: String
    }

    /// All of them hold.
    let parts: [Part]

    init(_ condition: String) {
        parts = Self.split(Array(condition.utf8)[...], at: " && ").map(Self.part)
    }

    /// The condition in one line of text.
    var text: String {
        parts.map { [$0.words, $0.code].filter { !$0.isEmpty }.joined(separator: " ") }.joined(separator: " and ")
    }

    // A site has ten thousands of conditions, and a character takes many times as long to compare as a byte. What is looked
    // for is ASCII, so that nothing is cut within a character.

    private typealias Code = ArraySlice<UInt8>

    private static func text(_ code: Code) -> String { String(decoding: code, as: UTF8.self) }

    private static func part(_ code: Code) -> Part {
        if code.elementsEqual("catch".utf8) { return Part(words: "an error is caught", code: "") }
        if code.elementsEqual("default".utf8) { return Part(words: "in no other case", code: "") }
        if let flag = rest(of: code, after: "#if ") {
            if let other = negated(flag) { return Part(words: "compiled without", code: text(other)) }
            return Part(words: "compiled with", code: text(flag))
        }
        if let choice = choice(code) { return choice }
        if let pattern = rest(of: code, after: "case ") {
            let patterns = split(pattern, at: ", ")
            return Part(
                words: patterns.count == 1 ? "in the case" : "in one of the cases",
                code: patterns.map(withoutBindings).joined(separator: ", "))
        }
        if let term = rest(of: code, after: "!"), term.first.map(isLetter) ?? false, isOneTerm(term) {
            return Part(words: "not", code: text(term))
        }
        guard let inner = negated(code) else { return Part(words: "", code: text(code)) }
        if let twice = rest(of: inner, after: "!"), isOneTerm(twice) { return Part(words: "", code: text(twice)) }
        if inner.starts(with: "case ".utf8) {
            let part = part(inner)
            return Part(words: "not \(part.words)", code: part.code)
        }
        let isList = split(inner, at: ", ").count > 1 || split(inner, at: " && ").count > 1
        return Part(words: isList ? "not all of" : "not", code: text(inner))
    }

    /// `a || b`, also in parentheses: one of several cases, or one of several conditions.
    private static func choice(_ code: Code) -> Part? {
        let inner = inParentheses(code)
        let sides = split(inner ?? code, at: " || ")
        guard sides.count > 1 else { return nil }
        let patterns = sides.compactMap { rest(of: $0, after: "case ") }
        if patterns.count == sides.count, sides.allSatisfy({ split($0, at: " && ").count == 1 }) {
            return Part(words: "in one of the cases", code: patterns.map(withoutBindings).joined(separator: ", "))
        }
        return inner.map { Part(words: "either", code: text($0)) }
    }

    /// A pattern without the names that it binds, which say nothing to a reader: `.failure` of `let .failure(error)` and of
    /// `.failure(let error)`.
    private static func withoutBindings(_ pattern: Code) -> String {
        if case let sides = split(pattern, at: " = "), sides.count == 2 {
            return withoutBindings(sides[0]) + " = " + text(sides[1])
        }
        let bound = rest(of: pattern, after: "let ")
        let body = bound ?? pattern
        guard body.first == UInt8(ascii: "."), let open = body.firstIndex(of: UInt8(ascii: "(")),
            let inner = inParentheses(body[open...])
        else { return text(pattern) }
        let bindsAll = split(inner, at: ", ").allSatisfy { part in
            guard let value = split(part, at: ": ").last else { return false }
            if value.elementsEqual("_".utf8) { return true }
            let name = bound == nil ? rest(of: value, after: "let ") : value
            return name?.allSatisfy { isLetter($0) || $0 == UInt8(ascii: "_") || (0x30...0x39).contains($0) } ?? false
        }
        return text(bindsAll ? body[..<open] : pattern)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...: true
        default: false
        }
    }

    private static func rest(of code: Code, after prefix: String) -> Code? {
        code.starts(with: prefix.utf8) && code.count > prefix.utf8.count ? code.dropFirst(prefix.utf8.count) : nil
    }

    /// What stands in the parentheses of `!(…)`, where they hold everything.
    private static func negated(_ code: Code) -> Code? { rest(of: code, after: "!").flatMap(inParentheses) }

    private static func inParentheses(_ code: Code) -> Code? {
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

    /// Whether a `!` before it belongs to all of it.
    private static func isOneTerm(_ code: Code) -> Bool {
        var nesting = Nesting()
        return code.allSatisfy { nesting.depth(after: $0) > 0 || $0 != UInt8(ascii: " ") }
    }

    /// The pieces between separators that stand in no brackets; the pieces are never empty.
    private static func split(_ code: Code, at separator: String) -> [Code] {
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

    /// How deep in brackets a text is, byte by byte; a string literal's own brackets do not count.
    private struct Nesting {
        private var brackets = 0
        private var isString = false

        mutating func depth(after byte: UInt8) -> Int {
            switch byte {
            case UInt8(ascii: "\""): isString.toggle()
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): if !isString { brackets += 1 }
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): if !isString { brackets -= 1 }
            default: break
            }
            return isString ? max(brackets, 1) : brackets
        }
    }
}
