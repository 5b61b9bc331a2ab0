import Facts
import NavigationGraph

/// Tells in which of its variants a route shows a module: the one whose navigator the assembly that makes the view is handed,
/// or makes beside it.
struct TargetVariants {
    let modules: ModuleMap

    private var evaluator: Evaluator { modules.evaluator }
    private var program: Program { evaluator.program }

    /// The variant that a route shows; nil for the module's own, and where the assembly does not tell one.
    func variant(shownBy route: RouteDraft) -> String? {
        guard case .module(let module) = route.destination, let creation = route.creation else { return nil }
        let draft = modules.drafts[module]
        guard draft.navigators.count > 1 else { return nil }
        let handed = navigators(among: evaluator.store[creation.frame].arguments, of: draft)
        let made = handed.isEmpty ? navigators(madeIn: creation.frame, of: draft) : handed
        guard made.count == 1, let navigator = made.first else { return nil }
        return VariantNamer(program: program).variant(of: navigator, in: draft)
    }

    private func navigators(among values: [ValueID], of draft: ModuleDraft) -> Set<Int> {
        let found = values.flatMap { evaluator.choices(of: $0) }.compactMap { choice -> Int? in
            guard case .object(let creation) = evaluator.store[choice.value] else { return nil }
            return creation.type.symbol
        }
        return Set(found).intersection(draft.navigators)
    }

    private func navigators(madeIn frame: FrameID, of draft: ModuleDraft) -> Set<Int> {
        let function = evaluator.store.function(of: frame)
        let file = program.files[Int(function.file)]
        let calls = program.facts(function).actions.map { file.actions[Int($0)] }.filter { $0.kind == .call }
        return navigators(among: calls.map { evaluator.eval($0.expression, frame) }, of: draft)
    }
}
