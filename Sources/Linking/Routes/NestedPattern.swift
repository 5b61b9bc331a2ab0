/// A case with others in what it carries: `.social(.loading)`.
struct NestedPattern: Equatable {
    var name: String
    /// The case that is asked for of each associated value; nil for one that may be anything.
    var values: [String?]
    /// Whether a value must be anything else.
    var isNegated: Bool

    /// Reads the condition of one pattern: `case .social(.loading) = step`, `!(case .social(.loading) = step)`. Nil where
    /// it asks for more, or for no case within the case.
    init?(_ text: String) {
        isNegated = text.hasPrefix("!(case ") && text.hasSuffix(")")
        let inner = isNegated ? text.dropFirst(2).dropLast() : Substring(text)
        guard inner.hasPrefix("case ") else { return nil }
        let pattern = TuplePatterns.withoutBinding(inner.dropFirst(5))
        guard pattern.first == ".", let opening = pattern.firstIndex(of: "("),
            let closing = Self.end(ofParenthesesAt: opening, in: pattern),
            Self.isOnlyValue(pattern[pattern.index(after: closing)...]),
            let parts = TuplePatterns.split(pattern[pattern.index(after: opening)..<closing])
        else { return nil }
        name = String(pattern[..<opening].dropFirst())
        values = parts.map { TuplePatterns.name(Self.withoutLabel($0)) }
        guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), values.contains(where: { $0 != nil }) else {
            return nil
        }
    }

    private static func end(ofParenthesesAt opening: Substring.Index, in text: Substring) -> Substring.Index? {
        var depth = 0
        for index in text[opening...].indices {
            switch text[index] {
            case "(": depth += 1
            case ")":
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
        }
        return nil
    }

    /// Whether what follows a pattern does no more than to name the value.
    private static func isOnlyValue(_ rest: Substring) -> Bool {
        guard !rest.isEmpty else { return true }
        return rest.hasPrefix(" = ")
            && rest.dropFirst(3).allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "?" }
    }

    private static func withoutLabel(_ element: Substring) -> Substring {
        guard let colon = element.firstIndex(of: ":"), element[..<colon].allSatisfy({ $0.isLetter || $0.isNumber })
        else { return element }
        return element[element.index(after: colon)...].drop { $0 == " " }
    }
}
