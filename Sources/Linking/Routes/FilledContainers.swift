import Dialects
import Facts

/// Tells which containers the code that makes them fills, before they are shown.
struct FilledContainers {
    let effects: EffectFinder
    let modules: ModuleMap

    private var evaluator: Evaluator { effects.evaluator }
    private var program: Program { evaluator.program }

    /// The containers that an effect fills and that are no nodes and not shown yet.
    func containers(filledBy effect: Effect) -> [Creation] {
        // What a container presents lies over it, and not in it.
        guard effect.transition != .present || effect.isForeign else { return [] }
        let running = runningTogether(effect)
        return evaluator.choices(of: effect.receiver).compactMap { choice in
            guard case .object(let creation) = evaluator.store[choice.value], isMade(creation, by: running),
                !evaluator.isMade(creation, inOtherBranchThan: effect),
                effects.screens.container(of: creation.type) != nil
                    || (effect.isForeign || effect.transition == .embed)
                        && effects.screens.isForeignContainer(choice.value)
                    || effect.transition == .embed && effects.screens.isBare(creation),
                modules.module(showing: creation) == nil, !isShown(choice.value, by: effect)
            else { return nil }
            return creation
        }
    }

    /// The containers of libraries that an object holds and that an effect fills, whenever that is: what is in them shows
    /// where code shows them.
    func held(filledBy effect: Effect) -> [Creation] {
        guard effect.isForeign, effect.call.hasPrefix(ForeignNavigation.setter + "(") else { return [] }
        return evaluator.choices(of: effect.receiver).compactMap { choice in
            guard case .object(let creation) = evaluator.store[choice.value],
                program.facts(evaluator.store.function(of: creation.frame)).kind == .initialValue,
                effects.screens.isForeignContainer(choice.value), modules.module(showing: creation) == nil
            else { return nil }
            return creation
        }
    }

    /// Whether a controller puts the container, or the screen, into itself that it stands around.
    func isWrapping(_ effect: Effect) -> Bool {
        guard effect.transition == .embed, case .value(let value) = effect.shown,
            let symbol = evaluator.type(of: effect.receiver).symbol
        else { return false }
        let names = program.wrappedContainer(of: symbol).map { [$0] } ?? modules.surrounded(in: symbol).map(\.property)
        return names.contains { value == evaluator.member($0, of: effect.receiver) }
    }

    /// Whether the code that makes a container does something to it that is not shown by then, be it a node or not.
    func isMade(byCodeOf effect: Effect) -> Bool {
        let running = runningTogether(effect)
        return evaluator.choices(of: effect.receiver).contains { choice in
            guard case .object(let creation) = evaluator.store[choice.value] else { return false }
            return isMade(creation, by: running)
        }
    }

    private func isMade(_ creation: Creation, by running: Set<FunctionRef>) -> Bool {
        let maker = evaluator.store.function(of: creation.frame)
        // What a library makes for an object of the app's is made with that object.
        if program.isStandIn(maker.file), let holder = evaluator.store.this(of: creation.frame) {
            switch evaluator.store[holder] {
            case .object(let object):
                return object.initializer.map(running.contains) ?? false || isMade(object, by: running)
            case .this(let symbol):
                return running.contains { function in
                    program.facts(function).kind == .initializer
                        && program.owner(of: function).map { program.isSubtype(symbol, of: $0) } ?? false
                }
            default: return false
            }
        }
        // A flow that is made here and that a library begins holds its stack from its beginning:
        // `private let stack = UINavigationController()`.
        if !evaluator.libraryTies.isEmpty, program.facts(maker).kind == .initialValue,
            let holder = evaluator.store.this(of: creation.frame),
            case .object(let object) = evaluator.store[holder]
        {
            return isMade(object, by: running)
        }
        // What a wrapper stands around is made with the wrapper.
        if let holder = evaluator.store.this(of: creation.frame), case .object(let wrapper) = evaluator.store[holder],
            program.owner(of: maker).flatMap({ program.wrappedContainer(of: $0) }) != nil
        {
            return isMade(wrapper, by: running)
        }
        return running.contains(program.outermost(maker)) || running.contains(maker) || isGiven(by: maker, to: running)
    }

    /// Whether one of the functions that run calls another one that makes a container anew: `let shelf = plainNavigation()`.
    private func isGiven(by maker: FunctionRef, to running: Set<FunctionRef>) -> Bool {
        guard program.facts(maker).kind == .method, program.facts(maker).result != nil else { return false }
        return program.calls(named: maker).contains { call in
            let caller = FunctionRef(Int(call.file), program.action(call).function)
            return (running.contains(caller) || running.contains(program.outermost(caller)))
                && evaluator.runs(call, maker)
        }
    }

    /// The functions that run when a primitive is called, as long as nothing has to happen in between: what waits for
    /// something fills a container that is shown by then.
    private func runningTogether(_ effect: Effect) -> Set<FunctionRef> {
        guard let last = effect.steps.lastIndex(where: { program.runsLater($0.function) }) else {
            return Set(effect.steps.map { program.outermost($0.function) })
        }
        let closure = effect.steps[last].function
        let around = program.outermost(closure)
        return Set(effect.steps[last...].map { program.outermost($0.function) }.filter { $0 != around } + [closure])
    }

    /// A library's container that a call both runs on and shows.
    private func isShown(_ container: ValueID, by effect: Effect) -> Bool {
        guard effect.isForeign, !effect.call.hasPrefix(ForeignNavigation.setter + "("),
            case .value(let value) = effect.shown
        else { return false }
        return effects.screens.leaves(of: value).contains(container)
    }
}

extension Evaluator {
    /// Whether another branch of a function on the way makes a container: by the next call of that function it is shown.
    /// Not where that branch puts the same screen there, which shows either way.
    func isMade(_ container: Creation, inOtherBranchThan effect: Effect) -> Bool {
        let maker = store.function(of: container.frame)
        let whole = program.outermost(maker)
        guard let step = effect.steps.first(where: { program.outermost($0.function) == whole }) else { return false }
        let made = conditions(around: container.site, in: maker)
        return !made.isEmpty
            && conditions(around: step.call, in: step.function).contains { one in made.contains { excludes(one, $0) } }
            && variables(handedBy: container.site).isDisjoint(with: variables(handedBy: step.call))
    }

    private func variables(handedBy call: ExpressionRef) -> Set<LocalID> {
        let file = program.files[Int(call.file)]
        guard case .call(_, let arguments) = file.expressions[call.id] else { return [] }
        return Set(
            file.arguments(arguments).compactMap { argument in
                if case .local(let local) = file.expressions[argument.value] { local } else { nil }
            })
    }
}
