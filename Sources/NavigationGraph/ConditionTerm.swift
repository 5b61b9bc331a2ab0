/// The words for a condition that has no *and* and no *or* of its own.
struct ConditionTerm {
    private typealias Syntax = ConditionSyntax
    private typealias Code = ConditionWords.Code

    let part: ConditionWords.Part

    /// - Parameter holds: whether it is true, or not.
    init(_ code: ConditionWords.Code, holds: Bool) {
        part =
            Self.fixed(code, holds: holds) ?? Self.pattern(code, holds: holds)
            ?? Self.comparison(code, holds: holds) ?? Self.call(code, holds: holds)
            ?? .init(words: holds ? "" : "not", code: Self.text(code))
    }

    private static func text(_ code: Code) -> String { String(decoding: code, as: UTF8.self) }

    /// What Swift has words of its own for.
    private static func fixed(_ code: Code, holds: Bool) -> ConditionWords.Part? {
        if code.elementsEqual("catch".utf8) {
            return .init(words: holds ? "it fails" : "it succeeds")
        }
        if code.elementsEqual("default".utf8) {
            return .init(words: holds ? "no other case fits" : "another case fits")
        }
        guard let flag = Syntax.rest(of: code, after: "#if ") else { return nil }
        if let other = Syntax.rest(of: flag, after: "!").flatMap(Syntax.inParentheses) {
            return .init(words: holds ? "compiled without" : "compiled with", code: text(other))
        }
        return .init(words: holds ? "compiled with" : "compiled without", code: text(flag))
    }

    // MARK: - Cases

    /// A value that is one of some cases, and nothing else that is asked.
    struct Match {
        /// Empty where the condition does not name the value.
        let subject: String
        /// At least one.
        private(set) var cases: [String]

        fileprivate init(subject: String, cases: [String]) {
            self.subject = subject
            self.cases = cases
        }

        /// What a part asks; nil for one that asks anything else.
        init?(_ part: ConditionWords.Part) {
            if part.words == Self.words(of: part.subject, holds: true) {
                self.init(subject: part.subject, cases: [part.code] + part.others)
            } else if part.words.isEmpty, part.end.isEmpty {
                let sides = Syntax.pieces(of: Array(part.code.utf8)[...], at: " == ")
                guard sides.count == 2, plainCase(sides[1]) != nil else { return nil }
                self.init(subject: text(sides[0]), cases: [text(sides[1])])
            } else {
                return nil
            }
        }

        /// One of the cases of either.
        func adding(_ other: Match) -> Match {
            Match(subject: subject, cases: cases + other.cases.filter { !cases.contains($0) })
        }

        var part: ConditionWords.Part { part(holds: true) }

        fileprivate func part(holds: Bool) -> ConditionWords.Part {
            .init(
                subject: subject, words: Self.words(of: subject, holds: holds), code: cases[0],
                others: Array(cases.dropFirst()))
        }

        private static func words(of subject: String, holds: Bool) -> String {
            (subject.isEmpty ? "the case is" : "is") + (holds ? "" : " not")
        }
    }

    private static func pattern(_ code: Code, holds: Bool) -> ConditionWords.Part? {
        guard let pattern = Syntax.rest(of: code, after: "case ") else { return nil }
        let sides = Syntax.pieces(of: pattern, at: " = ")
        let subject = sides.count == 2 ? text(sides[1]) : ""
        let patterns = Syntax.pieces(of: sides.count == 2 ? sides[0] : pattern, at: ", ")
        if patterns.count == 1,
            let known = type(patterns[0], of: subject, holds: holds) ?? value(patterns[0], of: subject, holds: holds)
        {
            return known
        }
        let cases = patterns.map(withoutBindings)
        if subject.isEmpty, cases.count == 1, let ends = outcomes[cases[0]] {
            return .init(words: holds ? ends.holds : ends.not)
        }
        return Match(subject: subject, cases: cases).part(holds: holds)
    }

    /// The cases of a `Result`, as one says them.
    private static let outcomes = [
        ".success": (holds: "it succeeds", not: "it does not succeed"),
        ".failure": (holds: "it fails", not: "it does not fail"),
    ]

    /// *It is of type* `Tea` for `case let tea as Tea`, and `drink` *is of type* `Tea` where the value is named.
    private static func type(_ pattern: Code, of subject: String, holds: Bool) -> ConditionWords.Part? {
        let sides = Syntax.pieces(of: pattern, at: " as ")
        let type: String
        if let bare = Syntax.rest(of: pattern, after: "is ") {
            type = text(bare)
        } else if sides.count == 2, Syntax.rest(of: sides[0], after: "let ")?.allSatisfy(Syntax.isOfName) == true {
            type = text(sides[1])
        } else {
            return nil
        }
        let words = (subject.isEmpty ? "it is" : "is") + (holds ? "" : " not") + " of type"
        return .init(subject: subject, words: words, code: type)
    }

    /// What Swift would say of a value of a case: `state == .link` for `case .link(let value) = state`, where nothing else is
    /// asked of what the case holds, `user != nil` for `case let user? = user`, and the flag itself for `case true = isOpen`.
    private static func value(_ pattern: Code, of subject: String, holds: Bool) -> ConditionWords.Part? {
        guard !subject.isEmpty else { return nil }
        let (equal, unequal) = holds ? (" == ", " != ") : (" != ", " == ")
        if let isTrue = ["true": true, "false": false][text(pattern)] {
            return .init(words: isTrue == holds ? "" : "not", code: subject)
        }
        let bound = Syntax.rest(of: pattern, after: "let ")?.dropLast()
        if pattern.last == UInt8(ascii: "?"), bound?.allSatisfy(Syntax.isOfName) == true {
            return .init(code: subject + unequal + "nil")
        }
        switch plainCase(pattern) {
        case ".some"?: return .init(code: subject + unequal + "nil")
        case ".none"?: return .init(code: subject + equal + "nil")
        case let value?: return .init(code: subject + equal + value)
        case nil: return isLiteral(pattern) ? .init(code: subject + equal + text(pattern)) : nil
        }
    }

    /// Whether a pattern is a text, a number or `nil`.
    private static func isLiteral(_ pattern: Code) -> Bool {
        guard let first = pattern.first else { return false }
        if first == UInt8(ascii: "\"") {
            return pattern.last == first && Syntax.pieces(of: pattern, at: " ").count == 1
        }
        let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
        return pattern.elementsEqual("nil".utf8) || isNumber && pattern.allSatisfy(Syntax.isOfName)
    }

    /// A case of an enum by its name alone; nil for another pattern, and for one that asks what the case holds.
    private static func plainCase(_ pattern: Code) -> String? {
        let bare = withoutBindings(pattern.last == UInt8(ascii: "?") ? pattern.dropLast() : pattern)
        return bare.utf8.first == UInt8(ascii: ".") && bare.utf8.dropFirst().allSatisfy(Syntax.isOfName) ? bare : nil
    }

    /// A pattern without the names that it binds, which say nothing to a reader: `.failure` of `let .failure(error)` and of
    /// `.failure(let error)`.
    private static func withoutBindings(_ pattern: Code) -> String {
        let bound = Syntax.rest(of: pattern, after: "let ")
        let body = bound ?? pattern
        guard body.first == UInt8(ascii: "."), let open = body.firstIndex(of: UInt8(ascii: "(")),
            let inner = Syntax.inParentheses(body[open...])
        else { return text(pattern) }
        let bindsAll = Syntax.pieces(of: inner, at: ", ").allSatisfy { part in
            guard let value = Syntax.pieces(of: part, at: ": ").last else { return false }
            if value.elementsEqual("_".utf8) { return true }
            let name = bound == nil ? Syntax.rest(of: value, after: "let ") : value
            return name?.allSatisfy(Syntax.isOfName) ?? false
        }
        return text(bindsAll ? body[..<open] : pattern)
    }

    // MARK: - Values

    /// `a != b` for *not* `a == b`.
    private static func comparison(_ code: Code, holds: Bool) -> ConditionWords.Part? {
        guard !holds else { return nil }
        for (operation, opposite) in [(" == ", " != "), (" != ", " == ")] {
            let sides = Syntax.pieces(of: code, at: operation)
            guard sides.count == 2, sides.allSatisfy({ Syntax.pieces(of: $0, at: " ").count == 1 }) else { continue }
            return .init(code: text(sides[0]) + opposite + text(sides[1]))
        }
        return nil
    }

    /// What names of functions begin with that ask something, so that *not* can stand before them.
    private static let questions = [
        "is", "has", "can", "should", "will", "did", "was", "are", "does", "needs", "contains", "allSatisfy", "exists",
        "equals", "matches", "starts", "supports", "responds", "evaluate",
    ]

    /// A call of a function that does something and says whether it did: `present(error:from:)` *is false*. What is handed
    /// over by label would only make it long.
    private static func call(_ code: Code, holds: Bool) -> ConditionWords.Part? {
        guard code.last == UInt8(ascii: ")"), let open = opening(of: code), Syntax.inParentheses(code[open...]) != nil,
            let name = code[..<open].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).last,
            !name.isEmpty, name.allSatisfy(Syntax.isOfName)
        else { return nil }
        let arguments = Syntax.pieces(of: code[(open + 1)..<(code.endIndex - 1)], at: ", ")
        let labels = arguments.map { argument -> String in
            let sides = Syntax.pieces(of: argument, at: ": ")
            guard sides.count == 2, sides[0].allSatisfy(Syntax.isOfName) else { return "_:" }
            return text(sides[0]) + ":"
        }
        let isLabelled = labels.count > 1 && labels.contains { $0 != "_:" }
        let shown = isLabelled ? text(code[...open]) + labels.joined() + ")" : text(code)
        let asked = text(name[...])
        if questions.contains(where: { asked.hasPrefix($0) }) { return .init(words: holds ? "" : "not", code: shown) }
        return .init(code: shown, end: holds ? "is true" : "is false")
    }

    /// Where the brackets open that close at the end.
    private static func opening(of code: Code) -> Code.Index? {
        code.indices.first { code[$0] == UInt8(ascii: "(") && Syntax.inParentheses(code[$0...]) != nil }
    }
}
