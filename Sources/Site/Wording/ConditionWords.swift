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
        parts = Self.split(condition, at: " && ").map(Self.part)
    }

    /// The condition in one line of text.
    var text: String {
        parts.map { [$0.words, $0.code].filter { !$0.isEmpty }.joined(separator: " ") }.joined(separator: " and ")
    }

    private static func part(_ code: String) -> Part {
        if code == "catch" { return Part(words: "an error is caught", code: "") }
        if code == "default" { return Part(words: "in no other case", code: "") }
        if let flag = rest(of: code, after: "#if ").flatMap(negated) {
            return Part(words: "compiled without", code: flag)
        }
        if let flag = rest(of: code, after: "#if ") { return Part(words: "compiled with", code: flag) }
        if let choice = choice(code) { return choice }
        if let pattern = rest(of: code, after: "case ") {
            let isOne = split(pattern, at: ", ").count == 1
            return Part(words: isOne ? "in the case" : "in one of the cases", code: pattern)
        }
        if let term = rest(of: code, after: "!"), term.first?.isLetter == true, isOneTerm(term) {
            return Part(words: "not", code: term)
        }
        guard let inner = negated(code) else { return Part(words: "", code: code) }
        if let twice = rest(of: inner, after: "!"), isOneTerm(twice) { return Part(words: "", code: twice) }
        if inner.hasPrefix("case ") { return Part(words: "not \(part(inner).words)", code: part(inner).code) }
        let isList = split(inner, at: ", ").count > 1 || split(inner, at: " && ").count > 1
        return Part(words: isList ? "not all of" : "not", code: inner)
    }

    /// `a || b`, also in parentheses: one of several cases, or one of several conditions.
    private static func choice(_ code: String) -> Part? {
        let inner = negated("!" + code) ?? code
        let sides = split(inner, at: " || ")
        guard sides.count > 1 else { return nil }
        let patterns = sides.compactMap { rest(of: $0, after: "case ") }
        if patterns.count == sides.count, sides.allSatisfy({ split($0, at: " && ").count == 1 }) {
            return Part(words: "in one of the cases", code: patterns.joined(separator: ", "))
        }
        return inner == code ? nil : Part(words: "either", code: inner)
    }

    private static func rest(of code: String, after prefix: String) -> String? {
        code.hasPrefix(prefix) && code.utf8.count > prefix.utf8.count ? String(code.dropFirst(prefix.count)) : nil
    }

    /// What stands in the parentheses of `!(…)`, where they hold everything.
    private static func negated(_ code: String) -> String? {
        guard let inner = rest(of: code, after: "!("), inner.hasSuffix(")") else { return nil }
        let body = String(inner.dropLast())
        return depths(of: body).allSatisfy { $0 >= 0 } && depths(of: body).last ?? 0 == 0 ? body : nil
    }

    /// Whether a `!` before it belongs to all of it.
    private static func isOneTerm(_ code: String) -> Bool {
        zip(code, depths(of: code)).allSatisfy { $0 != " " || $1 > 0 }
    }

    /// How deep in brackets the text is after each character; a string literal's own brackets do not count.
    private static func depths(of code: String) -> [Int] {
        var depth = 0
        var isString = false
        return code.map { character in
            switch character {
            case "\"": isString.toggle()
            case "(", "[", "{": if !isString { depth += 1 }
            case ")", "]", "}": if !isString { depth -= 1 }
            default: break
            }
            return isString ? max(depth, 1) : depth
        }
    }

    /// The pieces between separators that stand in no brackets; the pieces are never empty.
    private static func split(_ code: String, at separator: String) -> [String] {
        let characters = Array(code)
        let separator = Array(separator)
        let depths = depths(of: code)
        var pieces: [String] = []
        var start = 0
        var index = 0
        while index + separator.count <= characters.count {
            if depths[index] == 0, index > start, characters[index..<index + separator.count] == separator[...] {
                pieces.append(String(characters[start..<index]))
                index += separator.count
                start = index
            } else {
                index += 1
            }
        }
        if start < characters.count || pieces.isEmpty { pieces.append(String(characters[start...])) }
        return pieces
    }
}
