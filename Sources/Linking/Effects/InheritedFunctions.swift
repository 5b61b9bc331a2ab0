import Facts

/// Tells for which inherited functions it matters whose they run as: a base wireframe's method that leaves a step to
/// its subclasses, or a protocol's default implementation that calls what conforming types answer.
final class InheritedFunctions {
    private let program: Program
    private var callsAnswered: [FunctionRef: Bool] = [:]

    init(program: Program) {
        self.program = program
    }

    /// Whether a function may do something else for the object at hand than it does looked at by itself.
    func mayDiffer(_ target: CallTarget, _ evaluator: Evaluator) -> Bool {
        // What a method of arrays does, it does to the elements of the one at hand.
        if let this = target.this, evaluator.isCollection(this) { return true }
        guard let owner = program.owner(of: target.function), let this = target.this,
            case .nominal(let symbol, _) = evaluator.type(of: this), symbol != owner
        else { return false }
        switch program.types[owner].kind {
        // What the object is made of differs too: properties are bound for each subclass.
        case .class: return program.isSubtype(symbol, of: owner)
        case .protocol:
            return program.types[symbol].kind != .protocol && callsWhatConformersAnswer(target.function, owner)
        default: return false
        }
    }

    /// Whether a default implementation calls a method of its own protocol that conforming types may answer.
    private func callsWhatConformersAnswer(_ function: FunctionRef, _ proto: Int) -> Bool {
        if let known = callsAnswered[function] { return known }
        callsAnswered[function] = false
        let protocols = [proto] + program.allProtocols(of: proto)
        if testsOwnClass(function, protocols) {
            callsAnswered[function] = true
            return true
        }
        let found = names(calledOnSelfBy: function).contains { name in
            protocols.contains { type in
                (program.types[type].methods[program.identifier(name)] ?? []).contains { method in
                    !program.facts(method).hasBody || callsWhatConformersAnswer(method, type)
                }
            }
        }
        callsAnswered[function] = found
        return found
    }

    /// Whether a default implementation asks for the class of the object at hand, or of what a property gives that its
    /// protocol asks for: `uiviewController as? UINavigationController`.
    private func testsOwnClass(_ function: FunctionRef, _ protocols: [Int]) -> Bool {
        let file = program.files[Int(function.file)]
        return ([function] + program.innerFunctions(within: function)).contains { inner in
            program.facts(inner).actions.contains { position in
                var current = file.actions[Int(position)].condition
                while let id = current {
                    let condition = file.conditions[Int(id.index)]
                    if let subject = condition.subject, case .cast(let value, _, _) = file.expressions[subject],
                        isOwn(value, function.file, protocols)
                    {
                        return true
                    }
                    current = condition.parent
                }
                return false
            }
        }
    }

    private func isOwn(_ expression: ExpressionID, _ index: Int32, _ protocols: [Int]) -> Bool {
        let file = program.files[Int(index)]
        switch file.expressions[expression] {
        case .selfReference: return true
        case .member(let base?, let name):
            guard case .selfReference = file.expressions[base] else { return false }
            return protocols.contains { program.types[$0].properties[program.identifier(name, index)] != nil }
        case .name(let name):
            return protocols.contains { program.types[$0].properties[program.identifier(name, index)] != nil }
        default: return false
        }
    }

    /// The names of the methods that a function and the closures in it call on the object at hand.
    private func names(calledOnSelfBy function: FunctionRef) -> [String] {
        let file = program.files[Int(function.file)]
        return ([function] + program.innerFunctions(within: function)).flatMap { inner in
            program.facts(inner).actions.compactMap { position -> String? in
                guard case .call(let callee, _) = file.expressions[file.actions[Int(position)].expression] else {
                    return nil
                }
                switch file.expressions[callee] {
                case .name(let name): return file.text(name)
                case .member(let base?, let name):
                    switch file.expressions[base] {
                    case .selfReference: return file.text(name)
                    // `self` of `[weak self]` after a `guard let self`.
                    case .local(let local) where file.text(file.locals[Int(local.index)].name) == "self":
                        return file.text(name)
                    default: return nil
                    }
                default: return nil
                }
            }
        }
    }
}
