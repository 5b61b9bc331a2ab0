import Dialects
import Facts

/// What code of no module shows when the app's own notification comes: a root router that shows the login when somebody
/// posts that the user has left.
extension RouteMaker {
    /// How many modules may post a notification for it to be a way of each; what more of them set off is nobody's.
    private static let maximumPosters = 4

    /// Whose an effect is where it begins at a notification: a way of the modules that post it; where services post it as
    /// well, of those too whose it is otherwise.
    ///
    /// - Parameter known: whose it is otherwise.
    func posted(
        _ effect: Effect, _ destination: RouteDraft.Destination, _ known: [RouteSourceFinder.Found]
    ) -> [RouteSourceFinder.Found] {
        guard destination != .back, let (index, calls) = notification(in: effect) else { return known }
        let codeHomes = CodeHomes(evaluator: evaluator, modules: modules)
        // What a service posts that several modules have work, such as that a request failed, is none's.
        let homes = calls.map { call in
            let homes = codeHomes.homes(of: call.function)
            return modules.module(of: call.function) != nil || homes.count == 1 ? homes : []
        }
        let posting = Set(homes.joined()).filter { destination != .module($0) }
        guard !posting.isEmpty, posting.count <= Self.maximumPosters else {
            // A view that is no module's is some screen's, and not the app's.
            let isView = program.owner(of: effect.steps[index].function).map {
                program.inherits($0, from: "UIResponder")
            }
            guard known.isEmpty, isView != true else { return known }
            if case .unresolved = destination { return known }
            // A coordinator that listens goes on with its own flow.
            if let owner = program.owner(of: effect.steps[index].function),
                program.isCoordinator(owner)
            {
                return known
            }
            return [RouteSourceFinder.Found(source: .app, index: index, isKept: true)]
        }
        let found = posting.sorted().map {
            RouteSourceFinder.Found(source: .module($0), index: index, isKept: true)
        }
        return homes.contains(where: \.isEmpty) ? found + known.filter { !posting.contains($0.source) } : found
    }

    /// The innermost step that runs when a notification comes which the app posts, and the calls that post it; nil where
    /// the code of a screen's module runs then.
    private func notification(in effect: Effect) -> (index: Int, calls: [CallSites.Site])? {
        for index in effect.steps.indices.reversed() {
            let function = effect.steps[index].function
            if let module = modules.module(of: function), modules.drafts[module].kind != .coordinator { return nil }
            var around: FunctionRef? = function
            while let current = around {
                let calls = posts.calls(setOff: current)
                if !calls.isEmpty { return (index, calls) }
                guard program.facts(current).kind == .closure else { break }
                around = program.facts(current).parent.map { FunctionRef(Int(current.file), $0) }
            }
        }
        return nil
    }
}

extension Set<Int> {
    /// Whether a source is one of some modules.
    fileprivate func contains(_ source: RouteDraft.Source) -> Bool {
        if case .module(let module) = source { contains(module) } else { false }
    }
}
