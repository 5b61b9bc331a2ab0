import Facts
import NavigationGraph

/// Tells which ways back take nothing off a stack, because code has made it just before and nothing lies on it yet: a
/// stack of the program's that empties itself before it gets its first screen.
///
/// What it holds is a list of its own that begins empty. Whoever else gets hold of the stack, or calls it, may fill it.
struct FreshStacks {
    let effects: EffectFinder

    private var evaluator: Evaluator { effects.evaluator }
    private var program: Program { effects.program }
    private var order: RunOrder { RunOrder(evaluator: evaluator) }

    /// A list of a stack's in which its screens lie.
    private struct List {
        var name: Identifier
        var owner: Int
    }

    /// The step that tells a stack to take something off itself on which nothing lies; nil for other ways back.
    func step(emptying back: Effect) -> Int? {
        guard back.shown == .back, back.transition == .pop, let list = list(emptiedBy: back) else { return nil }
        for index in back.steps.indices.reversed() {
            let step = back.steps[index]
            if index < back.steps.count - 1, let base = receiver(of: step.call) {
                return isJustMade(base, in: step, list) ? index : nil
            }
            guard let owner = program.owner(of: step.function), program.isKin(owner, of: list.owner),
                !mayFill(list, before: step)
            else { return nil }
        }
        return nil
    }

    /// The list in which the object at hand keeps what a primitive takes away; nil where it does not begin empty.
    private func list(emptiedBy back: Effect) -> List? {
        let file = program.files[Int(back.primitive.file)]
        let emptied: ExpressionID
        switch file.expressions[back.primitive.id] {
        case .call(let callee, _):
            guard case .member(let base?, _) = file.expressions[callee] else { return nil }
            emptied = base
        case .assignment(let target, _): emptied = target
        default: return nil
        }
        guard let name = evaluator.ownMember(emptied, back.primitive.file),
            let owner = back.steps.last.flatMap({ program.owner(of: $0.function) }),
            let property = evaluator.property(name, in: owner, isStatic: false), beginsEmpty(property)
        else { return nil }
        return List(name: name, owner: owner)
    }

    /// Whether a variable begins as `[]`, or as `[Screen]()`.
    private func beginsEmpty(_ property: PropertyRef) -> Bool {
        let file = program.files[Int(property.file)]
        guard let value = program.facts(property).value else { return false }
        switch file.expressions[value] {
        case .array(let elements): return elements.count == 0
        case .call(let callee, let arguments):
            guard arguments.count == 0, case .array = file.expressions[callee] else { return false }
            return true
        default: return false
        }
    }

    /// The object that a call runs a method of; nil for the object at hand.
    private func receiver(of call: ExpressionRef) -> ExpressionID? {
        let file = program.files[Int(call.file)]
        guard case .call(let callee, _) = file.expressions[call.id],
            case .member(let base?, _) = file.expressions[callee], file.expressions[base] != .selfReference
        else { return nil }
        return base
    }

    /// Whether a stack's own code may put something onto it before a step: by itself, or by another method of its.
    private func mayFill(_ list: List, before step: Effect.Step) -> Bool {
        let outer = program.outermost(step.function)
        return ([outer] + program.innerFunctions(within: outer)).contains { function in
            actions(of: function, before: step.call).contains { mayFill(list, $0, in: function) }
        }
    }

    private func mayFill(_ list: List, _ action: Action, in function: FunctionRef) -> Bool {
        let file = program.files[Int(function.file)]
        switch file.expressions[action.expression] {
        case .assignment(let target, _): return evaluator.ownMember(target, function.file) == list.name
        case .call(let callee, _):
            if case .member(let base?, _) = file.expressions[callee],
                evaluator.ownMember(base, function.file) == list.name
            {
                return true
            }
            let called = evaluator.ownMember(callee, function.file)
            return called.map { !program.members($0, of: list.owner).methods.isEmpty } ?? false
        default: return false
        }
    }

    private func actions(of function: FunctionRef, before call: ExpressionRef) -> [Action] {
        let file = program.files[Int(function.file)]
        return program.facts(function).actions.map { file.actions[Int($0)] }.filter {
            order.place(ExpressionRef(Int(function.file), $0.expression)) < order.place(call)
        }
    }

    // MARK: - Where the stack is made

    /// Whether the function of a step has made a stack, with which nothing was done since but to make others.
    private func isJustMade(_ stack: ExpressionID, in step: Effect.Step, _ list: List) -> Bool {
        let file = program.files[Int(step.function.file)]
        guard case .local(let local) = file.expressions[stack] else { return false }
        let variable = file.locals[Int(local.index)]
        guard variable.function == step.function.id, !variable.isVariable, case .value(let value) = variable.source,
            case .object(let creation) = evaluator.store[evaluator.eval(stack, step.frame)],
            creation.site == ExpressionRef(Int(step.function.file), value),
            creation.initializer.map({ onlyKeeps($0, beside: list) }) ?? true,
            !evaluator.conditions(around: step.call, in: step.function).contains(where: {
                program.condition($0).kind == .loop
            })
        else { return false }
        return !actions(of: step.function, before: step.call).contains { uses(local, $0, file) }
    }

    /// Whether an initialiser does nothing but keep what it is handed, and not in the list.
    private func onlyKeeps(_ initializer: FunctionRef, beside list: List) -> Bool {
        let file = program.files[Int(initializer.file)]
        return program.facts(initializer).actions.allSatisfy { index in
            switch file.expressions[file.actions[Int(index)].expression] {
            case .assignment(let target, _): return evaluator.ownMember(target, initializer.file) != list.name
            case .call(let callee, _):
                guard case .member(let base?, _) = file.expressions[callee] else { return false }
                return file.expressions[base] == .superReference
            default: return true
            }
        }
    }

    /// Whether an action calls what a variable holds, or hands it to a function that makes nothing with it.
    private func uses(_ local: LocalID, _ action: Action, _ file: SwiftFacts) -> Bool {
        guard case .call(let callee, let arguments) = file.expressions[action.expression] else { return false }
        if case .member(let base?, _) = file.expressions[callee], file.expressions[base] == .local(local) {
            return true
        }
        let makesObject =
            program.isImplicitInitializer(callee, file)
            || program.madeType(callee, file).map { file.text($0).beginsWithCapital } ?? false
        return !makesObject && file.arguments(arguments).contains { file.expressions[$0.value] == .local(local) }
    }
}
