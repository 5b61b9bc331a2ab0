import Dialects
import Facts
import NavigationGraph

/// Finds the protocols between a module's components, and who calls whom through them.
struct InterfaceFinder {
    let program: Program
    let modules: ModuleMap

    func interfaces(of draft: ModuleDraft) -> [Interface] {
        var found: [Interface] = []
        var seen: Set<Int> = []
        let held = draft.components.map { component in
            (component.role, Set(properties(of: component.symbol).flatMap { declaredSymbols($0) }))
        }
        for component in draft.components {
            for proto in program.types[component.symbol].protocols where isOwn(proto, draft) {
                guard seen.insert(proto).inserted else { continue }
                let callers = held.filter { $1.contains(proto) }.map(\.0).filter { $0 != component.role }
                found.append(interface(proto, from: callers.first ?? .outside, to: component.role))
            }
        }
        // Protocols of the module that nobody in it conforms to: what it asks of a part that it shares, or of the outside.
        for (proto, holder) in outwardProtocols(of: draft) where seen.insert(proto).inserted {
            let shared = draft.sharedParts.first { program.isSubtype($0.symbol, of: proto) }
            found.append(interface(proto, from: holder, to: shared?.role ?? .outside))
        }
        return found
    }

    /// A protocol of the program whose other conformers belong to no other module.
    private func isOwn(_ proto: Int, _ draft: ModuleDraft) -> Bool {
        guard program.types[proto].kind == .protocol else { return false }
        return program.concreteConformers(of: proto).allSatisfy { symbol in
            modules.moduleOfType[symbol].map { modules.drafts[$0].id == draft.id } ?? true
        } || proto == delegateProtocol(named: draft.name, proto)
    }

    private func delegateProtocol(named stem: String, _ proto: Int) -> Int? {
        program.types[proto].name.hasPrefix(stem) ? proto : nil
    }

    private func outwardProtocols(of draft: ModuleDraft) -> [(Int, Role)] {
        var found: [(Int, Role)] = []
        for component in draft.components {
            for property in properties(of: component.symbol) {
                guard let type = declared(property), case .nominal(let symbol, _) = type,
                    program.types[symbol].kind == .protocol, program.types[symbol].name.hasPrefix(draft.name),
                    !draft.components.contains(where: { program.isSubtype($0.symbol, of: symbol) })
                else { continue }
                found.append((symbol, component.role))
            }
        }
        return found
    }

    private func properties(of symbol: Int) -> [PropertyRef] {
        program.properties(of: symbol).map(\.property)
    }

    private func declared(_ property: PropertyRef) -> TypeValue? {
        guard let type = program.facts(property).type, property.declaration >= 0 else { return nil }
        return program.resolve(
            type, file: property.file, declaration: DeclarationID(Int(property.declaration)))
    }

    private func declaredSymbols(_ property: PropertyRef) -> [Int] {
        switch declared(property) {
        case .nominal(let symbol, _)?: [symbol]
        case .composition(let parts)?: parts.compactMap(\.symbol)
        default: []
        }
    }

    private func interface(_ proto: Int, from: Role, to: Role) -> Interface {
        let symbol = program.types[proto]
        var result = Interface(protocol: symbol.qualifiedName, from: from, to: to, file: "", line: 0)
        guard let part = symbol.parts.first else { return result }
        let file = program.files[Int(part.file)]
        let declaration = file.declarations[part.id]
        result.file = file.path
        result.line = Int(declaration.place.line)
        result.documentation = declaration.documentation.map { file.text($0) } ?? ""
        var members: [Interface.Member] = declaration.functions.compactMap { id in
            let fact = file.functions[id]
            guard let signature = fact.signature else { return nil }
            return .init(
                name: program.fullName(FunctionRef(Int(part.file), id)), signature: file.text(signature),
                documentation: fact.documentation.map { file.text($0) } ?? "", file: file.path,
                line: Int(fact.place.line))
        }
        members += declaration.properties.compactMap { fact in
            guard let signature = fact.signature else { return nil }
            return .init(
                name: file.text(fact.name), signature: file.text(signature),
                documentation: fact.documentation.map { file.text($0) } ?? "", file: file.path,
                line: Int(fact.place.line))
        }
        result.members = members.sorted { $0.line < $1.line }
        return result
    }
}
