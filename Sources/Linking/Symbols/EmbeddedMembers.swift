import Facts

/// Finds what the app's classes put into themselves as children: `addChild(content)`.
struct EmbeddedMembers {
    let program: Program

    /// The methods that put one controller into another.
    static let embeddings = ["addChild", "addChildViewController"]

    /// The own members that each class embeds, call by call; nil for what is no own member.
    func byClass() -> [(owner: Int, members: [Identifier?])] {
        var embedded: [Int: [Identifier?]] = [:]
        var passedOn: [(method: FunctionRef, index: Int)] = []
        for name in Self.embeddings {
            for reference in program.calls(named: name) {
                let function = FunctionRef(Int(reference.file), program.action(reference).function)
                guard let owner = program.owner(of: function) else { continue }
                if program.types[owner].kind == .class {
                    embedded[owner, default: []].append(embeddedMember(reference))
                } else if let index = embeddedParameter(reference) {
                    passedOn.append((function, index))
                }
            }
        }
        for (method, index) in passedOn {
            for reference in program.calls(named: method) {
                let function = FunctionRef(Int(reference.file), program.action(reference).function)
                guard let owner = program.owner(of: function), program.types[owner].kind == .class,
                    let child = child(of: reference, handedTo: method, at: index)
                else { continue }
                embedded[owner, default: []].append(program.ownMember(child, reference.file))
            }
        }
        return embedded.sorted { $0.key < $1.key }.map { (owner: $0.key, members: $0.value) }
    }

    /// The own member that is handed to a call as all that it takes.
    private func embeddedMember(_ reference: ActionRef) -> Identifier? {
        let file = program.files[Int(reference.file)]
        guard case .call(let callee, let range) = file.expressions[program.action(reference).expression],
            range.count == 1, let argument = file.arguments(range).first, Self.isOwn(callee, file)
        else { return nil }
        return program.ownMember(argument.value, reference.file)
    }

    /// Which parameter of a method of all controllers, as of an extension, an embedding call in it is handed.
    private func embeddedParameter(_ reference: ActionRef) -> Int? {
        let file = program.files[Int(reference.file)]
        let action = program.action(reference)
        guard case .call(let callee, let range) = file.expressions[action.expression], Self.isOwn(callee, file),
            let argument = file.arguments(range).first
        else { return nil }
        return file.parameter(argument.value, of: action.function)
    }

    /// What a call on the object at hand hands to a parameter of a method.
    private func child(of reference: ActionRef, handedTo method: FunctionRef, at index: Int) -> ExpressionID? {
        let file = program.files[Int(reference.file)]
        guard case .call(let callee, let range) = file.expressions[program.action(reference).expression],
            Self.isOwn(callee, file)
        else { return nil }
        let label = program.facts(method).parameters[index].label.map { program.identifier($0, method.file) }
        return file.arguments(range).first { argument in
            argument.label.map { program.identifier($0, reference.file) } == label
        }?.value
    }

    /// Whether a method of the object at hand is called.
    static func isOwn(_ callee: ExpressionID, _ file: SwiftFacts) -> Bool {
        switch file.expressions[callee] {
        case .name: return true
        case .member(let base?, _):
            if case .selfReference = file.expressions[base] { return true }
            return false
        default: return false
        }
    }
}

extension Program {
    /// The member of the object at hand that an expression is.
    func ownMember(_ expression: ExpressionID, _ file: Int32) -> Identifier? {
        switch files[Int(file)].expressions[expression] {
        case .name(let name): return identifier(name, file)
        case .member(let base?, let name):
            guard case .selfReference = files[Int(file)].expressions[base] else { return nil }
            return identifier(name, file)
        default: return nil
        }
    }

    /// The functions of a type's declaration and extensions, accessors and initialisers among them.
    func declaredFunctions(of symbol: Int) -> [FunctionRef] {
        types[symbol].parts.flatMap { part in
            files[Int(part.file)].functions.indices.compactMap { index in
                guard files[Int(part.file)].functions[index].declaration == part.id else { return nil }
                return FunctionRef(file: part.file, function: Int32(index))
            }
        }
    }
}
