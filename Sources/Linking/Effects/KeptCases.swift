import Facts

/// The cases of enums that functions keep in their objects before they call what asks for them: a router is told
/// `show(screen, by: .sheet)`, notes `styles.append(style)`, and has the screen call what asks `switch styles.last`.
///
/// What a caller hands over then decides what runs many calls deeper, where nothing is handed on any more.
final class KeptCases {
    private struct Setting {
        var property: PropertyRef
        var value: ExpressionID
        var conditions: [ConditionRef]
    }

    /// The place of a step of an effect where a property of an object got what it holds.
    private struct Source {
        var value: ExpressionID
        var frame: FrameID
        var this: ValueID?
    }

    private let evaluator: Evaluator
    private var settings: FunctionTable<[Setting]>
    /// The property that a condition asks, for those that were looked at.
    private var asked: [ConditionRef: PropertyRef?] = [:]
    /// The variables of types that hold a case of an enum, or a list of them.
    private var variables: [Int: [Identifier: PropertyRef]] = [:]

    init(evaluator: Evaluator) {
        self.evaluator = evaluator
        settings = FunctionTable(files: evaluator.program.files)
    }

    private var program: Program { evaluator.program }

    /// What a function does, without what asks for other cases than it keeps, and without the conditions that hold for
    /// what it keeps.
    ///
    /// - Parameter effects: what one of its calls or assignments leads to; their first step is the function's.
    func decided(_ effects: [Effect], by frame: FrameID) -> [Effect] {
        guard !effects.isEmpty, setsSomething(evaluator.store.function(of: frame)) else { return effects }
        return effects.compactMap { effect in
            var effect = effect
            let isPossible = eachTest(of: effect, from: 0...0) { step, condition, source in
                guard let names = names(source) else { return true }
                let file = program.files[Int(condition.file)]
                switch evaluator.outcome(of: program.condition(condition), forCases: names, file) {
                case false: return false
                case true: effect.steps[step].conditions.removeAll { $0 == condition }
                case nil: break
                }
                return true
            }
            return isPossible ? effect : nil
        }
    }

    /// Whether what an effect asks for is decided by what a caller hands over, which a function on the way keeps.
    func asksCaller(_ effect: Effect) -> Bool {
        !eachTest(of: effect, from: effect.steps.indices) { _, _, source in
            !evaluator.choices(of: evaluator.eval(source.value, source.frame)).contains {
                if case .open = evaluator.store[$0.value] { true } else { false }
            }
        }
    }

    /// Goes through the conditions of an effect that ask what a function on the way has kept, until told to stop.
    ///
    /// - Parameters:
    ///   - keepers: the steps whose functions are looked at; what functions of later steps keep goes before theirs.
    ///   - test: is handed the step and the condition, and where what it asks was kept; answers whether to go on.
    /// - Returns: whether nothing stopped it.
    private func eachTest(
        of effect: Effect, from keepers: some Collection<Int>, _ test: (Int, ConditionRef, Source) -> Bool
    ) -> Bool {
        guard keepers.contains(where: { setsSomething(effect.steps[$0].function) }) else { return true }
        var kept: [PropertyRef: Source] = [:]
        for (index, step) in effect.steps.enumerated() {
            // What a closure does may be done later, when something else is kept.
            if program.facts(step.function).kind == .closure { kept = [:] }
            let own = settings(before: step)
            for (property, _) in own { kept[property] = nil }
            if keepers.contains(index) {
                let this = evaluator.store.this(of: step.frame)
                for case (let property, let value?) in own {
                    kept[property] = Source(value: value, frame: step.frame, this: this)
                }
            }
            guard !kept.isEmpty else { continue }
            for condition in step.conditions {
                guard let property = property(askedBy: condition, in: step.function), let source = kept[property],
                    isSame(source.this, evaluator.store.this(of: step.frame)),
                    source.frame != step.frame || isKept(source.value, before: condition)
                else { continue }
                if !test(index, condition, source) { return false }
            }
        }
        return true
    }

    /// Whether two objects may be one: what another object of the same class holds is not known.
    private func isSame(_ one: ValueID?, _ other: ValueID?) -> Bool {
        guard let one, let other, case .object = evaluator.store[one], case .object = evaluator.store[other] else {
            return true
        }
        return one == other
    }

    private func isKept(_ value: ExpressionID, before condition: ConditionRef) -> Bool {
        program.condition(condition).subject.map { value.index < $0.index } ?? false
    }

    /// The cases that a function may have kept; nil where they are not known.
    private func names(_ source: Source) -> [Identifier]? {
        let choices = evaluator.choices(of: evaluator.eval(source.value, source.frame))
        // Of `isLarge ? .modal : nil` nothing has given way to what there is.
        let isWhole = choices.count == 2 && evaluator.isNegation(choices[0].conditions.last, choices[1].conditions.last)
        guard isWhole || choices.allSatisfy({ $0.conditions.isEmpty }) else { return nil }
        var names: [Identifier] = []
        for choice in choices {
            guard case .enumCase(_, let name, _) = evaluator.store[choice.value] else { return nil }
            names.append(name)
        }
        return names
    }

    // MARK: - What functions keep

    private func setsSomething(_ function: FunctionRef) -> Bool { !settings(of: function).isEmpty }

    /// The variables that a function sets before the call of a step, each with what it then holds; nil where it may hold
    /// something else.
    private func settings(before step: Effect.Step) -> [PropertyRef: ExpressionID?] {
        guard setsSomething(step.function) else { return [:] }
        let around = Set(evaluator.conditions(around: step.call, in: step.function))
        var found: [PropertyRef: ExpressionID?] = [:]
        for setting in settings(of: step.function) where setting.value.index < step.call.expression {
            let isCertain = setting.conditions.allSatisfy { around.contains($0) }
            found.updateValue(isCertain ? setting.value : nil, forKey: setting.property)
        }
        return found
    }

    private func settings(of function: FunctionRef) -> [Setting] {
        if let known = settings[function] { return known }
        let found = findSettings(of: function)
        settings[function] = found
        return found
    }

    private func findSettings(of function: FunctionRef) -> [Setting] {
        guard let owner = program.owner(of: function) else { return [] }
        let variables = variables(of: owner)
        guard !variables.isEmpty else { return [] }
        let file = program.files[Int(function.file)]
        return program.facts(function).actions.compactMap { index in
            let action = file.actions[Int(index)]
            let (target, value): (ExpressionID, ExpressionID)
            switch (action.kind, file.expressions[action.expression]) {
            case (.assignment, .assignment(let left, let right)): (target, value) = (left, right)
            case (.call, .call(let callee, let arguments)):
                guard case .member(let list?, let method) = file.expressions[callee],
                    program.identifier(method, function.file) == .append,
                    let added = file.arguments(arguments).first, arguments.count == 1, added.label == nil
                else { return nil }
                (target, value) = (list, added.value)
            default: return nil
            }
            guard let property = variable(target, function.file, among: variables) else { return nil }
            return Setting(
                property: property, value: value,
                conditions: program.conditions(from: action.condition, in: function))
        }
    }

    /// The variable of the object at hand that an expression names.
    private func variable(
        _ expression: ExpressionID, _ index: Int32, among variables: [Identifier: PropertyRef]
    ) -> PropertyRef? {
        evaluator.ownMember(expression, index).flatMap { variables[$0] }
    }

    private func variables(of type: Int) -> [Identifier: PropertyRef] {
        if let known = variables[type] { return known }
        var found: [Identifier: PropertyRef] = [:]
        for symbol in program.lineage(of: type) where !program.isExternal(symbol) {
            for (text, property) in program.properties(of: symbol) {
                let name = program.identifier(text)
                let fact = program.facts(property)
                guard found[name] == nil, !fact.isConstant, !fact.isStatic, fact.getter == nil else { continue }
                var held = evaluator.declaredType(of: property, for: symbol, arguments: [])
                if case .array(let element) = held { held = element }
                if let symbol = held.symbol, program.types[symbol].kind == .enum { found[name] = property }
            }
        }
        variables[type] = found
        return found
    }

    // MARK: - What conditions ask

    private func property(askedBy condition: ConditionRef, in function: FunctionRef) -> PropertyRef? {
        if let known = asked[condition] { return known }
        let found = findProperty(askedBy: program.condition(condition), in: function)
        asked[condition] = .some(found)
        return found
    }

    private func findProperty(askedBy condition: Condition, in function: FunctionRef) -> PropertyRef? {
        guard condition.namesCases, let subject = condition.subject, let owner = program.owner(of: function) else {
            return nil
        }
        let variables = variables(of: owner)
        guard !variables.isEmpty else { return nil }
        if let read = read(subject, function.file, among: variables) { return read.isFirst ? nil : read.property }
        guard let name = evaluator.ownMember(subject, function.file),
            let computed = evaluator.property(name, in: owner, isStatic: false),
            let getter = program.facts(computed).getter
        else { return nil }
        return property(givenBy: FunctionRef(Int(computed.file), getter), among: variables)
    }

    /// The variable of which a getter gives back what was put there last, whatever way it takes.
    private func property(
        givenBy getter: FunctionRef, among variables: [Identifier: PropertyRef]
    ) -> PropertyRef? {
        let file = program.files[Int(getter.file)]
        let results = program.facts(getter).actions.map { file.actions[Int($0)] }.filter { $0.kind == .result }
        let reads = results.map { read($0.expression, getter.file, among: variables) }
        guard let property = reads.first??.property, reads.allSatisfy({ $0?.property == property }),
            reads.contains(where: { $0?.isFirst == false })
        else { return nil }
        return property
    }

    /// The variable that an expression reads, or whose last element it does: `style`, `self.styles.last ?? .push`. The first
    /// element of a list is the last one where there is no other.
    private func read(
        _ expression: ExpressionID, _ index: Int32, among variables: [Identifier: PropertyRef]
    ) -> (property: PropertyRef, isFirst: Bool)? {
        let file = program.files[Int(index)]
        if let property = variable(expression, index, among: variables) { return (property, false) }
        switch file.expressions[expression] {
        case .member(let list?, let text):
            let name = program.identifier(text, index)
            guard name == .last || name == .first, let property = variable(list, index, among: variables) else {
                return nil
            }
            return (property, name == .first)
        case .alternatives(let values):
            // `??`: one that is chosen by a test has a condition.
            guard let first = file.arguments(values).first,
                file.arguments(values).allSatisfy({ $0.condition == nil })
            else { return nil }
            return read(first.value, index, among: variables)
        default: return nil
        }
    }
}
