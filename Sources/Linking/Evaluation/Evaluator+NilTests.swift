import Facts

/// Tests of whether parameters are nil that ask for several at once: `if title == nil && message == nil { return }`.
extension Evaluator {
    /// Whether such a test holds, as far as the parameters decide it that a caller hands over; nil for other tests.
    func outcome(ofNilTests condition: Condition, in frame: FrameID) -> Bool? {
        let whole = facts(frame).text(condition.text)
        guard condition.subject == nil, whole.holds("= nil"), let tests = NilTests(whole) else { return nil }
        let outcomes = tests.terms.map { term in
            term.flatMap { term in isNil(parameter: term.name, in: frame).map { $0 == term.asksForNil } }
        }
        // One that fails decides where all have to hold, and one that holds where any has.
        let held = outcomes.contains(tests.isEither) ? tests.isEither : outcomes.contains(nil) ? nil : !tests.isEither
        return held.map { $0 != tests.isNegated }
    }

    /// Whether a caller hands over nil for a parameter, or something that is not nil; nil where it may be either, and where
    /// a body has another variable of that name.
    private func isNil(parameter name: Substring, in frame: FrameID) -> Bool? {
        let file = facts(frame)
        var home: FrameID? = frame
        while let current = home {
            let parameters = program.facts(store.function(of: current)).parameters
            let index = parameters.firstIndex { parameter in
                parameter.local.map { file.text(file.locals[Int($0.index)].name) == name } ?? false
            }
            guard let index else {
                home = store.parent(of: current)
                continue
            }
            let outer = program.outermost(store.function(of: current))
            let isOnly = file.locals.count { file.text($0.name) == name && isInside($0, outer) } == 1
            return isOnly && index < store[current].arguments.count ? isNil(store[current].arguments[index]) : nil
        }
        return nil
    }

    private func isInside(_ local: Local, _ outer: FunctionRef) -> Bool {
        program.outermost(FunctionRef(Int(outer.file), local.function)) == outer
    }

    private func isNil(_ value: ValueID) -> Bool? {
        if value == nothing { return true }
        return choices(of: value).allSatisfy(isGiven) ? false : nil
    }
}

/// Tests of names against nil, all of which have to hold, or one of which has.
struct NilTests {
    struct Term {
        var name: Substring
        var asksForNil: Bool
    }

    /// One for each test; nil for those that ask for anything else.
    var terms: [Term?]
    /// Whether one that holds is enough.
    var isEither: Bool
    var isNegated: Bool

    /// Reads a condition; nil where it asks for both kinds.
    init?(_ text: String) {
        isNegated = text.hasPrefix("!(") && text.hasSuffix(")")
        let inner = isNegated ? text.dropFirst(2).dropLast() : Substring(text)
        isEither = inner.contains(" || ")
        guard !isEither || !inner.contains(" && ") && !inner.contains(", ") else { return nil }
        let parts = isEither ? inner.split(separator: " || ") : inner.split(separator: " && ")
        terms = parts.flatMap { $0.split(separator: ", ") }.map { Self.term($0) }
        // The parentheses of a negation are not those around one of several tests: `!(a) && (b)`.
        guard !isNegated || !inner.contains("("), terms.contains(where: { $0 != nil }) else { return nil }
    }

    private static func term(_ text: Substring) -> Term? {
        for (ending, asksForNil) in [(" == nil", true), (" != nil", false)] where text.hasSuffix(ending) {
            let name = text.dropLast(ending.count)
            guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
            return Term(name: name, asksForNil: asksForNil)
        }
        return nil
    }
}
