import Dialects
import Facts

/// What waits for the report of a flow that the same code starts: `colours.start(on: stack).sink { … }`.
extension ClosureKeepers {
    /// The modules whose code has a flow report, where a closure waits for that on the stream which a coordinator gives
    /// back. What happens then is a way of the screen that ends the flow, and not of the one that began it. Of several
    /// such screens each goes back by itself, and what is shown next belongs to none.
    ///
    /// - Parameter frame: the activation of the closure.
    func reporters(to closure: FunctionRef, _ frame: FrameID) -> [Int] { reporters(to: closure, frame, depth: 0) }

    private func reporters(to closure: FunctionRef, _ frame: FrameID, depth: Int) -> [Int] {
        guard depth < Self.maximumDepth, program.closureUses[closure] != nil, program.runsLater(closure),
            let parent = evaluator.store.parent(of: frame), let stream = holder(of: closure)?.base
        else { return [] }
        let found = flows(answering: stream, parent).flatMap { flow -> [Int] in
            let line = program.lineage(of: flow)
            return sends(by: line).flatMap { modules(running: $0, of: line, depth + 1) }
        }.distinct()
        return found.count == 1 || asksFlows ? found : []
    }

    /// The module whose code has a flow report by the closure that it was made with, in its own functions or in those
    /// that it inherits; all of several where each goes back by itself.
    func reporters(calling closure: Identifier, in types: [Int], _ depth: Int) -> [Int] {
        let found = types.filter(isFlow).flatMap { flow -> [Int] in
            let line = program.lineage(of: flow)
            return program.callsByName[closure].map { FunctionRef(Int($0.file), program.action($0).function) }
                .filter { program.owner(of: $0).map(line.contains) ?? false }.distinct()
                .flatMap { modules(running: $0, of: line, depth + 1) }
        }.distinct()
        return found.count == 1 || asksFlows ? found : []
    }

    /// The classes of the coordinators that a stream comes from: the object whose method or property it is, or what a
    /// method of the closure's own object is handed, as in `coordinate(to: colours)`.
    private func flows(answering stream: ExpressionID, _ frame: FrameID) -> [Int] {
        let file = evaluator.facts(frame)
        var current = stream
        while true {
            var handed: [ExpressionID] = []
            if case .call(let callee, let arguments) = file.expressions[current] {
                handed = file.arguments(arguments).map(\.value)
                current = callee
            }
            switch file.expressions[current] {
            case .member(let base?, _):
                if case .selfReference = file.expressions[base] { return handed.flatMap { flows($0, frame) } }
                let found = flows(base, frame)
                if !found.isEmpty { return found }
                current = base
            case .name, .function: return handed.flatMap { flows($0, frame) }
            default: return []
            }
        }
    }

    /// The coordinators of no module that a value is known to be.
    private func flows(_ value: ExpressionID, _ frame: FrameID) -> [Int] {
        types(of: value, frame).filter { modules.moduleOfType[$0] == nil && isFlow($0) }.distinct()
    }

    /// Whether a type is a coordinator's, and not only a base class of such: which of the heirs it is, nothing tells.
    private func isFlow(_ type: Int) -> Bool {
        program.types[type].kind == .class && program.isCoordinator(type)
            && (program.types[type].subclasses.isEmpty || evaluator.hasObjects(type))
    }

    /// The functions of a coordinator, or of the classes that it inherits from, that send on a stream of its own.
    private func sends(by line: [Int]) -> [FunctionRef] {
        TriggerSources.sendingCalls.flatMap { program.calls(named: $0) }.compactMap { reference in
            let function = FunctionRef(Int(reference.file), program.action(reference).function)
            let file = program.files[Int(reference.file)]
            guard program.owner(of: function).map(line.contains) ?? false,
                case .call(let callee, _) = file.expressions[program.action(reference).expression],
                case .member(let subject?, _) = file.expressions[callee],
                program.ownMember(subject, reference.file) != nil
            else { return nil }
            return function
        }.distinct()
    }

    /// The modules that have a function of a coordinator's run: by a closure that their code calls, or by calls.
    ///
    /// - Parameter line: the coordinator's class, and those that it inherits from, whose code leads on.
    private func modules(running inner: FunctionRef, of line: [Int], _ depth: Int) -> [Int] {
        guard depth < Self.maximumDepth else { return [] }
        var function = inner
        while program.facts(function).kind == .closure {
            let frame = evaluator.rootFrame(function)
            let kept = keepers(of: function, frame, depth: depth)
            if !kept.isEmpty { return kept }
            // What waits for another thing than a screen says nothing of who started all that.
            if program.runsLater(function) { return reporters(to: function, frame, depth: depth + 1) }
            guard let around = program.facts(function).parent else { return [] }
            function = FunctionRef(Int(function.file), around)
        }
        return evaluator.callers(running: function).flatMap { caller -> [Int] in
            if let module = modules.module(of: caller) { return [module] }
            guard program.owner(of: caller).map(line.contains) ?? false else { return [] }
            return modules(running: caller, of: line, depth + 1)
        }.distinct()
    }
}
