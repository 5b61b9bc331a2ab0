import Facts
import NavigationGraph

/// Containers that stand around the whole app and are no modules: those in which the main storyboard begins, and those
/// that launch code or such a container makes. What their code shows, the app shows.
///
/// It comes before routes are made, which ask whose code they run through.
struct LaunchContainers {
    let effects: EffectFinder
    let modules: ModuleMap
    let launch: [LaunchFacts]

    private var evaluator: Evaluator { effects.evaluator }
    private var program: Program { evaluator.program }

    func find() -> Set<Int> {
        let begun = Set(evaluator.storyboards.firstScenes(of: launch).flatMap { classes(of: $0) })
        return begun.union(begun.sorted().flatMap { shown(by: $0) }).union(madeByLaunchCode())
    }

    /// The classes of the containers at which a scene begins: its own, and those that it holds.
    private func classes(of first: SceneRef) -> [Int] {
        var found: [Int] = []
        var seen: Set<SceneRef> = []
        var left = [first]
        while let next = left.popLast() {
            guard let target = evaluator.storyboards.target(of: next), seen.insert(target).inserted else { continue }
            if let own = container(evaluator.type(ofScene: target)) { found.append(own) }
            let held = evaluator.storyboards.facts(target).segues.filter {
                $0.kind == .relationship || $0.kind == .embed
            }
            left += held.compactMap { evaluator.storyboards.scene(object: $0.destination, in: target.storyboard) }
        }
        return found
    }

    /// The classes of the containers that a container's own code shows in it.
    private func shown(by symbol: Int) -> [Int] {
        program.methods(of: symbol).flatMap { effects.effects(of: $0) }.flatMap { effect -> [Int] in
            guard case .value(let value) = effect.shown else { return [] }
            return effects.screens.leaves(of: value).compactMap { leaf in
                guard case .object(let creation) = evaluator.store[leaf] else { return nil }
                return container(creation.type)
            }
        }
    }

    private func madeByLaunchCode() -> [Int] {
        program.types.indices.filter { symbol in
            container(evaluator.nominal(symbol)) != nil
                && evaluator.creations(of: symbol).contains { call, _ in
                    let function = FunctionRef(Int(call.file), program.action(call).function)
                    return modules.isLaunch(program.outermost(function))
                }
        }
    }

    /// The program's class of a container that is no module.
    private func container(_ type: TypeValue) -> Int? {
        guard let symbol = type.symbol, !program.isExternal(symbol), effects.screens.container(of: type) != nil,
            modules.moduleOfType[symbol] == nil
        else { return nil }
        return symbol
    }
}

extension ModuleMap {
    /// Routes without those on which a container around the app fills itself, where code that shows the container leads
    /// to the same screens.
    func withoutFillings(_ found: [RouteDraft]) -> [RouteDraft] {
        func fills(_ route: RouteDraft) -> Bool {
            guard route.source == .app else { return false }
            let isPage = route.transition == .embed && Self.pages.contains { route.call.hasPrefix($0) }
            let isColumn = route.transition == .embed && ContentFinder.columns.contains(route.call)
            guard isPage || isColumn || route.transition == .tab || route.transition == .root else { return false }
            return route.method.map { isInLaunchContainer($0) } ?? false
        }
        let shown = found.filter { $0.source == .app && !fills($0) }.map(\.destination)
        let roots = found.filter { $0.source == .app && $0.transition == .root && $0.container != nil }
        /// Whether the launch pushes what the stack begins with that it shows.
        func begins(_ route: RouteDraft) -> Bool {
            guard route.source == .app, route.transition == .push, let pushed = route.creation else { return false }
            return roots.contains { root in
                root.destination == route.destination && root.method == route.method
                    && root.creation?.site == pushed.site && root.conditions == route.conditions
            }
        }
        var filled: Set<Filling> = []
        /// Whether one function puts a screen that it made into the container once more, as older systems ask for it.
        func repeats(_ route: RouteDraft) -> Bool { Filling(route).map { !filled.insert($0).inserted } ?? false }
        return found.filter { route in
            guard fills(route) else { return !begins(route) }
            return !shown.contains(route.destination) && !repeats(route)
        }
    }

    /// One screen in a container around the app, by where it is made and who puts it there.
    private struct Filling: Hashable {
        var made: Creation
        var destination: RouteDraft.Destination
        var transition: Transition
        var method: FunctionRef?
        var conditions: [ConditionRef]

        init?(_ route: RouteDraft) {
            guard let made = route.creation else { return nil }
            (self.made, destination, transition) = (made, route.destination, route.transition)
            (method, conditions) = (route.method, route.conditions)
        }
    }

    /// How calls begin by which a page controller shows a page.
    private static let pages = ["setViewControllers(", "pageViewController("]
}
