import Facts

/// What objects are made with and keep: `ListActions(showDetails: { … })`.
extension Evaluator {
    /// The property that keeps what an initialiser, or a method that makes the object, is handed; nil where the
    /// argument is handed to something else, or goes elsewhere.
    ///
    /// - Parameter frame: the activation of the function that calls.
    func keeper(ofArgument position: Int, in call: ExpressionRef, _ frame: FrameID) -> KeptHandler? {
        let candidates = program.keepers(ofArgument: position, in: call)
        guard !candidates.isEmpty, case .call(let callee, _) = program.files[Int(call.file)].expressions[call.id]
        else { return nil }
        if let first = candidates.first, case .member(_, let name) = program.files[Int(call.file)].expressions[callee],
            program.types[first.maker].cases[program.identifier(name, call.file)] != nil
        {
            return isCase(of: first.maker, call, frame) ? first : nil
        }
        if program.isImplicitInitializer(callee, program.files[Int(call.file)]) {
            let type = typeAsked(ofImplicit: callee, frame)
            return candidates.first { $0.maker == type.symbol }
        }
        if case .metatype(let type) = store[constructed(callee, frame)] {
            return candidates.first { $0.maker == type.symbol }
        }
        guard case .member(let base?, _) = program.files[Int(call.file)].expressions[callee] else { return nil }
        let value = eval(base, frame)
        if case .metatype(let type) = store[value] { return candidates.first { $0.maker == type.symbol } }
        let owners = choices(of: value).flatMap { symbols(of: type(of: $0.value)) }
        return candidates.first { candidate in owners.contains { program.isKin($0, of: candidate.maker) } }
    }

    /// Whether a call makes a case of an enum, as far as is known: a static method may bear a case's name.
    private func isCase(of symbol: Int, _ call: ExpressionRef, _ frame: FrameID) -> Bool {
        switch store[eval(call.id, frame)] {
        case .enumCase(let made, _, _): made == nil || made == symbol
        case .unknown: true
        default: false
        }
    }

    /// The property that keeps a closure which an initialiser, or a method that makes the object, is handed.
    ///
    /// - Parameter parent: the activation of the function around the closure.
    func keeper(of closure: FunctionRef, _ parent: FrameID) -> KeptHandler? {
        guard program.isKeptByInitializer(closure), let use = program.closureUses[closure] else { return nil }
        return keeper(ofArgument: use.position, in: use.call, parent)
    }
}
