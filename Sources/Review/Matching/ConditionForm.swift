import NavigationGraph

/// What a test asks, in a form in which the same question has one text.
///
/// Spaces, `self.`, the `?` of a chain, `== true`, the order of what `||` joins, the names that a pattern binds and whether
/// a case stands in an `if` or in a `switch` ask nothing.
struct ConditionForm {
    /// What must hold; all of it.
    let keys: [String]

    /// - Parameter keepsSubjects: whether it matters which value a case is one of. A `switch` over a
    ///   tuple or over `self` does not name it.
    init(_ test: String, keepsSubjects: Bool) {
        guard !ConditionSyntax.isUnreadable(test) else {
            keys = [test]
            return
        }
        keys = Self.keys(of: Self.simplified(ConditionToken.tokens(of: test)), keepsSubjects)
    }

    /// Without `self.`, and with `a.b` for `a?.b`.
    private static func simplified(_ tokens: [ConditionToken]) -> [ConditionToken] {
        var simple: [ConditionToken] = []
        var index = 0
        while index < tokens.count {
            var next = index + 1
            while next < tokens.count, tokens[next].text == "?" || tokens[next].text == "!" { next += 1 }
            let isFollowed = next < tokens.count && tokens[next].text == "."
            let isMember = index > 0 && tokens[index - 1].text == "."
            if isFollowed, tokens[index].text == "self", !isMember {
                index = next + 1
            } else if isFollowed, next > index + 1, tokens[index].isWord || tokens[index].depth < 0 {
                simple.append(tokens[index])
                index = next
            } else {
                simple.append(tokens[index])
                index += 1
            }
        }
        return simple
    }

    private static func keys(of tokens: [ConditionToken], _ keepsSubjects: Bool) -> [String] {
        let tokens = bare(tokens)
        guard let first = tokens.first else { return [] }
        if tokens.count == 1, first.text == "catch" { return [PatternForm.error] }
        let isPattern = first.text == "case"
        if isPattern, pieces(tokens, at: "where").count > 1 || pieces(tokens, at: "||").count == 1 {
            return [PatternForm(Array(tokens.dropFirst()), keepsSubjects: keepsSubjects).key]
        }
        if first.text == "let" || first.text == "var" { return bound(Array(tokens.dropFirst())) }
        let operands = pieces(tokens, at: "||")
        if operands.count > 1 {
            let alternatives = operands.map { keys(of: $0, keepsSubjects).joined(separator: "&&") }
            return [alternatives.flatMap { ConditionSyntax.pieces(of: $0, at: "||") }.sorted().joined(separator: "||")]
        }
        let parts = pieces(tokens, at: "&&")
        if parts.count > 1 { return parts.flatMap { keys(of: $0, keepsSubjects) } }
        guard first.text == "!" else { return [compared(tokens, keepsSubjects)] }
        let rest = Array(tokens.dropFirst())
        if let opposites = opposites(of: rest, keepsSubjects) { return opposites }
        // `!#available(iOS 16, *)`
        let isDirective = rest.first?.text.hasPrefix("#") ?? false
        return [isDirective ? negated(text(rest)) : compared(tokens, keepsSubjects)]
    }

    /// What `let name = value` asks: whether there is a value.
    private static func bound(_ tokens: [ConditionToken]) -> [String] {
        let sides = pieces(tokens, at: "=")
        let value = sides.count == 2 ? sides[1] : sides[0]
        return value.count == 1 && value[0].text == "self" ? [] : [text(value) + "!=nil"]
    }

    /// What must hold where the tests in parentheses do not; nil for a test without parentheses.
    private static func opposites(of tokens: [ConditionToken], _ keepsSubjects: Bool) -> [String]? {
        let inner = bare(tokens)
        guard inner.count < tokens.count else { return nil }
        for (sign, opposite) in [("||", "&&"), ("&&", "||")] {
            let operands = pieces(inner, at: sign)
            guard operands.count > 1 else { continue }
            let all = operands.map { keys(of: $0, keepsSubjects) }
            guard all.allSatisfy({ $0.count == 1 && !$0[0].contains("||") && !$0[0].hasPrefix("case") }) else {
                return nil
            }
            let opposites = all.map { negated($0[0]) }
            return opposite == "&&" ? opposites : [opposites.sorted().joined(separator: "||")]
        }
        let asked = keys(of: inner, keepsSubjects)
        return asked.count == 1 ? [negated(asked[0])] : nil
    }

    /// What holds where a test does not.
    static func negated(_ key: String) -> String {
        if key.hasPrefix("!(") { return String(key.dropFirst(2).dropLast()) }
        if key.hasPrefix("!"), !key.contains(" ") { return String(key.dropFirst()) }
        guard !key.hasPrefix("case "), !key.contains("||") else { return "!(\(key))" }
        for (sign, opposite) in [("==", "!="), ("!=", "=="), (">=", "<"), ("<=", ">"), (">", "<="), ("<", ">=")] {
            let sides = ConditionSyntax.pieces(of: key, at: sign)
            if sides.count == 2, !sides[1].hasPrefix("=") { return sides[0] + opposite + sides[1] }
        }
        return key.contains(" ") ? "!(\(key))" : "!" + key
    }

    /// `a` for `a == true`, a case for `a == .one`, and none of it for `a != .one`.
    private static func compared(_ tokens: [ConditionToken], _ keepsSubjects: Bool) -> String {
        for sign in ["==", "!="] {
            let sides = pieces(tokens, at: sign)
            guard sides.count == 2, !sides[0].isEmpty else { continue }
            if sides[1].count == 1, ["true", "false"].contains(sides[1][0].text) {
                let holds = (sides[1][0].text == "true") == (sign == "==")
                return holds ? text(sides[0]) : negated(text(sides[0]))
            }
            if sides[1].count == 2, sides[1][0].text == "." {
                let equal = ConditionToken(text: "=", isWord: false)
                let key = PatternForm(sides[1] + [equal] + sides[0], keepsSubjects: keepsSubjects).key
                return sign == "==" ? key : negated(key)
            }
        }
        return text(tokens)
    }

    /// Without parentheses around all of it.
    private static func bare(_ tokens: [ConditionToken]) -> [ConditionToken] {
        guard tokens.first?.text == "(", tokens.last?.text == ")", tokens.count > 2 else { return tokens }
        var depth = 0
        for (index, token) in tokens.enumerated() {
            depth += token.depth
            if depth == 0, index < tokens.count - 1 { return tokens }
        }
        return bare(Array(tokens.dropFirst().dropLast()))
    }

    static func pieces(_ tokens: [ConditionToken], at sign: String) -> [[ConditionToken]] {
        var pieces: [[ConditionToken]] = [[]]
        var depth = 0
        for token in tokens {
            depth += token.depth
            if depth == 0, token.text == sign { pieces.append([]) } else { pieces[pieces.count - 1].append(token) }
        }
        return pieces
    }

    static func text(_ tokens: [ConditionToken]) -> String {
        var text = ""
        var wasWord = false
        for token in tokens {
            if wasWord, token.isWord { text += " " }
            text += token.text
            wasWord = token.isWord
        }
        return text
    }
}
