import Facts
import NavigationGraph

/// Climbs from the method that navigates to what the user touches: wireframe, presenter, view, and the control.
///
/// It climbs by calls whose receiver may be the object in question, within the module; a chain ends where nobody calls
/// any more, or at a method that the system calls.
final class TriggerChainer {
    static let maximumChains = 12
    static let maximumSteps = 8

    let evaluator: Evaluator
    let modules: ModuleMap
    private var callers: [FunctionRef: [Caller]] = [:]

    private struct Caller: Hashable {
        var function: FunctionRef
        var call: ExpressionRef
        /// The enum cases among the arguments.
        var cases: [String]
    }

    private var program: Program { evaluator.program }

    init(evaluator: Evaluator, modules: ModuleMap) {
        self.evaluator = evaluator
        self.modules = modules
    }

    /// The chains that lead to a route, outermost first, each ending with the call of the route's method.
    func chains(to route: RouteDraft) -> [[TriggerStep]] {
        if let segue = route.segue, route.steps.isEmpty { return [controlChain(route, segue)].compactMap { $0 } }
        guard let method = route.method else { return [] }
        var found: [[TriggerStep]] = []
        if let state = route.state {
            for opener in StateOpeners(evaluator: evaluator).openers(of: state, choice: route.option) {
                let change = step(Caller(function: opener.function, call: opener.change, cases: []))
                climb(from: opener.function, option: nil, [change], [opener.function], &found)
            }
            if !found.isEmpty { return found }
        }
        climb(from: method, option: route.choice == nil ? route.option : nil, [], [method], &found)
        return found
    }

    typealias TriggerStep = Route.TriggerStep

    private func climb(
        from function: FunctionRef, option: String?, _ below: [TriggerStep], _ visited: Set<FunctionRef>,
        _ found: inout [[TriggerStep]]
    ) {
        guard found.count < Self.maximumChains else { return }
        let callers = self.callers(of: function).filter { caller in
            // Only where the option is a case, not a method, do the cases among the arguments choose it.
            guard let option, !option.hasSuffix(")"), !caller.cases.isEmpty, below.isEmpty else { return true }
            return caller.cases.contains(option)
        }
        var climbed = false
        for caller in callers where !visited.contains(caller.function) && below.count < Self.maximumSteps {
            climbed = true
            climb(
                from: caller.function, option: nil, [step(caller)] + below, visited.union([caller.function]), &found)
        }
        guard !climbed, !below.isEmpty else { return }
        let actions = storyboardActions(calling: function)
        if actions.isEmpty {
            if !found.contains(below) { found.append(below) }
        } else {
            for action in actions where found.count < Self.maximumChains { found.append([action] + below) }
        }
    }

    private func step(_ caller: Caller) -> TriggerStep {
        let owner = program.owner(of: caller.function)
        let role = owner.flatMap { symbol in
            modules.moduleOfType[symbol].flatMap { modules.drafts[$0].role(of: symbol) }
        }
        return TriggerStep(
            component: role, type: owner.map { program.types[$0].qualifiedName } ?? "",
            member: program.fullName(caller.function), file: program.files[Int(caller.call.file)].path,
            line: program.line(caller.call))
    }

    /// Who calls a method, seen from each function by itself.
    private func callers(of function: FunctionRef) -> [Caller] {
        if let known = callers[function] { return known }
        var found: [Caller] = []
        for reference in program.callsByName[program.name(function)] ?? [] {
            let action = program.action(reference)
            let inner = FunctionRef(Int(reference.file), action.function)
            let file = program.files[Int(reference.file)]
            guard case .call(let callee, let arguments) = file.expressions[action.expression] else { continue }
            guard file.arguments(arguments).count <= max(program.facts(function).parameters.count, 1) else { continue }
            let frame = frame(of: inner, leadingTo: function)
            let targets = evaluator.targets(ofCall: callee, arguments, frame)
            guard targets.contains(where: { $0.function == function }) else { continue }
            // One of several modules that could answer is no trigger of this one.
            if targets.count > 1, modules.module(of: inner) != modules.module(of: function),
                !(modules.module(of: function).map { modules.runs(inner, in: $0) } ?? false)
            {
                continue
            }
            let cases = file.arguments(arguments).compactMap { argument -> String? in
                switch file.expressions[argument.value] {
                case .member(nil, let name): return file.text(name)
                case .call(let callee, _):
                    if case .member(_, let name) = file.expressions[callee] { return file.text(name) }
                    return nil
                case .member(_, let name):
                    if case .enumCase = evaluator.store[evaluator.eval(argument.value, frame)] {
                        return file.text(name)
                    }
                    return nil
                default: return nil
                }
            }
            found.append(
                Caller(
                    function: program.outermost(inner), call: ExpressionRef(Int(reference.file), action.expression),
                    cases: cases))
        }
        callers[function] = found
        return found
    }

    /// The activation of a caller: where it belongs to a base class, the one for the module's own component.
    private func frame(of caller: FunctionRef, leadingTo function: FunctionRef) -> FrameID {
        guard let owner = program.owner(of: caller), !program.types[owner].subclasses.isEmpty,
            let module = modules.module(of: function), modules.module(of: caller) != module,
            let heir = modules.drafts[module].components.first(where: { program.isSubtype($0.symbol, of: owner) })
        else { return evaluator.rootFrame(caller) }
        let whole = evaluator.store.intern(
            Frame(
                function: program.outermost(caller), this: evaluator.make(.this(heir.symbol)), arguments: [],
                bound: [:],
                parent: nil))
        return evaluator.frame(for: caller, within: whole)
    }

    // MARK: - Storyboards

    private func storyboardActions(calling function: FunctionRef) -> [TriggerStep] {
        guard let owner = program.owner(of: function) else { return [] }
        let selector = selector(of: function)
        let name = program.types[owner].name
        var found: [TriggerStep] = []
        for storyboard in evaluator.storyboards.storyboards {
            for scene in storyboard.scenes where scene.customClass == name {
                for action in scene.actions where action.selector == selector {
                    found.append(
                        TriggerStep(
                            component: .view, type: control(action.control), member: action.event ?? "",
                            file: storyboard.path, line: action.line))
                }
            }
        }
        return found
    }

    private func selector(of function: FunctionRef) -> String {
        let fact = program.facts(function)
        let name = program.name(function)
        guard let first = fact.parameters.first else { return name }
        let file = program.files[Int(function.file)]
        let label = first.label.map { file.text($0) } ?? ""
        let head = label.isEmpty ? name : name + "With" + label.prefix(1).uppercased() + label.dropFirst()
        return head + ":" + fact.parameters.dropFirst().map { ($0.label.map { file.text($0) } ?? "") + ":" }.joined()
    }

    private func control(_ control: StoryboardFacts.Control?) -> String {
        guard let control else { return "control" }
        return control.title.map { "\(control.element) “\($0)”" } ?? control.element
    }

    private func controlChain(
        _ route: RouteDraft, _ segue: (storyboard: Int, segue: StoryboardFacts.Segue)
    ) -> [TriggerStep]? {
        guard let trigger = segue.segue.trigger else { return nil }
        return [
            TriggerStep(
                component: .view, type: control(trigger), member: "",
                file: evaluator.storyboards.storyboards[segue.storyboard].path,
                line: segue.segue.line)
        ]
    }
}
