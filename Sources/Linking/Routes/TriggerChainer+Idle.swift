import Facts
import NavigationGraph

/// Which ways nobody takes.
extension TriggerChainer {
    /// Whether nobody calls or hands on a method of the module's navigator; for a case of an enum, not with that case.
    func isNeverTaken(_ method: FunctionRef, option: String?, in module: Int) -> Bool {
        let names = option.map { caseNames(of: module, beside: $0) } ?? []
        let isTaken = origins.origins(of: method).contains { origin in
            guard case .call(let site) = origin, let option else { return true }
            return self.isTaken(option, by: site, among: names)
        }
        return !isTaken && !origins.sites.mayBeCalled(method, in: modules) && !isAskedElsewhere(method, of: module)
    }

    /// Whether nobody calls a method of a module's presenter, by itself or as what a protocol of the program asks for.
    func isNeverAsked(_ method: FunctionRef) -> Bool {
        !program.isExposed(method) && origins.isLeftAlone(method)
            && ([method] + origins.requirements(answeredBy: method)).allSatisfy { origins.sites.sites(of: $0).isEmpty }
    }

    /// Whether a method is one of a presenter's that nobody calls: what it has the wireframe do is not done.
    func isIdlePresenting(_ method: FunctionRef) -> Bool {
        guard program.facts(method).kind == .method, let owner = program.owner(of: method),
            let module = modules.module(of: method), modules.drafts[module].symbols(.presenter).contains(owner)
        else { return false }
        return isNeverAsked(method)
    }

    /// Whether a chain begins in a method that nothing runs any more.
    func begins(idly chain: [TriggerStep]) -> Bool { chain.first.map { idle.contains($0) } ?? false }

    /// The chains without those that begin in methods which nothing runs, where others are left: what the user or the
    /// system is seen to set off goes before what nobody is known to call.
    func live(among chains: [[TriggerStep]]) -> [[TriggerStep]] {
        let live = chains.filter { !begins(idly: $0) }
        guard !live.isEmpty else { return chains }
        let called = live.filter { chain in !(chain.first.map { uncalled.contains($0) } ?? false) }
        return called.contains { $0.first?.kind != nil } ? called : live
    }

    /// Whether nothing runs a coordinator's method, so far as its name tells: it is called and named nowhere, and neither a
    /// superclass nor a protocol has it called.
    func isNeverRun(_ method: FunctionRef) -> Bool {
        if evaluator.unnamedMethods.isDead(method) { return true }
        return program.facts(method).attributes.isEmpty && origins.origins(of: method).isEmpty
            && origins.requirements(answeredBy: method).isEmpty && origins.isLeftAlone(method)
    }

    /// Whether a presenter that is not in the sources may call a method: the module has none of its own, and an interface
    /// that bears the module's name lies in a framework.
    private func isAskedElsewhere(_ method: FunctionRef, of module: Int) -> Bool {
        let draft = modules.drafts[module]
        guard let owner = program.owner(of: method), draft.symbols(.presenter).isEmpty else { return false }
        return program.allProtocols(of: owner).contains { symbol in
            program.isExternal(symbol) && program.types[symbol].name.hasPrefix(draft.name)
        }
    }

    /// Whether nobody takes a way out that a module declares: neither what implements it is called, nor what asks for it.
    func isUnused(_ option: NavigationOption, of module: Int) -> Bool {
        let takers = options.takers(of: option, modules.drafts[module])
        let name = option.name.hasSuffix(")") ? nil : option.name
        return !takers.isEmpty && takers.allSatisfy { isNeverTaken($0, option: name, in: module) }
    }
}

extension OriginFinder {
    /// Whether nothing but a call that is followed can run a method: no superclass, library, call of unknown receiver
    /// or mention.
    func isLeftAlone(_ method: FunctionRef) -> Bool {
        let fact = program.facts(method)
        return !fact.isOverride && !fact.isStatic && !sites.mayBeCalled(method) && !mayAnswerLibrary(method)
            && !uncalled.isMentioned(program.identifier(of: method))
    }

    /// Whether a method may answer a protocol that is not in the sources, so that a library may call it: what declares the
    /// method, or an extension without any, conforms to one.
    func mayAnswerLibrary(_ function: FunctionRef) -> Bool {
        guard let owner = program.owner(of: function),
            !requirements(answeredBy: function).contains(where: { !program.facts($0).hasBody })
        else {
            return false
        }
        return program.types[owner].parts.contains { part in
            let declaration = program.files[Int(part.file)].declarations[part.id]
            let isDeclaring = part.file == function.file && part.id == program.facts(function).declaration
            return (isDeclaring || declaration.functions.isEmpty)
                && program.inheritsFromLibrary(part.id, part.file)
        }
    }
}
