import Dialects
import Facts
import NavigationGraph

/// Finds the types that navigate and belong to no module: coordinators, handlers of deep links, and the like.
///
/// Code that modules or the launch code call is theirs, however many coordinators it runs through. What is left is run by
/// something that the scan does not see, a service's callback for example, and belongs to the type that chooses the
/// target. It comes after the modules' own routes, which tell what is left.
struct CoordinatorFinder {
    /// What a function shows that no module's code calls.
    struct Stray {
        var effect: Effect
        var destination: RouteDraft.Destination
    }

    let effects: EffectFinder
    let modules: ModuleMap

    /// Who calls the factories that make coordinators.
    let sites: CallSites

    private var program: Program { effects.evaluator.program }
    private var evaluator: Evaluator { effects.evaluator }

    /// Makes nodes of the types that choose the strays' targets, and says which of them starts which.
    ///
    /// - Parameter taken: the chains of calls of the routes that are known.
    func find(_ strays: [Stray], taken: Set<[ExpressionRef]>) -> [RouteDraft] {
        var links: [RouteDraft] = []
        var found: [Int] = []
        var covered = taken
        for stray in strays {
            let calls = stray.effect.steps.map(\.call)
            for start in calls.indices.dropFirst() { covered.insert(Array(calls[start...])) }
        }
        for stray in strays where !covered.contains(stray.effect.steps.map(\.call)) {
            // Only what leads somewhere makes a type a node.
            guard case .module = stray.destination else { continue }
            guard let chooser = chooser(of: stray.effect) else { continue }
            let node = self.node(chooser.symbol)
            if !found.contains(node) { found.append(node) }
            guard let first = coordinator(stray.effect, 0), first != chooser.symbol else { continue }
            let starter = self.node(first)
            if !found.contains(starter) { found.append(starter) }
            let link = start(of: node, by: starter, Array(stray.effect.steps[..<entry(of: chooser, stray.effect)]))
            if !links.contains(where: { isSame($0, link) }) { links.append(link) }
        }
        var position = 0
        while position < found.count {
            let node = found[position]
            position += 1
            // A child that tells its parent what happened does not start it.
            let isStarted = links.contains { $0.destination == .module(node) && !isChild($0.source, of: node) }
            guard !isStarted else { continue }
            for link in makers(of: node) {
                links.append(link)
                if case .module(let maker) = link.source, modules.drafts[maker].kind == .coordinator,
                    !found.contains(maker)
                {
                    found.append(maker)
                }
            }
        }
        return links
    }

    /// A coordinator's start by another one.
    private func start(of node: Int, by starter: Int, _ steps: [Effect.Step]) -> RouteDraft {
        RouteDraft(making: node, from: .module(starter), .start, steps, isInferred: false, in: program)
    }

    /// The step where the code of a chooser's object begins to run: what it chooses by itself from there on, from however
    /// many of its methods, says nothing of how it is started.
    private func entry(of chooser: (symbol: Int, index: Int), _ effect: Effect) -> Int {
        let inner = effect.steps.indices.dropFirst()
        return inner.first { runs(effect.steps[$0], on: chooser.symbol) } ?? chooser.index
    }

    /// Whether the object whose code a step runs is of a class, which may inherit that code.
    private func runs(_ step: Effect.Step, on symbol: Int) -> Bool {
        program.owner(of: step.function) == symbol
            || evaluator.store.this(of: step.frame).flatMap { evaluator.type(of: $0).symbol } == symbol
    }

    /// Whether two starts are by the same calls under the same conditions: what the child then does tells them not apart.
    private func isSame(_ link: RouteDraft, _ other: RouteDraft) -> Bool {
        link.source == other.source && link.destination == other.destination
            && link.steps.map(\.call) == other.steps.map(\.call) && link.conditions == other.conditions
    }

    /// The innermost type on the way that decides what is shown, whoever calls it.
    private func chooser(of effect: Effect) -> (symbol: Int, index: Int)? {
        for index in effect.steps.indices.reversed() {
            guard let symbol = coordinator(effect, index) else { continue }
            let alone = effects.effects(of: program.outermost(effect.steps[index].function))
            let isClosed = alone.contains { other in
                guard other.primitive == effect.primitive else { return false }
                switch other.shown {
                case .value(let value): return !effects.screens.isOpen(value)
                case .tab(.numbers), .tab(.type): return true
                case .back, .external, .system, .segue, .tab: return false
                }
            }
            if isClosed { return (symbol, index) }
        }
        return nil
    }

    /// The coordinator that runs a step of an effect: the heir whose code makes what is shown, where it inherits the step.
    private func coordinator(_ effect: Effect, _ index: Int) -> Int? {
        guard let owner = coordinator(effect.steps[index].function) else { return nil }
        guard let heir = effects.heir(at: index, building: effect),
            modules.moduleOfType[heir].map({ modules.drafts[$0].kind == .coordinator }) ?? true
        else { return owner }
        return heir
    }

    /// The type of a method that acts for an object of its own, which is neither a view nor part of a module.
    private func coordinator(_ function: FunctionRef) -> Int? {
        let outer = program.outermost(function)
        guard !program.facts(outer).isStatic, let owner = program.owner(of: outer),
            program.types[owner].kind == .class || program.types[owner].kind == .actor,
            !program.inherits(owner, from: "UIResponder"), !modules.isLaunch(outer),
            program.isCoordinator(owner),
            modules.moduleOfType[owner].map({ modules.drafts[$0].kind == .coordinator }) ?? true
        else { return nil }
        return owner
    }

    private func node(_ symbol: Int) -> Int {
        if let known = modules.moduleOfType[symbol] { return known }
        var draft = ModuleDraft(name: program.types[symbol].name, kind: .coordinator)
        draft.components = [(symbol, .router)]
        return modules.add(draft)
    }

    /// Whether the source of a link is a coordinator that another one makes.
    private func isChild(_ source: RouteDraft.Source, of parent: Int) -> Bool {
        guard case .module(let child) = source, modules.drafts[child].kind == .coordinator,
            let symbol = modules.drafts[child].components.first?.symbol,
            let maker = modules.drafts[parent].components.first?.symbol
        else { return false }
        return evaluator.creations(of: symbol).contains { reference, _ in
            program.owner(of: FunctionRef(Int(reference.file), program.action(reference).function)) == maker
        }
    }

    /// Whose code makes a coordinator, and in which function.
    private struct Making: Hashable {
        var source: RouteDraft.Source
        var function: FunctionRef
    }

    /// The modules and the coordinators whose code makes a coordinator, which then waits for something to happen: once
    /// for each function that makes it. The app's delegate may make it for older systems, and a scene's for newer ones.
    private func makers(of node: Int) -> [RouteDraft] {
        guard let symbol = modules.drafts[node].components.first?.symbol else { return [] }
        var seen: Set<Making> = []
        return evaluator.creations(of: symbol).flatMap { reference, frame -> [RouteDraft] in
            let function = FunctionRef(Int(reference.file), program.action(reference).function)
            var reached: [FunctionRef: Int] = [:]
            return starters(of: node, in: function, depth: 0, &reached).compactMap { source in
                let making = Making(source: source, function: program.outermost(function))
                guard seen.insert(making).inserted else { return nil }
                let step = Effect.Step(reference, frame, evaluator)
                return RouteDraft(making: node, from: source, .start, [step], isInferred: true, in: program)
            }
        }
    }

    private static let maximumFactories = 4

    /// Whose code a function is that makes a coordinator; of a factory, which belongs to nobody, whose code calls it, and of
    /// a property's observer, whose code sets the property.
    ///
    /// - Parameters:
    ///   - depth: how many factories are on the way.
    ///   - reached: the factories that were looked at, with how many were on the way.
    private func starters(
        of node: Int, in function: FunctionRef, depth: Int, _ reached: inout [FunctionRef: Int]
    ) -> [RouteDraft.Source] {
        if let module = modules.module(of: function) ?? modules.module(assembledBy: function), module != node {
            return [.module(module)]
        }
        let outer = program.outermost(function)
        if modules.isLaunch(outer) { return [.app] }
        if let maker = coordinator(function) {
            return modules.moduleOfType[maker] == node ? [] : [.module(self.node(maker))]
        }
        guard depth < reached[outer] ?? Self.maximumFactories else { return [] }
        reached[outer] = depth
        return (sites.sites(of: outer).map(\.function) + setters(observedBy: outer))
            .flatMap { starters(of: node, in: $0, depth: depth + 1, &reached) }.distinct()
    }

    /// The functions that set the property whose observer a function is.
    private func setters(observedBy function: FunctionRef) -> [FunctionRef] {
        guard program.facts(function).kind == .observer, let owner = program.owner(of: function) else { return [] }
        return evaluator.assignments(to: program.identifier(of: function), of: owner).map {
            FunctionRef(Int($0.file), program.action($0).function)
        }
    }
}
