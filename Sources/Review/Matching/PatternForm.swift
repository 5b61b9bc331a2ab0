/// What a `case` asks: which cases, in one order, without the names that are bound and, where it does not matter, without
/// the value that is matched.
struct PatternForm {
    let key: String

    /// - Parameter tokens: what stands after `case`.
    init(_ tokens: [ConditionToken], keepsSubjects: Bool) {
        let sides = ConditionForm.pieces(tokens, at: "=")
        let subject = sides.count == 2 && keepsSubjects ? "=" + ConditionForm.text(sides[1]) : ""
        let halves = ConditionForm.pieces(sides[0], at: "where")
        let rest = halves.dropFirst().map { "where " + ConditionForm.text($0) }.joined()
        let patterns = ConditionForm.pieces(halves[0], at: ",").map(Self.unbound).sorted()
        let written = patterns.map { "case " + $0 + subject + rest }.joined(separator: "||")
        key = written == Self.success ? Self.noError : written
    }

    /// What a `catch` asks, which is what a result's failure is.
    static let error = "case .failure"
    private static let success = "case .success"
    private static let noError = "!(\(error))"

    /// A pattern with `_` for each name that it binds, and without a list of nothing but such.
    private static func unbound(_ pattern: [ConditionToken]) -> String {
        var tokens: [ConditionToken] = []
        var isBinding = false
        var (depth, bindingDepth) = (0, 0)
        for (index, token) in pattern.enumerated() {
            depth += token.depth
            if token.text == "let" || token.text == "var" {
                isBinding = true
                bindingDepth = depth
                continue
            }
            // `let` before a name binds that one; before a pattern it binds all names in it.
            if isBinding, depth < bindingDepth || token.text == "," && depth == bindingDepth && depth > 0 {
                isBinding = false
            }
            let next = index + 1 < pattern.count ? pattern[index + 1].text : ""
            let before = index > 0 ? pattern[index - 1].text : ""
            let isName =
                token.isWord && ![".", "as", "is"].contains(before) && ![".", ":", "("].contains(next)
                && !["as", "is", "nil", "true", "false"].contains(token.text)
                && !(token.text.first?.isNumber ?? false)
            tokens.append(isBinding && isName ? .init(text: "_", isWord: true) : token)
        }
        // The type of the case is known anyway: `Mode.one` and `.one`.
        if tokens.count > 2, tokens[1].text == ".", tokens[0].text.first?.isUppercase == true { tokens.removeFirst() }
        return withoutEmptyLists(ConditionForm.text(tokens))
    }

    private static func withoutEmptyLists(_ text: String) -> String {
        guard let open = text.firstIndex(of: "("), open > text.startIndex, text.hasSuffix(")") else { return text }
        let inner = text[text.index(after: open)...].dropLast()
        let isEmpty = inner.split(separator: ",", omittingEmptySubsequences: false).allSatisfy { part in
            part == "_" || part.hasSuffix(":_") && part.dropLast(2).allSatisfy { $0.isLetter || $0.isNumber }
        }
        return isEmpty ? String(text[..<open]) : text
    }
}
