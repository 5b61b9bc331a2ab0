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
            if !found.contains(where: { $0.file == evidence.file && $0.line == evidence.line }) {
                found.append(evidence)
            }
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
            add(
                .init(
                    file: program.files[Int(step.call.file)].path, line: program.line(step.call),
                    role: isLast ? .shows : .call))
            if isLast { for site in makers(of: route, in: step) { add(site) } }
        }
        if let segue = route.segue {
            let storyboard = evaluator.storyboards.storyboards[segue.storyboard]
            add(.init(file: storyboard.path, line: segue.segue.line, role: .shows, object: segue.segue.object))
        }
        // Where the code on the way makes the target says more than the depths of what makes it.
        if let creation = route.creation, !found.contains(where: { $0.role == .target }) {
            add(
                .init(
                    file: program.files[Int(creation.site.file)].path, line: program.line(creation.site), role: .target)
            )
        }
        return found
    }

    /// Where a step's function makes the target, or the navigator that makes it.
    private func makers(of route: RouteDraft, in step: Effect.Step) -> [Route.Evidence] {
        if case .module(let target) = route.destination {
            let calls = makingCalls(of: target, on: route).filter {
                program.outermost(evaluator.store[$0.frame].function) == program.outermost(step.function)
            }
            if !calls.isEmpty {
                return calls.map {
                    Route.Evidence(
                        file: program.files[Int($0.call.file)].path, line: program.line($0.call), role: .target)
                }
            }
        }
        return creationChain(route.creation).compactMap { creation -> Route.Evidence? in
            let maker = program.outermost(evaluator.store[creation.frame].function)
            guard maker == program.outermost(step.function) else { return nil }
            return Route.Evidence(
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

    /// What the target is handed: the arguments of the calls that make its module, in the code on the way.
    func passes(_ route: RouteDraft) -> [Route.Passed] {
        guard case .module(let target) = route.destination else { return [] }
        var found: [Route.Passed] = []
        for call in makingCalls(of: target, on: route) {
            for passed in handedOver(by: call) where !found.contains(passed) { found.append(passed) }
        }
        return found
    }

    /// A call that makes a module: of its navigator's initialiser, or of a static factory.
    private struct MakingCall {
        var call: ExpressionRef
        var arguments: ArgumentRange
        var frame: FrameID
        var target: CallTarget
    }

    /// The calls on the way that make the target's module, in the branch that the way takes.
    private func makingCalls(of target: Int, on route: RouteDraft) -> [MakingCall] {
        var found: [MakingCall] = []
        for step in route.steps where modules.module(of: step.function) != target {
            let outer = program.outermost(step.function)
            let file = program.files[Int(outer.file)]
            for inner in [outer] + program.innerFunctions(within: outer) {
                for position in program.facts(inner).actions {
                    let action = file.actions[Int(position)]
                    guard action.kind == .call,
                        case .call(let callee, let arguments) = file.expressions[action.expression],
                        mayMake(callee, file), isOnTheWay(action, step, file)
                    else { continue }
                    let frame = inner == step.function ? step.frame : evaluator.rootFrame(inner)
                    for made in evaluator.targets(ofCall: callee, arguments, frame) {
                        let fact = program.facts(made.function)
                        guard modules.module(of: made.function) == target,
                            fact.kind == .initializer && isNavigator(made.function, of: target) || fact.isStatic
                        else { continue }
                        found.append(
                            MakingCall(
                                call: ExpressionRef(Int(outer.file), action.expression), arguments: arguments,
                                frame: frame, target: made))
                    }
                }
            }
        }
        return found
    }

    /// Types and their static members begin with a capital letter somewhere; nothing else can make a module.
    private func mayMake(_ callee: ExpressionID, _ file: SwiftFacts) -> Bool {
        switch file.expressions[callee] {
        case .name(let name): file.text(name).first?.isUppercase == true
        case .member(let base?, _): mayMake(base, file)
        case .type: true
        default: false
        }
    }

    private func isNavigator(_ function: FunctionRef, of module: Int) -> Bool {
        program.owner(of: function).map { modules.drafts[module].navigators.contains($0) } ?? false
    }

    /// Whether a call runs whenever a step's call runs: what surrounds it also surrounds the step.
    private func isOnTheWay(_ action: Action, _ step: Effect.Step, _ file: SwiftFacts) -> Bool {
        evaluator.conditions(from: action.condition, file: step.function.file).allSatisfy {
            step.conditions.contains($0)
        }
    }

    private func handedOver(by call: MakingCall) -> [Route.Passed] {
        let file = program.files[Int(call.target.function.file)]
        let fact = program.facts(call.target.function)
        let calling = program.files[Int(call.call.file)]
        let arguments = Array(calling.arguments(call.arguments))
        return call.target.binding.enumerated().compactMap { index, position -> Route.Passed? in
            guard let position, position < arguments.count else { return nil }
            let parameter = fact.parameters[index]
            let type = parameter.type.map { program.describe($0, file: call.target.function.file) } ?? ""
            let name = file.text(parameter.name)
            return Route.Passed(
                name: name, type: type,
                channel: channel(name, type, arguments[position].value, calling, isStatic: fact.isStatic))
        }
    }

    private func channel(
        _ name: String, _ type: String, _ argument: ExpressionID, _ calling: SwiftFacts, isStatic: Bool
    ) -> Route.Passed.Channel {
        if type.contains("->") { return .closure }
        if name.lowercased().hasSuffix("delegate") || type.contains("Delegate") { return .delegate }
        if case .local(let local) = calling.expressions[argument],
            case .payload = calling.locals[Int(local.index)].source
        {
            return .enumValue
        }
        return isStatic ? .factory : .initializer
    }
}
