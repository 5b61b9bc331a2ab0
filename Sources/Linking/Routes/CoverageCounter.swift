import Dialects
import Facts
import NavigationGraph

/// Counts every navigation call of the app, each in exactly one class.
///
/// The unit is one primitive call expression, or one storyboard segue. A call is unresolved when any value that reaches
/// it could not be followed, and outside when no module's code reaches it.
struct CoverageCounter {
    let facts: LinkInput
    let routes: RouteMaker
    let modules: ModuleMap

    private var program: Program { routes.effects.evaluator.program }

    private enum Class { case resolved, unresolved, outside }

    func count() -> Coverage {
        var coverage = (resolved: 0, outside: 0, unresolved: 0)
        for (primitive, _) in routes.effects.primitives {
            switch classify(primitive) {
            case .resolved?: coverage.resolved += 1
            case .outside?: coverage.outside += 1
            case .unresolved?: coverage.unresolved += 1
            case nil: break
            }
        }
        for storyboard in facts.storyboards {
            for segue in segues(of: storyboard) {
                if segue.isOurs { coverage.resolved += 1 } else { coverage.outside += 1 }
            }
        }
        return Coverage(
            resolved: coverage.resolved, outsideModules: coverage.outside, unresolved: coverage.unresolved,
            outOfTarget: outOfTarget())
    }

    func unresolved() -> [UnresolvedCall] {
        routes.effects.primitives.keys.sorted().compactMap { primitive in
            guard classify(primitive) == .unresolved else { return nil }
            let file = program.files[Int(primitive.file)]
            let place = file.places[Int(primitive.expression)]
            let reason = routes.reasons[primitive] ?? "no caller hands over a screen that could be followed"
            return UnresolvedCall(
                file: file.path, line: Int(place.line), column: Int(place.column),
                call: routes.effects.primitives[primitive] ?? "", reason: reason, owner: owner(of: primitive))
        }
    }

    private func classify(_ primitive: ExpressionRef) -> Class? {
        guard let outcomes = routes.outcomes[primitive] else {
            // A subview that is no screen, or a call that nothing was found to reach.
            return isOnlyNodes(primitive) ? nil : .outside
        }
        if outcomes.contains(.unresolved) { return .unresolved }
        if outcomes.contains(.resolved) { return .resolved }
        return outcomes.contains(.open) && isInModule(primitive) ? .unresolved : .outside
    }

    private func isOnlyNodes(_ primitive: ExpressionRef) -> Bool {
        let name = routes.effects.primitives[primitive]
        return NavigationPrimitive.calls.contains { $0.onlyNodes && $0.fullName == name }
    }

    private func function(of primitive: ExpressionRef) -> FunctionRef? {
        let file = program.files[Int(primitive.file)]
        guard let action = file.actions.first(where: { $0.expression == primitive.id }) else { return nil }
        return program.outermost(FunctionRef(Int(primitive.file), action.function))
    }

    private func isInModule(_ primitive: ExpressionRef) -> Bool {
        function(of: primitive).flatMap { modules.module(of: $0) } != nil
    }

    private func owner(of primitive: ExpressionRef) -> String? {
        function(of: primitive).flatMap { program.owner(of: $0) }.map { program.types[$0].qualifiedName }
    }

    // MARK: - Storyboards and files out of target

    private func segues(of storyboard: StoryboardFacts) -> [(segue: StoryboardFacts.Segue, isOurs: Bool)] {
        storyboard.scenes.flatMap { scene in
            scene.segues.filter { $0.kind != .relationship }.map {
                ($0, SegueReader(maker: routes).module(of: scene) != nil)
            }
        }
    }

    /// Calls in files that no target compiles, by name and labels only: nothing is linked there.
    private func outOfTarget() -> Int {
        var count = 0
        for file in facts.outOfTarget {
            for action in file.actions where action.kind == .call {
                guard case .call(let callee, let arguments) = file.expressions[action.expression] else { continue }
                let name: String
                switch file.expressions[callee] {
                case .name(let text), .member(_, let text): name = file.text(text)
                default: continue
                }
                let labels = file.arguments(arguments).map { $0.label.map { file.text($0) } ?? "_" }
                let isPrimitive = (NavigationPrimitive.callsByName[name] ?? []).contains { primitive in
                    !primitive.onlyNodes && labels.count >= primitive.required
                        && labels.prefix(primitive.required) == primitive.labels.prefix(primitive.required)
                }
                if isPrimitive { count += 1 }
            }
        }
        for storyboard in facts.outOfTargetStoryboards {
            count += storyboard.scenes.reduce(0) { $0 + $1.segues.filter { $0.kind != .relationship }.count }
        }
        return count
    }
}
