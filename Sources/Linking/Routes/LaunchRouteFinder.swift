import Dialects
import Facts
import NavigationGraph

/// The way into the app that no code takes: the initial scene of the main storyboard.
struct LaunchRouteFinder {
    let maker: RouteMaker
    let launch: [LaunchFacts]

    private var evaluator: Evaluator { maker.effects.evaluator }

    func addRoutes() {
        let starts = launch.filter { !isReplaced($0) }
        for scene in evaluator.storyboards.firstScenes(of: starts) {
            var reached: [SceneRef: Int] = [:]
            for (module, segue, transition) in screens(of: scene, depth: 0, &reached) where !isKnown(module) {
                maker.add(
                    RouteDraft(
                        source: .app, destination: .module(module), transition: transition, container: nil,
                        conditions: [],
                        steps: [], primitive: nil, call: "initial view controller", creation: nil, isInferred: false,
                        method: nil, option: nil, segue: segue))
            }
            for route in routesIntoContainer(of: scene) { maker.add(route) }
        }
    }

    /// Whether code that runs whenever the app starts gives the window a root, whichever one: what the storyboard put there
    /// is gone before anybody sees it. That of another app in the scan, which lies elsewhere, starts by itself.
    private func isReplaced(_ start: LaunchFacts) -> Bool {
        let program = evaluator.program
        let folder = Self.folder(of: start)
        let roots = maker.drafts.filter { route in
            guard route.source == .app, let first = route.steps.first,
                route.transition == .root || route.call == Self.root,
                AppleClasses.launchQuestions.contains(program.fullName(first.function)),
                program.files[Int(first.function.file)].path.hasPrefix(folder)
            else { return false }
            return route.steps.allSatisfy { program.facts($0.function).kind != .closure }
        }
        // What is shown may depend on more than whether the window gets a root.
        return areTaken(
            roots.map { $0.steps.flatMap(\.conditions).filter { !program.condition($0).isSilent } }, depth: 0)
    }

    /// Whether one of several ways is taken in any case, by the conditions on each.
    private func areTaken(_ ways: [[ConditionRef]], depth: Int) -> Bool {
        if ways.contains(where: \.isEmpty) { return true }
        guard depth < Self.maximumForks else { return false }
        return ways.compactMap(\.first).distinct().contains { test in
            let passed = ways.filter { $0.first == test }
            let failed = ways.filter { $0.first.map { evaluator.program.areSides($0, test) } ?? false }
            return !failed.isEmpty && areTaken(passed.map { Array($0.dropFirst()) }, depth: depth + 1)
                && areTaken(failed.map { Array($0.dropFirst()) }, depth: depth + 1)
        }
    }

    private static let maximumForks = 6

    /// The folder that a property list lies in, or a project, which says the same.
    private static func folder(of start: LaunchFacts) -> String {
        var parts = start.path.split(separator: "/").dropLast()
        if parts.last?.hasSuffix(".xcodeproj") == true { parts.removeLast() }
        return parts.map { $0 + "/" }.joined()
    }

    /// What the class of the initial scene puts into itself, where it is a container and no module.
    private func routesIntoContainer(of scene: SceneRef) -> [RouteDraft] {
        guard let target = evaluator.storyboards.target(of: scene),
            SegueReader(maker: maker).module(of: evaluator.storyboards.facts(target), in: target.storyboard) == nil
        else { return [] }
        let type = evaluator.type(ofScene: target)
        guard let symbol = type.symbol, maker.effects.screens.container(of: type) != nil else { return [] }
        return maker.contents.ownEffects(of: symbol).flatMap { effect, value in
            maker.screens(of: value, shownBy: effect).compactMap { maker.draft(of: effect, $0) }
        }.filter { route in
            guard case .module(let module) = route.destination else { return false }
            return !isKnown(module)
        }
    }

    private static let root = "rootViewController"

    /// Launch code that shows a module does what the storyboard prepared.
    private func isKnown(_ module: Int) -> Bool {
        maker.drafts.contains { $0.source == .app && $0.destination == .module(module) }
    }

    /// In how many containers a screen may lie.
    private static let maximumDepth = 6

    private typealias Found = (
        module: Int, segue: (storyboard: Int, segue: StoryboardFacts.Segue)?, transition: Transition
    )

    /// - Parameter reached: the scenes that were looked into, and how deep they lay: a storyboard may nest them in a circle.
    private func screens(of reference: SceneRef, depth: Int, _ reached: inout [SceneRef: Int]) -> [Found] {
        guard let target = evaluator.storyboards.target(of: reference),
            depth < reached[target] ?? Self.maximumDepth
        else { return [] }
        reached[target] = depth
        let scene = evaluator.storyboards.facts(target)
        if let module = SegueReader(maker: maker).module(of: scene, in: target.storyboard) {
            return [(module, nil, .root)]
        }
        return scene.segues.filter { $0.kind == .relationship }.flatMap { segue in
            guard let inner = evaluator.storyboards.scene(object: segue.destination, in: target.storyboard) else {
                return [Found]()
            }
            let isTab = segue.relationship == "viewControllers"
            return screens(of: inner, depth: depth + 1, &reached).map { found in
                // The outermost tab bar tells more than what a tab holds.
                let own = isTab ? nil : found.segue
                return (found.module, own ?? (target.storyboard, segue), isTab ? .tab : found.transition)
            }
        }
    }
}
