import Facts
import NavigationGraph

/// Tells which ways back of a screen close what it presents, so that they land on the screen itself.
///
/// A controller that is told to dismiss closes what it presents before it ever closes itself. So does
/// `importer.whenDone { self.dismiss(animated: true) }` in the function that presents the screen which the importer
/// works for. A presented screen that closes itself may be gone by then, and tells nothing. It comes after all routes
/// are there, which tell what is presented, and after `ClosedChildren`, which gives a child what the child sets off.
struct ClosedPresented {
    let effects: EffectFinder
    let modules: ModuleMap

    private var evaluator: Evaluator { effects.evaluator }
    private var program: Program { effects.program }

    private struct Presented {
        var parent: Int
        var child: Int
        var step: Effect.Step
    }

    /// The routes, in their order; those with where they land that close what their source presents.
    func landed(_ routes: [RouteDraft]) -> [RouteDraft] {
        var leaving: Set<Int> = []
        var presented: [FunctionRef: [Presented]] = [:]
        for index in routes.indices {
            guard case .module(let source) = routes[index].source, let last = routes[index].steps.last else { continue }
            if Self.isDismissal(routes[index]), routes[index].landing == nil { leaving.insert(source) }
            guard case .module(let child) = routes[index].destination, child != source,
                Self.presenting.contains(routes[index].transition)
            else { continue }
            presented[last.function, default: []].append(Presented(parent: source, child: child, step: last))
        }
        return routes.with { route in
            guard Self.isDismissal(route), route.landing == nil, route.dismissed == nil, !route.leavesView,
                case .module(let source) = route.source, let last = route.steps.last, isOnOwnView(last, of: source),
                closesPresented(last, in: source, presented, leaving)
            else { return nil }
            var landed = route
            landed.landing = source
            return [landed]
        }
    }

    private static let presenting: Set<Transition> = [.present, .popover, .sheet]

    /// Whether a module's own code dismisses.
    private static func isDismissal(_ route: RouteDraft) -> Bool {
        route.destination == .back && route.transition == .dismiss && route.actingModule == nil
    }

    /// Whether a module's view tells itself to dismiss.
    private func isOnOwnView(_ step: Effect.Step, of module: Int) -> Bool {
        let file = program.files[Int(step.call.file)]
        guard let owner = program.owner(of: step.function),
            modules.drafts[module].views.contains(where: { program.isSubtype($0, of: owner) }),
            case .call(let callee, _) = file.expressions[step.call.id]
        else { return false }
        switch file.expressions[callee] {
        case .name: return true
        case .member(let base?, _): return file.expressions[base] == .selfReference
        default: return false
        }
    }

    /// Whether a function around the closure that dismisses presents a screen wherever it hands the closure on.
    private func closesPresented(
        _ step: Effect.Step, in module: Int, _ presented: [FunctionRef: [Presented]], _ leaving: Set<Int>
    ) -> Bool {
        var closure = step.function
        while program.facts(closure).kind == .closure, let parent = program.facts(closure).parent,
            let handing = handing(of: closure)
        {
            let around = FunctionRef(Int(closure.file), parent)
            let shown = (presented[around] ?? []).filter { $0.parent == module }
            if !shown.isEmpty {
                let asked = evaluator.conditions(around: handing, in: around)
                return shown.allSatisfy { !leaving.contains($0.child) }
                    && shown.contains { one in
                        one.step.conditions.allSatisfy { asked.contains($0) || program.condition($0).isSilent }
                    }
            }
            closure = around
        }
        return false
    }

    /// The call, or the assignment, by which a closure goes to others who run it when they are done. What the user
    /// touches, what listens from then on, and what runs when another screen has come or gone is none of these.
    private func handing(of closure: FunctionRef) -> ExpressionRef? {
        if let assignment = program.closureAssignments[closure] {
            let file = program.files[Int(closure.file)]
            guard let holder = program.holder(ofAssigned: closure), file.expressions[holder] != .selfReference else {
                return nil
            }
            return ExpressionRef(Int(assignment.file), program.action(assignment).expression)
        }
        guard let use = program.closureUses[closure], effects.primitives[use.call] == nil,
            program.isKeptByInitializer(closure) && !program.isTouched(closure) || !program.runsLater(closure)
        else { return nil }
        return use.call
    }
}
