/// The words for a condition that has no *and* and no *or* of its own.
struct ConditionTerm {
    private typealias Syntax = ConditionSyntax
    private typealias Code = ConditionWords.Code

    let part: ConditionWords.Part

    private static let isCase = "the case is"

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

    /// Whether a part says which case it is, and nothing else.
    static func isCase(_ part: ConditionWords.Part) -> Bool { part.words == isCase }

    /// One of the cases of two parts.
    static func joined(_ one: ConditionWords.Part, _ other: ConditionWords.Part) -> ConditionWords.Part {
        let codes = [one.code] + one.others
        let new = ([other.code] + other.others).filter { !codes.contains($0) }
        return .init(words: isCase, code: one.code, others: one.others + new)
    }

    private static func pattern(_ code: Code, holds: Bool) -> ConditionWords.Part? {
        guard let pattern = Syntax.rest(of: code, after: "case ") else { return nil }
        let patterns = Syntax.pieces(of: pattern, at: ", ")
        if patterns.count == 1, let known = value(pattern, holds: holds) ?? type(pattern, holds: holds) { return known }
        let cases = patterns.map(withoutBindings)
        if cases.count == 1, let ends = outcomes[cases[0]] { return .init(words: holds ? ends.holds : ends.not) }
        return .init(words: holds ? isCase : "the case is not", code: cases[0], others: Array(cases.dropFirst()))
    }

    /// The cases of a `Result`, as one says them.
    private static let outcomes = [
        ".success": (holds: "it succeeds", not: "it does not succeed"),
        ".failure": (holds: "it fails", not: "it does not fail"),
    ]

    /// *It is of type* `Tea` for `case let tea as Tea`.
    private static func type(_ pattern: Code, holds: Bool) -> ConditionWords.Part? {
        let sides = Syntax.pieces(of: pattern, at: " as ")
        guard sides.count == 2, Syntax.pieces(of: pattern, at: " = ").count == 1,
            Syntax.rest(of: sides[0], after: "let ")?.allSatisfy(Syntax.isOfName) == true
        else { return nil }
        return .init(words: holds ? "it is of type" : "it is not of type", code: text(sides[1]))
    }

    /// `state == .link` for `case .link(let value) = state`, where nothing else is asked of what the case holds.
    private static func value(_ pattern: Code, holds: Bool) -> ConditionWords.Part? {
        let sides = Syntax.pieces(of: pattern, at: " = ")
        guard sides.count == 2, let value = plainCase(sides[0]) else { return nil }
        return .init(code: text(sides[1]) + (holds ? " == " : " != ") + value)
    }

    /// A case of an enum by its name alone; nil for another pattern, and for one that asks what the case holds.
    private static func plainCase(_ pattern: Code) -> String? {
        let bare = withoutBindings(pattern)
        return bare.utf8.first == UInt8(ascii: ".") && bare.utf8.dropFirst().allSatisfy(Syntax.isOfName) ? bare : nil
    }

    /// A pattern without the names that it binds, which say nothing to a reader: `.failure` of `let .failure(error)` and of
    /// `.failure(let error)`.
    private static func withoutBindings(_ pattern: Code) -> String {
        if case let sides = Syntax.pieces(of: pattern, at: " = "), sides.count == 2 {
            return withoutBindings(sides[0]) + " = " + text(sides[1])
        }
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
