import Facts

/// What is asked of a function's parameter by code that it only asks for something: `push(makeScreen(for: route))`,
/// `switch style(of: route)`.
extension AskedCases {
    /// How many functions may hand a parameter on before one gives something back.
    private static let maximumHops = 3

    /// What those conditions ask of the functions on a way under which the screen is the one that is shown.
    func asked(ofScreen conditions: [ConditionRef], on way: [Effect.Step]) -> [AskedCase] {
        conditions.flatMap { condition -> [AskedCase] in
            for step in way.reversed() {
                let asked = asked(by: [condition], in: step.function).map { lifted($0, into: step.function) }
                if !asked.isEmpty, asked.allSatisfy({ $0.isLifted }) { return asked.flatMap(\.asked) }
            }
            return way.last.map { asked(by: [condition], in: $0.function) } ?? []
        }
    }

    /// What the code asks of a function's parameters that makes the value which a condition tests.
    func asked(byWhatIsTestedIn reference: ConditionRef, in function: FunctionRef) -> [AskedCase] {
        program.condition(reference).subject.map { asked(byWhatMakes: $0, of: reference, in: function) } ?? []
    }

    /// - Parameter subject: what the condition tests.
    func asked(
        byWhatMakes subject: ExpressionID, of reference: ConditionRef, in function: FunctionRef
    ) -> [AskedCase] {
        let condition = program.condition(reference)
        let file = program.files[Int(reference.file)]
        guard condition.namesCases, reference.file == function.file, isMade(subject, file, depth: 0) else { return [] }
        let choices = evaluator.choices(of: evaluator.eval(subject, evaluator.rootFrame(function)))
        guard choices.count > 1 else { return [] }
        var passing: [Choice] = []
        for choice in choices {
            guard let name = evaluator.testedName(choice.value),
                let holds = file.outcome(of: condition, for: program.text(name))
            else { return [] }
            if holds { passing.append(choice) }
        }
        guard passing.count == 1 else { return [] }
        return passing[0].conditions.filter { $0 != reference }.flatMap { told -> [AskedCase] in
            // What itself depends on what something else makes is left to that.
            guard let subject = program.condition(told).subject,
                !isMade(subject, program.files[Int(told.file)], depth: 0)
            else { return [] }
            return asked(by: [told], in: function).flatMap { one -> [AskedCase] in
                let lifted = lifted(one, into: function)
                return lifted.isLifted ? lifted.asked : []
            }
        }
    }

    /// Whether a call makes what an expression stands for, or the code of a parameter: `route.style`.
    private func isMade(_ expression: ExpressionID, _ file: SwiftFacts, depth: Int) -> Bool {
        guard depth < 4 else { return false }
        switch file.expressions[expression] {
        case .call: return true
        case .member(let base?, _):
            guard case .local(let local) = file.expressions[base],
                case .parameter = file.locals[Int(local.index)].source
            else { return false }
            return true
        case .local(let local):
            let fact = file.locals[Int(local.index)]
            guard case .value(let value) = fact.source, !fact.isVariable else { return false }
            return isMade(value, file, depth: depth + 1)
        default: return false
        }
    }

    /// What is asked of a function as what is asked of another one that calls it.
    private func lifted(
        _ one: AskedCase, into function: FunctionRef, hops: Int = 0
    ) -> (asked: [AskedCase], isLifted: Bool) {
        guard !isOf(one.function, function) else { return ([one], true) }
        guard hops < Self.maximumHops else { return ([], false) }
        let whole = program.outermost(function)
        let calls = program.calls(named: one.function)
        // One that bears the same name is not meant: `maker.screen(for: inner)` beside `screen(for: state)`.
        let here = calls.filter {
            whole == program.outermost(caller(of: $0)) && evaluator.runs($0, one.function)
        }
        var found: [[AskedCase]] = []
        for reference in here.isEmpty ? Array(calls.prefix(Self.maximumHops)) : here
        where evaluator.runs(reference, one.function) {
            let caller = caller(of: reference)
            let call = ExpressionRef(Int(reference.file), program.action(reference).expression)
            let handedOn = handedOn([one], by: call, in: caller, calling: one.function)
            let lifted = handedOn.filter { $0.condition == one.condition }.map {
                self.lifted($0, into: function, hops: hops + 1)
            }
            // Of several calls none is the one that is meant.
            guard !lifted.isEmpty, lifted.allSatisfy(\.isLifted) else {
                if here.isEmpty { continue }
                return ([], false)
            }
            let asked = lifted.flatMap(\.asked)
            if !found.contains(asked) { found.append(asked) }
        }
        return found.count == 1 ? (found[0], true) : ([], false)
    }

    private func caller(of reference: ActionRef) -> FunctionRef {
        FunctionRef(Int(reference.file), program.action(reference).function)
    }

    /// Whether a function is another one, or one around it.
    func isOf(_ outer: FunctionRef, _ inner: FunctionRef) -> Bool {
        outer == inner || outer == program.outermost(inner)
    }

    /// A condition that asks for another case of a function's parameter than the others do; nil where one case may meet all.
    func contradiction(in asked: [AskedCase], of function: FunctionRef) -> ConditionRef? {
        let own = casesAsked(in: asked, of: function)
        guard own.count > 1 else { return nil }
        for (position, one) in own.enumerated().dropFirst() {
            let others = own.prefix(position + 1).filter { isOfSameValue($0, one) }
            guard others.count > 1 else { continue }
            let isMet = names(in: others).contains { name in
                others.allSatisfy { outcome(of: $0, for: name) != false }
            }
            if !isMet { return one.condition }
        }
        return nil
    }

    /// The conditions that hold wherever another one of the same parameter does. Of two that ask for the same, the outer one
    /// stays.
    func implied(in asked: [AskedCase], of function: FunctionRef) -> Set<ConditionRef> {
        let own = casesAsked(in: asked, of: function)
        guard own.count > 1 else { return [] }
        var found: Set<ConditionRef> = []
        for one in own where !program.condition(one.condition).isPartial {
            let isSaid = own.contains { other in
                other.condition != one.condition && !found.contains(other.condition) && isOfSameValue(other, one)
                    && names(in: [one, other]).allSatisfy { name in
                        outcome(of: other, for: name) == false || outcome(of: one, for: name) == true
                    }
            }
            if isSaid { found.insert(one.condition) }
        }
        return found
    }

    private func casesAsked(in asked: [AskedCase], of function: FunctionRef) -> [AskedCase] {
        asked.filter {
            isOf($0.function, function) && $0.texts.isEmpty && program.condition($0.condition).namesCases
        }
    }

    private func isOfSameValue(_ one: AskedCase, _ other: AskedCase) -> Bool {
        guard one.function == other.function, one.parameter == other.parameter, one.parts == other.parts else {
            return false
        }
        let (enums, others) = (enums(namedIn: one.condition), enums(namedIn: other.condition))
        return enums.isEmpty || others.isEmpty || !enums.isDisjoint(with: others)
    }

    /// The enums that a condition names in front of its cases: an error may be one of several, which have cases of one name.
    private func enums(namedIn reference: ConditionRef) -> Set<Substring> {
        let file = program.files[Int(reference.file)]
        let text = file.text(program.condition(reference).text)
        return Set(
            namedCases(in: reference).compactMap { name in
                guard let place = text.firstRange(of: "." + name) else { return nil }
                let path = text[..<place.lowerBound].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                // What begins with a small letter is a value, whose flag the case is.
                return path.last?.isUppercase == true ? Substring(String(path.reversed())) : nil
            })
    }

    /// The cases that conditions name, and a case that none of them names, which stands for all those.
    private func names(in asked: [AskedCase]) -> [String] {
        Set(asked.flatMap { namedCases(in: $0.condition) }).sorted() + [""]
    }

    func outcome(of asked: AskedCase, for name: String) -> Bool? {
        program.files[Int(asked.condition.file)].outcome(of: program.condition(asked.condition), for: name)
    }

    private func namedCases(in reference: ConditionRef) -> [String] {
        let condition = program.condition(reference)
        let file = program.files[Int(reference.file)]
        return (condition.cases + [condition.excluded].compactMap { $0 }).map { file.text($0) }
    }
}
