import Facts
import NavigationGraph

/// Finds who takes a module in that has no screen of its own: its presenter is made for a part of another module's screen,
/// and nothing shows it.
///
/// The assembly is not called where something is shown, so that no effect tells of it. Whose code calls it, through
/// however many factories, holds the module. It comes after the routes of effects, which tell what is shown anyway.
struct ChildModuleFinder {
    let evaluator: Evaluator
    let modules: ModuleMap
    /// How many calls lie between the holder's code and the assembly at most.
    private static let maximumDepth = 4
    /// How many calls of one function are looked at.
    private static let maximumCalls = 24

    private var program: Program { evaluator.program }

    /// - Parameter shown: the modules that some route leads to.
    func find(shown: Set<Int>) -> [RouteDraft] {
        var found: [RouteDraft] = []
        for (assembly, module) in modules.assembliesWithoutView where !shown.contains(module) {
            var seen: Set<RouteDraft.Source> = []
            for presenter in modules.drafts[module].symbols(.presenter) {
                for (call, frame) in evaluator.creations(of: presenter) {
                    let function = FunctionRef(Int(call.file), program.action(call).function)
                    guard evaluator.assemblyUnit(of: function) == assembly else { continue }
                    for way in ways(to: [Effect.Step(call, frame, evaluator)], through: [assembly]) {
                        guard let source = source(of: way, not: module), holds(source, module),
                            seen.insert(source).inserted
                        else { continue }
                        var route = RouteDraft(
                            making: module, from: source, .embed, way, isInferred: true, in: program)
                        // There is nothing to see but the presenter that is made.
                        route.primitive = way.last?.call
                        found.append(route)
                    }
                }
            }
        }
        return found
    }

    /// The chains of calls that end with these steps and begin in code of some module, or of the launch.
    private func ways(to steps: [Effect.Step], through functions: [FunctionRef]) -> [[Effect.Step]] {
        guard let current = functions.last else { return [] }
        if modules.module(of: current) != nil || modules.isLaunch(current) { return [steps] }
        guard functions.count <= Self.maximumDepth else { return [] }
        let calls = program.calls(named: current)
        guard calls.count <= Self.maximumCalls else { return [] }
        return calls.flatMap { call -> [[Effect.Step]] in
            let function = FunctionRef(Int(call.file), program.action(call).function)
            let outer = program.outermost(function)
            let frame = evaluator.rootFrame(function)
            guard !functions.contains(outer),
                case .call(let callee, let arguments) = program.files[Int(call.file)].expressions[
                    program.action(call).expression],
                evaluator.targets(ofCall: callee, arguments, frame).contains(where: { $0.function == current })
            else { return [] }
            return ways(to: [Effect.Step(call, frame, evaluator)] + steps, through: functions + [outer])
        }
    }

    private func source(of way: [Effect.Step], not module: Int) -> RouteDraft.Source? {
        guard let first = way.first else { return nil }
        if let source = modules.module(of: first.function) { return source == module ? nil : .module(source) }
        return .app
    }

    /// Whether a module's part can be on the screen of what makes it: where it has views, they are those of the other.
    private func holds(_ source: RouteDraft.Source, _ module: Int) -> Bool {
        let views = modules.drafts[module].views
        guard case .module(let holder) = source, !views.isEmpty else { return views.isEmpty }
        return views.contains { modules.drafts[holder].views.contains($0) }
    }
}
