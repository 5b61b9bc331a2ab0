import Dialects
import Facts

/// What a base class, which is no module itself, does for the modules whose parts inherit it.
///
/// The system calls `viewDidLoad()` and the like on the module's view. Where the base class shows what the view was given
/// (a container with a place for its content), only the view tells what that is; a way back or an alert is the same for
/// every view. What a control of the base class's sets off, or a framework's delegate is told, every part that inherits
/// it does.
struct InheritedStarts {
    let effects: EffectFinder
    let modules: ModuleMap
    let origins: OriginFinder

    private var evaluator: Evaluator { effects.evaluator }
    private var program: Program { evaluator.program }

    /// The effects of inherited functions, in the order of the modules whose parts inherit them.
    func find() -> [Effect] {
        return modules.drafts.flatMap { draft in
            let lifecycle = draft.views.sorted().flatMap { view in
                functions(inheritedBy: view) { TriggerSources.lifecycle.contains(program.fullName($0)) }
                    .flatMap { shownModules(by: $0, for: view) + waysOut(of: $0, for: view) }
                    + observers(inheritedBy: view).flatMap { shownModules(by: $0, for: view) }
            }
            let parts = Set(draft.components.map(\.symbol)).sorted()
            let started = parts.flatMap { part in
                (functions(inheritedBy: part) { isStarted($0, for: part) }
                    + actions(extending: part))
                    .flatMap { ownEffects(of: $0, for: part) }
            }
            return lifecycle + started
        }
    }

    /// The functions of base classes that a part does not override.
    private func functions(inheritedBy part: Int, where isAsked: (FunctionRef) -> Bool) -> [FunctionRef] {
        let line = program.lineage(of: part).filter { !program.isExternal($0) }
        guard line.contains(where: { modules.moduleOfType[$0] == nil }) else { return [] }
        var seen: Set<String> = []
        return line.flatMap { type in
            program.methods(of: type).filter { function in
                !program.isStandIn(function.file) && seen.insert(program.fullName(function)).inserted
                    && modules.moduleOfType[type] == nil && effects.relevant.contains(function) && isAsked(function)
            }
        }
    }

    /// The actions that extensions give to a part's framework class, where a storyboard wires them for the part. What code
    /// hands on of such, `HandedMethods` finds.
    private func actions(extending part: Int) -> [FunctionRef] {
        guard evaluator.storyboards.hasActions else { return [] }
        return program.lineage(of: part).filter { program.isExternal($0) }.flatMap { program.methods(of: $0) }.filter {
            function in
            guard !program.facts(function).attributes.isEmpty, effects.relevant.contains(function) else { return false }
            return origins.storyboardActions(calling: function).contains { origins.heirs[$0] == part }
        }
    }

    /// What runs when a property of a base class is set, which the view sets (`var pages: [UIViewController] { didSet … }`).
    private func observers(inheritedBy view: Int) -> [FunctionRef] {
        program.lineage(of: view).filter { !program.isExternal($0) && modules.moduleOfType[$0] == nil }.flatMap {
            type in
            program.types[type].parts.flatMap { part -> [FunctionRef] in
                let file = program.files[Int(part.file)]
                return file.declarations[part.id].functions.filter { file.functions[$0].kind == .observer }
                    .map { FunctionRef(Int(part.file), $0) }.filter { effects.relevant.contains($0) }
            }
        }
    }

    /// Whether the user or a framework runs an inherited function for a part, whoever else does.
    private func isStarted(_ function: FunctionRef, for part: Int) -> Bool {
        let fact = program.facts(function)
        // What a selector names is open to Objective-C; to ask who calls the rest would take longer than it tells.
        guard fact.kind == .method, !fact.isStatic, !fact.attributes.isEmpty || origins.isAnswer(function),
            !TriggerSources.lifecycle.contains(program.fullName(function))
        else { return false }
        return origins.origins(of: function).contains { origin in
            switch origin {
            case .event(let step):
                origins.heirs[step].map { program.isSubtype(part, of: $0) } ?? true && isHandedOn(function, for: part)
            case .answer, .system: true
            case .call, .inside, .otherwise: false
            }
        }
    }

    /// Whether a control of the part's may run a method: one that is made `if !hidesCloseButton` is not there for a part that
    /// says that it hides it.
    private func isHandedOn(_ function: FunctionRef, for part: Int) -> Bool {
        let mentions = origins.mentions(of: function)
        guard !mentions.isEmpty, origins.storyboardActions(calling: function).isEmpty else { return true }
        return mentions.contains { file, mention in
            let place = FunctionRef(Int(file), mention.function)
            guard case .argument(let call, _) = mention.use, let owner = program.owner(of: place),
                program.isSubtype(part, of: owner)
            else { return true }
            let facts = program.files[Int(file)]
            let making = program.facts(place).actions.first { facts.actions[Int($0)].expression == call }
            return evaluator.canRun(
                making.flatMap { facts.actions[Int($0)].condition }, in: evaluator.rootFrame(place, for: part))
        }
    }

    private func shownModules(by function: FunctionRef, for view: Int) -> [Effect] {
        effects(of: function, for: view).filter { effect in
            guard !effect.onlyNodes, case .value(let value) = effect.shown else { return false }
            return effects.screens.leaves(of: value).contains { leaf in
                guard case .object(let creation) = evaluator.store[leaf] else { return false }
                return modules.module(showing: creation) != nil
            }
        }
    }

    /// The ways back of an inherited method, and what it shows of the system's, such as an alert.
    private func waysOut(of function: FunctionRef, for view: Int) -> [Effect] {
        ownEffects(of: function, for: view).filter { effect in
            switch effect.shown {
            case .back, .external, .system: return true
            case .value(let value):
                let screens = effects.screens.screens(of: value) { _, _ in [] }
                return !screens.isEmpty
                    && screens.allSatisfy { if case .system = $0.destination { true } else { false } }
            case .segue, .tab: return false
            }
        }
    }

    /// What runs through no module's code, which has the rest. What a container holds is no step of the user's.
    private func ownEffects(of function: FunctionRef, for part: Int) -> [Effect] {
        effects(of: function, for: part).filter { effect in
            !effect.onlyNodes && effect.transition != .embed && (effect.transition != .tab || effect.selectsTab)
                && !effect.steps.contains { modules.module(of: $0.function) != nil }
        }
    }

    private func effects(of function: FunctionRef, for part: Int) -> [Effect] {
        effects.effects(of: evaluator.rootFrame(function, for: part))
    }
}
