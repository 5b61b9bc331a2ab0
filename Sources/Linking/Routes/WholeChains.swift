import Facts
import NavigationGraph

/// Tells which of the routes that one chain of calls gives are kept.
struct WholeChains {
    let evaluator: Evaluator
    let modules: ModuleMap
    /// The full names of the navigators' declared methods, by module.
    private var optionNames: [Int: Set<String>] = [:]

    private var program: Program { evaluator.program }

    init(evaluator: Evaluator, modules: ModuleMap) {
        self.evaluator = evaluator
        self.modules = modules
    }

    /// Whether a route starts at a way out that the module declares, whoever else uses it.
    private mutating func isOption(_ route: RouteDraft) -> Bool {
        guard case .module(let module) = route.source, let method = route.method,
            let owner = program.owner(of: method), !program.facts(method).isPrivate,
            modules.drafts[module].navigators.contains(where: { program.lineage(of: $0).contains(owner) })
        else { return false }
        if isCalled(method, by: module, outside: owner) { return true }
        if optionNames[module] == nil {
            let options = OptionFinder(program: program, modules: modules)
            let draft = modules.drafts[module]
            optionNames[module] =
                options.declaresOptions(draft)
                ? Set(options.interfaceMethods(of: draft).map { program.fullName($0) }) : []
        }
        return optionNames[module]?.contains(program.fullName(method)) ?? false
    }

    /// Whether a module's presenter or view calls something of a navigator's method's name and labels.
    private func isCalled(_ method: FunctionRef, by module: Int, outside navigator: Int) -> Bool {
        program.calls(named: method).contains { reference in
            let file = program.files[Int(reference.file)]
            guard case .call(_, let range) = file.expressions[program.action(reference).expression],
                takes(file.arguments(range), reference.file, method)
            else { return false }
            let caller = FunctionRef(Int(reference.file), program.action(reference).function)
            guard let owner = program.owner(of: caller) else { return false }
            return owner != navigator && modules.runs(caller, in: module)
        }
    }

    /// Whether a method takes arguments by their number and labels.
    private func takes(_ arguments: ArraySlice<Argument>, _ file: Int32, _ method: FunctionRef) -> Bool {
        guard !program.takesAnyNumber(method) else { return true }
        let parameters = program.facts(method).parameters
        let signature = CallShape.Signature.labels(parameters.map { program.label($0.label, method.file) })
        return arguments.count >= parameters.count { $0.defaultValue == nil }
            && signature.takes(CallShape(arguments, file, of: program))
    }

    /// The candidates without those that are the end of a longer one, which say nothing of their own.
    ///
    /// - Parameter closingEnds: the ends of chains that close something and are no ways back.
    mutating func whole(_ candidates: [RouteDraft], closing closingEnds: Set<[ExpressionRef]>) -> [RouteDraft] {
        struct Key: Hashable {
            var calls: [ExpressionRef]
            var source: RouteDraft.Source
            var destination: RouteDraft.Destination
        }
        // Where several have a builder make a tab bar controller with the same in it, none of them tells alone.
        let made = Set(
            candidates.filter { $0.transition == .tab && $0.stepsToMaker == 0 }.map {
                Key(calls: $0.steps.map(\.call), source: $0.source, destination: $0.destination)
            })
        let candidates = candidates.filter { candidate in
            candidate.stepsToMaker == 0
                || !made.contains(
                    Key(
                        calls: candidate.steps[candidate.stepsToMaker...].map(\.call), source: candidate.source,
                        destination: candidate.destination))
        }
        let kindred = KindredFlows(evaluator: evaluator)
        var covered: Set<Key> = []
        for index in candidates.indices where candidates[index].steps.count > 1 {
            let (steps, destination) = (candidates[index].steps, candidates[index].destination)
            let calls = steps.map(\.call)
            for start in calls.indices.dropFirst() where !kindred.isAnother(steps, at: start) {
                let end = Array(calls[start...])
                covered.insert(Key(calls: end, source: candidates[index].source, destination: destination))
                // What launch code does for a module it does not do by itself.
                if modules.isLaunch(program.outermost(steps[start].function)) {
                    covered.insert(Key(calls: end, source: .app, destination: destination))
                }
            }
        }
        struct Identity: Hashable {
            var key: Key
            var conditions: [ConditionRef]
            var transition: Transition
        }
        var seen: Set<Identity> = []
        return candidates.filter { candidate in
            let key = Key(
                calls: candidate.steps.map(\.call), source: candidate.source, destination: candidate.destination)
            let identity = Identity(key: key, conditions: candidate.conditions, transition: candidate.transition)
            let isEnd = covered.contains(key) || candidate.destination == .back && closingEnds.contains(key.calls)
            return (!isEnd || isOption(candidate)) && seen.insert(identity).inserted
        }
    }
}
