import Facts

/// Finds the modules whose code hands on a method of no module, which navigates when it is called: the selector of a
/// button that an extension of `UIViewController` adds, the handler of a row that a view model makes. A property that
/// makes a closure where it is asked for, `var action: () -> Void { … }`, is handed on like a method.
///
/// Nobody calls such a method, so that no module's code leads to what it shows. What a view controller hands on is a way
/// of that controller's, and not of who shows it. What a coordinator makes an object with is a way of who calls it there.
struct HandedMethods {
    /// How many calls may lie between a module's code and the function that hands the method on.
    private static let maximumDepth = 4

    let effects: EffectFinder
    let modules: ModuleMap
    let origins: OriginFinder

    private var evaluator: Evaluator { effects.evaluator }
    private var program: Program { evaluator.program }

    /// What the methods show that strays begin with, each with the steps in front that lead from a module's code to
    /// where the method is handed on.
    func find(_ strays: [Effect]) -> [Effect] {
        var seen: Set<FunctionRef> = []
        return strays.flatMap { stray -> [Effect] in
            guard let method = stray.steps.first.map({ program.outermost($0.function) }),
                program.facts(method).kind == .method || program.offersClosure(method),
                !program.facts(method).isStatic,
                modules.module(of: method) == nil, !program.isStandIn(method.file), seen.insert(method).inserted
            else { return [] }
            return ways(to: method).compactMap { decided($0) }.flatMap { way in
                effects(of: method, handedOnBy: way).map { effect in
                    var effect = effect
                    effect.steps = way + effect.steps
                    return effect
                }
            }
        }
    }

    /// What a method does for an object of the type whose code leads to it, where that type inherits it: nothing where the type
    /// overrides it, or never comes to where it is handed on.
    private func effects(of method: FunctionRef, handedOnBy way: [Effect.Step]) -> [Effect] {
        guard let owner = program.owner(of: method), let heir = program.owner(of: way[0].function), heir != owner,
            program.isSubtype(heir, of: owner)
        else { return effects.effects(of: method) }
        guard program.mayRun(method, heir), way.allSatisfy({ comes(to: $0, heir) }) else { return [] }
        return effects.effects(of: evaluator.rootFrame(method, for: heir))
    }

    /// Whether an object of a class comes to a step in code that it inherits.
    private func comes(to step: Effect.Step, _ heir: Int) -> Bool {
        guard let owner = program.owner(of: step.function), program.isSubtype(heir, of: owner),
            program.facts(step.function).parent == nil
        else { return true }
        return evaluator.canRun(
            program.condition(around: step.call, in: step.function), in: evaluator.rootFrame(step.function, for: heir))
    }

    /// The calls from a module's code to where a method is handed on.
    private func ways(to method: FunctionRef) -> [[Effect.Step]] {
        let isController = program.owner(of: method).map { program.inherits($0, from: "UIViewController") } ?? false
        var visited: Set<FunctionRef> = [method]
        var ways: [[Effect.Step]] = origins.mentions(of: method).flatMap { file, mention -> [[Effect.Step]] in
            let place = FunctionRef(Int(file), mention.function)
            if case .argument(let call, let position) = mention.use, program.isCoordinators(place),
                let calls = origins.callsOfKeeper(ofArgument: position, in: ExpressionRef(Int(file), call), place)
            {
                return calls.map { [step($0.function, $0.call, under: $0.condition)] }
            }
            guard program.outermost(place) != method else { return [] }
            let condition = condition(around: mention, in: place)
            return [[step(place, ExpressionRef(Int(file), mention.expression), under: condition)]]
        }
        var found: [[Effect.Step]] = []
        for _ in 0..<Self.maximumDepth where !ways.isEmpty {
            var longer: [[Effect.Step]] = []
            found += ways.filter { modules.module(of: $0[0].function) != nil }
            for way in joined(ways.filter { modules.module(of: $0[0].function) == nil }) {
                let caller = program.outermost(way[0].function)
                guard visited.insert(caller).inserted else { continue }
                longer += origins.sites.sites(of: caller).filter { !isController || isOnSelf($0.call, caller) }.map {
                    [step($0.function, $0.call, under: $0.condition)] + way
                }
            }
            ways = longer
        }
        return found
    }

    /// Whether a call runs a function for the object at hand, which is neither another one nor made by it.
    private func isOnSelf(_ call: ExpressionRef, _ function: FunctionRef) -> Bool {
        let file = program.files[Int(call.file)]
        guard case .call(let callee, _) = file.expressions[call.id] else { return false }
        switch file.expressions[callee] {
        case .name: return program.facts(function).kind != .initializer
        case .member(let base?, _):
            return file.expressions[base] == .selfReference || file.expressions[base] == .superReference
        default: return false
        }
    }

    /// The innermost condition around the call, or the assignment, that hands a method on.
    private func condition(around mention: HandlerIndex.Mention, in place: FunctionRef) -> ConditionID? {
        let file = program.files[Int(place.file)]
        return program.facts(place).actions.lazy.map { file.actions[Int($0)] }.first { action in
            switch (mention.use, file.expressions[action.expression]) {
            case (.argument(let call, _), _): action.expression == call
            case (.assignment(let target), .assignment(let set, _)): set == target
            default: false
            }
        }?.condition
    }

    private func step(
        _ function: FunctionRef, _ call: ExpressionRef, under condition: ConditionID?
    ) -> Effect.Step {
        let frame = evaluator.rootFrame(function)
        return Effect.Step(
            function: function, frame: frame, call: call,
            conditions: evaluator.conditions(from: condition, file: function.file, flagsDecidedBy: frame))
    }

    /// The ways without those that begin in the function of another one, under what all of these share: a button that
    /// both branches of an `if` add is there in any case.
    private func joined(_ ways: [[Effect.Step]]) -> [[Effect.Step]] {
        var joined: [[Effect.Step]] = []
        for way in ways {
            let beginning = program.outermost(way[0].function)
            guard let known = joined.firstIndex(where: { program.outermost($0[0].function) == beginning }) else {
                joined.append(way)
                continue
            }
            let conditions = Set(way.flatMap(\.conditions))
            for index in joined[known].indices {
                joined[known][index].conditions.removeAll { !conditions.contains($0) }
            }
        }
        return joined
    }

    /// A way without the conditions that hold by what its calls hand over; nil where these rule it out: who is told
    /// `.copy` does not hand on what a branch for `.save` does.
    private func decided(_ way: [Effect.Step]) -> [Effect.Step]? {
        var decided = way
        var frame = way[0].frame
        for (index, step) in way.enumerated().dropFirst() {
            guard case .call(let callee, let arguments) = evaluator.facts(frame).expressions[way[index - 1].call.id],
                let target = evaluator.targets(ofCall: callee, arguments, frame).first(where: {
                    $0.function == program.outermost(step.function)
                })
            else { break }
            frame = evaluator.frame(for: step.function, within: evaluator.activate(target, arguments, frame))
            let outcomes = step.conditions.map { evaluator.outcome(of: program.condition($0), in: frame) }
            if outcomes.contains(false) { return nil }
            decided[index].conditions = zip(step.conditions, outcomes).filter { $1 == nil }.map(\.0)
        }
        return decided
    }
}

extension Program {
    /// Whether a function is the getter of a property that makes a closure for whoever asks.
    func offersClosure(_ function: FunctionRef) -> Bool {
        guard facts(function).kind == .getter, let owner = owner(of: function),
            let property = types[owner].properties[identifier(of: function)]?.first,
            let type = facts(property).type, property.declaration >= 0
        else { return false }
        let declaration = DeclarationID(Int(property.declaration))
        guard case .function = resolve(type, file: property.file, declaration: declaration) else { return false }
        return true
    }
}
