import Dialects
import Facts

/// What a base class of controllers, which is no module itself, shows for the views of modules that inherit it.
///
/// The system calls `viewDidLoad()` and the like on the module's view. Where the base class shows what the view was given
/// (a container with a place for its content), only the view tells what that is.
struct InheritedLifecycle {
    let effects: EffectFinder
    let modules: ModuleMap

    private var evaluator: Evaluator { effects.evaluator }
    private var program: Program { evaluator.program }

    /// The effects that show modules, in the order of the modules whose views inherit them.
    func find() -> [Effect] {
        modules.drafts.flatMap { draft in
            draft.views.sorted().flatMap { view in functions(inheritedBy: view).flatMap { effects(of: $0, for: view) } }
        }
    }

    /// The functions of base classes that the system calls on a view, without those that it overrides.
    private func functions(inheritedBy view: Int) -> [FunctionRef] {
        var seen: Set<String> = []
        return program.lineage(of: view).filter { !program.isExternal($0) }.flatMap { type in
            program.methods(of: type).filter { function in
                let name = program.fullName(function)
                return !program.isStandIn(function.file) && TriggerSources.lifecycle.contains(name)
                    && seen.insert(name).inserted
                    && modules.moduleOfType[type] == nil && effects.relevant.contains(function)
            }
        }
    }

    private func effects(of function: FunctionRef, for view: Int) -> [Effect] {
        let frame = evaluator.store.intern(
            Frame(function: function, this: evaluator.make(.this(view)), arguments: [], bound: [:], parent: nil))
        return effects.effects(of: frame).filter { effect in
            guard !effect.onlyNodes, case .value(let value) = effect.shown else { return false }
            return effects.screens.leaves(of: value).contains { leaf in
                guard case .object(let creation) = evaluator.store[leaf] else { return false }
                return modules.module(showing: creation) != nil
            }
        }
    }
}
