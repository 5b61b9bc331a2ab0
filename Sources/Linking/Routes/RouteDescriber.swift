import Facts
import NavigationGraph

/// Turns a linked route into what the graph publishes: evidence, conditions, and what is passed.
struct RouteDescriber {
    let evaluator: Evaluator
    let modules: ModuleMap
    let options: OptionFinder

    private var program: Program { evaluator.program }

    /// The steps that prove a route, in execution order.
    func evidence(_ route: RouteDraft) -> [Route.Evidence] {
        var found: [Route.Evidence] = []
        func add(_ evidence: Route.Evidence) {
            if !found.contains(where: { $0.file == evidence.file && $0.line == evidence.line }) { found.append(evidence) }
        }
        for step in route.steps {
            for reference in step.conditions where options.isOption(reference, in: step.function) {
                add(
                    .init(
                        file: program.files[Int(reference.file)].path,
                        line: Int(program.condition(reference).line), role: .option))
            }
            let isLast = step.call == route.primitive
            for site in isLast ? [] : makers(of: route, in: step) { add(site) }
            add(.init(file: program.files[Int(step.call.file)].path, line: program.line(step.call), role: isLast ? .shows : .call))
            if isLast { for site in makers(of: route, in: step) { add(site) } }
        }
        if let segue = route.segue {
            let storyboard = evaluator.storyboards.storyboards[segue.storyboard]
            add(.init(file: storyboard.path, line: segue.segue.line, role: .shows, object: segue.segue.object))
        }
        if let creation = route.creation {
            add(.init(file: program.files[Int(creation.site.file)].path, line: program.line(creation.site), role: .target))
        }
        return found
    }

    /// Where a step's function makes the target, or the navigator that makes it.
    private func makers(of route: RouteDraft, in step: Effect.Step) -> [Route.Evidence] {
        creationChain(route.creation).compactMap { creation in
            let maker = program.outermost(evaluator.store[creation.frame].function)
            guard maker == program.outermost(step.function) else { return nil }
            return .init(
                file: program.files[Int(creation.site.file)].path, line: program.line(creation.site), role: .target)
        }
    }

    /// The object that is shown, the object whose code made it, and so on outward.
    func creationChain(_ creation: Creation?) -> [Creation] {
        var chain: [Creation] = []
        var current = creation
        while let creation = current, chain.count < 8 {
            chain.append(creation)
            guard let this = evaluator.store[creation.frame].this, case .object(let maker) = evaluator.store[this]
            else { break }
            current = maker
        }
        return chain
    }

    /// What must hold, outermost first; the choice of the option is not repeated.
    func condition(_ route: RouteDraft) -> String? {
        var texts: [String] = []
        for step in route.steps {
            for reference in step.conditions where !options.isOption(reference, in: step.function) {
                let text = self.text(reference)
                if !texts.contains(text) { texts.append(text) }
            }
        }
        for reference in route.conditions where !route.steps.contains(where: { $0.conditions.contains(reference) }) {
            let text = self.text(reference)
            if !texts.contains(text) { texts.append(text) }
        }
        return texts.isEmpty ? nil : texts.joined(separator: " && ")
    }

    private func text(_ reference: ConditionRef) -> String {
        let condition = program.condition(reference)
        let file = program.files[Int(reference.file)]
        return file.text(condition.text)
    }

    /// What the target is handed: the arguments of the initialiser or the factory that makes its module.
    func passes(_ route: RouteDraft) -> [Route.Passed] {
        guard case .module(let target) = route.destination, let creation = route.creation else { return [] }
        for maker in creationChain(creation).reversed() {
            guard let symbol = maker.type.symbol, modules.moduleOfType[symbol] == target else { continue }
            if let initializer = maker.initializer, !isFramework(symbol) {
                return parameters(of: initializer, given: maker.arguments.count).map {
                    .init(name: $0.name, type: $0.type, channel: .initializer)
                }
            }
        }
        // A static factory: its own parameters.
        let factory = program.outermost(evaluator.store[creation.frame].function)
        guard modules.module(of: factory) == target, program.facts(factory).isStatic else { return [] }
        return parameters(of: factory, given: program.facts(factory).parameters.count).map {
            .init(name: $0.name, type: $0.type, channel: isDelegate($0) ? .delegate : .factory)
        }
    }

    private func isDelegate(_ parameter: Parameter) -> Bool {
        parameter.name.lowercased().contains("delegate") || parameter.type.contains("Delegate")
    }

    private func isFramework(_ symbol: Int) -> Bool { program.isExternal(symbol) }

    private func parameters(of function: FunctionRef, given: Int) -> [Parameter] {
        let file = program.files[Int(function.file)]
        return program.facts(function).parameters.prefix(max(given, 0)).map { fact in
            Parameter(
                name: file.text(fact.name), type: fact.type.map { program.describe($0, file: function.file) } ?? "")
        }
    }
}
