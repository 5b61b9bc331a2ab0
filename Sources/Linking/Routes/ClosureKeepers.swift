import Dialects
import Facts

/// Finds the modules that keep a closure which code of none makes: an assembly or a coordinator tells a router, or a view,
/// what to do when the time comes.
///
/// A coordinator may pass on what it was told: a closure that waits in one of its properties is kept by the modules that
/// make it call that property. One that an initialiser is handed is in the property that the initialiser puts it into.
struct ClosureKeepers {
    private static let maximumDepth = 4

    let evaluator: Evaluator
    let modules: ModuleMap
    let copies: ClosureCopies
    /// Whether what a screen's model tells is told by the screen.
    var asksModels = true
    /// Whether each screen of a coordinator's flow that ends the flow by itself counts: what a flow shows next it shows
    /// whichever of them ends it, but each of them goes back.
    var asksFlows = false

    private var program: Program { evaluator.program }

    /// The modules whose code sets a closure off, each once; none where it is not handed to an object.
    ///
    /// - Parameter frame: the activation of the closure.
    func keepers(of closure: FunctionRef, _ frame: FrameID) -> [Int] { keepers(of: closure, frame, depth: 0) }

    private func keepers(of closure: FunctionRef, _ frame: FrameID, depth: Int) -> [Int] {
        guard depth < Self.maximumDepth, let parent = evaluator.store.parent(of: frame) else { return [] }
        if let kept = evaluator.keeper(of: closure, parent) {
            return keepers(of: kept.property, in: [kept.symbol], depth)
        }
        guard let (base, name) = holder(of: closure) else { return ownKeeper(of: closure).map { [$0] } ?? [] }
        let types = self.types(of: base, parent)
        guard program.closureUses[closure] == nil else {
            return module(keepingAmong: types).map { [$0] } ?? owner(ofStream: base, parent).map { [$0] } ?? []
        }
        return keepers(of: name, in: types, depth)
    }

    /// The module for whose screen an object thinks that puts a closure into a property of its own, for its view to take.
    private func ownKeeper(of closure: FunctionRef) -> Int? {
        guard asksModels, let assignment = program.closureAssignments[closure],
            case .assignment(let target, _) = program.files[Int(closure.file)].expressions[
                program.action(assignment).expression],
            program.ownMember(target, closure.file) != nil
        else { return nil }
        return program.owner(of: closure).flatMap { modules.models.module(keeping: $0) }
    }

    /// The modules that call a closure in a property of an object of one of some types.
    private func keepers(of name: Identifier, in types: [Int], _ depth: Int) -> [Int] {
        if let module = module(keepingAmong: types) { return [module] }
        var found: [Int] = []
        for type in types where program.isCoordinator(type) {
            for module in callers(of: name, in: type, depth) where !found.contains(module) { found.append(module) }
        }
        if found.isEmpty { found = callers(ofStored: name, in: types) }
        return found.isEmpty ? takers(ofStored: name, in: types, depth) : found
    }

    private func types(of value: ExpressionID, _ frame: FrameID) -> [Int] {
        evaluator.choices(of: evaluator.eval(value, frame)).flatMap {
            evaluator.symbols(of: evaluator.type(of: $0.value))
        }
    }

    /// The module whose part an object of one of the types is; a service is told what to do by others, and whoever told
    /// it is not its module.
    private func module(keepingAmong types: [Int]) -> Int? {
        types.lazy.compactMap { symbol in
            guard let module = self.modules.moduleOfType[symbol],
                self.modules.drafts[module].role(of: symbol) != .service
            else { return nil }
            return module
        }.first
    }

    /// Whether a closure waits for what a function gives back that the same object calls: `coordinate(to: next).sink { … }`.
    func isAnswer(_ closure: FunctionRef) -> Bool {
        let file = program.files[Int(closure.file)]
        guard var base = holder(of: closure)?.base else { return false }
        while case .call(let callee, _) = file.expressions[base] {
            switch file.expressions[callee] {
            case .name, .function: return true
            case .member(let inner?, _):
                if case .selfReference = file.expressions[inner] { return true }
                base = inner
            default: return false
            }
        }
        return false
    }

    private func module(among types: [Int]) -> Int? {
        types.lazy.compactMap {
            self.modules.moduleOfType[$0] ?? (asksModels ? self.modules.models.module(keeping: $0) : nil)
        }.first
    }

    /// The module of the object that a chain of members and operators begins at: `presenter.shown.filter { … }`.
    private func owner(ofStream base: ExpressionID, _ frame: FrameID) -> Int? {
        let file = evaluator.facts(frame)
        var current = base
        while true {
            var stream: NameID?
            switch file.expressions[current] {
            case .member(let inner?, let name): (current, stream) = (inner, name)
            case .call(let callee, _):
                guard case .member(let inner?, _) = file.expressions[callee] else { return nil }
                current = inner
            default: return nil
            }
            let holders = types(of: current, frame)
            if let module = module(among: holders) { return module }
            let number = evaluator.store.function(of: frame).file
            if asksModels, let name = stream.map({ program.identifier($0, number) }),
                let screen = screen(sendingOn: name, of: holders)
            {
                return screen
            }
        }
    }

    /// The screen by whose code alone an object of one of some types, which only that screen's view holds, sends on a
    /// stream of its own.
    private func screen(sendingOn stream: Identifier, of holders: [Int]) -> Int? {
        guard holders.contains(where: { modules.models.module(holding: $0) != nil }) else { return nil }
        let homes = CodeHomes(evaluator: evaluator, modules: modules)
        let senders = TriggerSources.sendingCalls.flatMap { program.calls(named: $0) }.filter {
            sends($0, on: stream, of: holders)
        }.map { homes.screen(having: FunctionRef(Int($0.file), program.action($0).function)) }
        guard let first = senders.first, let screen = first, senders.allSatisfy({ $0 == screen }) else { return nil }
        return screen
    }

    /// Whether a call may send on a stream that objects of some types hold: by the stream's name, and where the caller
    /// means one of its own, by the caller.
    private func sends(_ call: ActionRef, on stream: Identifier, of holders: [Int]) -> Bool {
        let file = program.files[Int(call.file)]
        guard case .call(let callee, _) = file.expressions[program.action(call).expression],
            case .member(let subject?, _) = file.expressions[callee]
        else { return false }
        if let own = program.ownMember(subject, call.file) {
            let sender = program.owner(of: FunctionRef(Int(call.file), program.action(call).function))
            return own == stream && sender.map { owner in holders.contains { program.isKin(owner, of: $0) } } ?? false
        }
        guard case .member(_, let name) = file.expressions[subject] else { return false }
        return program.identifier(name, call.file) == stream
    }

    /// What a closure is handed to, or the object into a property of which it is put, with the name of the method or
    /// the property.
    private func holder(of closure: FunctionRef) -> (base: ExpressionID, name: Identifier)? {
        let file = program.files[Int(closure.file)]
        let member: ExpressionID
        if let use = program.closureUses[closure], case .call(let callee, _) = file.expressions[use.call.id] {
            member = callee
        } else if let assignment = program.closureAssignments[closure],
            case .assignment(let target, _) = file.expressions[program.action(assignment).expression]
        {
            member = target
        } else {
            return nil
        }
        guard case .member(let base?, let name) = file.expressions[member] else { return nil }
        return (base, program.identifier(name, closure.file))
    }

    /// The modules that make an object of a type call one of its closures.
    private func callers(of closure: Identifier, in type: Int, _ depth: Int) -> [Int] {
        program.callsByName[closure].flatMap { reference -> [Int] in
            var function = FunctionRef(Int(reference.file), program.action(reference).function)
            guard program.owner(of: function) == type else { return [] }
            while program.facts(function).kind == .closure {
                let kept = keepers(of: function, evaluator.rootFrame(function), depth: depth + 1)
                if !kept.isEmpty { return kept }
                guard let around = program.facts(function).parent else { return [] }
                function = FunctionRef(Int(function.file), around)
            }
            return modulesCalling(function)
        }
    }

    /// The modules whose code calls a closure in a property of objects of no module, such as the handler of a model that a
    /// view shows; none where a cell that several modules use calls it as well. There are several only where it is a
    /// coordinator that each of them is known to be made with.
    private func callers(ofStored name: Identifier, in types: [Int]) -> [Int] {
        let holders = types.filter { !program.isExternal($0) }
        guard !holders.isEmpty else { return [] }
        var found: [Int] = []
        var certain: [Int] = []
        for reference in program.callsByName[name] {
            let function = FunctionRef(Int(reference.file), program.action(reference).function)
            let called = self.types(calledIn: reference, of: function)
            guard called.contains(where: { type in holders.contains { program.isKin(type, of: $0) } }) else { continue }
            let homes = CodeHomes(evaluator: evaluator, modules: modules).homes(of: function)
            guard !homes.isEmpty else { return [] }
            found += homes.filter { !found.contains($0) }
            let isCertain = called.allSatisfy { type in
                program.isCoordinator(type)
                    && holders.contains { program.types[$0].kind == .class && program.isSubtype(type, of: $0) }
            }
            if isCertain { certain += homes.filter { !certain.contains($0) } }
        }
        return found.count == 1 ? found : asksFlows ? certain : []
    }

    /// The modules that keep, or call, a closure which others take out of a property and hand on.
    private func takers(ofStored name: Identifier, in types: [Int], _ depth: Int) -> [Int] {
        guard depth < Self.maximumDepth else { return [] }
        var found: [Int] = []
        for type in types where !program.isExternal(type) {
            for copy in copies.copies(of: KeptHandler(symbol: type, property: name, maker: type)) {
                let keeping = module(keepingAmong: [copy.symbol]).map { [$0] }
                for module in keeping ?? callers(ofStored: copy.property, in: [copy.symbol])
                where !found.contains(module) { found.append(module) }
            }
        }
        return found.count == 1 ? found : []
    }

    /// The types of the objects whose closure a call runs.
    private func types(calledIn call: ActionRef, of function: FunctionRef) -> [Int] {
        let file = program.files[Int(call.file)]
        guard case .call(let callee, _) = file.expressions[program.action(call).expression] else { return [] }
        switch file.expressions[callee] {
        case .name: return program.owner(of: function).map { [$0] } ?? []
        case .member(let base?, _): return self.types(of: base, evaluator.rootFrame(function))
        default: return []
        }
    }

    /// The modules whose code calls a function.
    private func modulesCalling(_ function: FunctionRef) -> [Int] {
        evaluator.callers(running: function).compactMap { modules.module(of: $0) }
    }
}
