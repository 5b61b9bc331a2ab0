import Dialects
import Facts
import NavigationGraph

/// Finds the services and the entities that a module's components use.
struct DependencyFinder {
    let evaluator: Evaluator
    let modules: ModuleMap

    private var program: Program { evaluator.program }

    /// The program's types that the interactor holds, or another component where there is no interactor, and that are
    /// no component of any module.
    func services(of draft: ModuleDraft) -> [Dependency] {
        var found: [Dependency] = []
        let holders = draft.components.filter { [.interactor, .dataManager].contains($0.role) }
        let others = draft.components.filter { [.presenter, .wireframe, .router].contains($0.role) }
        for (component, needsName) in holders.map({ ($0, false) }) + others.map({ ($0, true) }) {
            for (_, property) in program.properties(of: component.symbol) {
                guard let symbol = declaredSymbol(property), isService(symbol, draft) else { continue }
                if needsName, !isNamedService(program.types[symbol].name) { continue }
                found.append(dependency(symbol, component.role, property))
            }
        }
        return unique(found)
    }

    /// Structs, enums and classes of the program that appear in the signatures of the interactor and its interfaces, and
    /// the aliases of an entity component.
    func entities(of draft: ModuleDraft) -> [Dependency] {
        var found: [Dependency] = []
        for component in draft.components where [.interactor, .entity, .dataManager].contains(component.role) {
            let own = [component.symbol]
            let interfaces = program.types[component.symbol].protocols.filter { isOwnInterface($0, draft) }
            for symbol in own + interfaces {
                for part in program.types[symbol].parts where !isDefault(part, of: symbol) {
                    found += entities(in: part, component.role, draft)
                }
            }
        }
        let services = Set(services(of: draft).map(\.type))
        return unique(found.filter { !services.contains($0.type) })
    }

    /// A protocol that only this module's components conform to: what others share says nothing of this module.
    private func isOwnInterface(_ proto: Int, _ draft: ModuleDraft) -> Bool {
        program.types[proto].kind == .protocol
            && program.concreteConformers(of: proto).allSatisfy { draft.role(of: $0) != nil }
    }

    /// Whether a part is an extension that gives a protocol's conformers what they need not have themselves.
    private func isDefault(_ part: TypeSymbol.Part, of symbol: Int) -> Bool {
        program.types[symbol].kind == .protocol
            && program.files[Int(part.file)].declarations[part.id].kind == .extension
    }

    private func entities(in part: TypeSymbol.Part, _ role: Role, _ draft: ModuleDraft) -> [Dependency] {
        let file = program.files[Int(part.file)]
        let declaration = file.declarations[part.id]
        var types: [(TypeID, Int32)] = declaration.properties.compactMap { fact in
            fact.type.map { ($0, fact.place.line) }
        }
        types += declaration.aliases.map { ($0.type, declaration.place.line) }
        for id in declaration.functions where file.functions[id].kind == .method {
            let fact = file.functions[id]
            types += fact.parameters.compactMap { parameter in parameter.type.map { ($0, fact.place.line) } }
            if let result = fact.result { types.append((result, fact.place.line)) }
        }
        return types.flatMap { type, line in
            symbols(of: program.resolve(type, file: part.file, declaration: part.id)).filter { isEntity($0, draft) }.map
            {
                Dependency(type: program.types[$0].qualifiedName, from: role, file: file.path, line: Int(line))
            }
        }
    }

    private func symbols(of type: TypeValue) -> [Int] {
        switch type {
        case .nominal(let symbol, let arguments): [symbol] + arguments.flatMap { symbols(of: $0) }
        case .array(let element), .metatype(let element): symbols(of: element)
        case .tuple(_, let parts), .composition(let parts): parts.flatMap { symbols(of: $0) }
        case .function(let parameters, let result): parameters.flatMap { symbols(of: $0) } + symbols(of: result)
        case .generic, .unknown: []
        }
    }

    private func isEntity(_ symbol: Int, _ draft: ModuleDraft) -> Bool {
        let type = program.types[symbol]
        guard type.kind == .struct || type.kind == .enum || type.kind == .class, modules.moduleOfType[symbol] == nil
        else {
            return false
        }
        return !isNamedService(type.name) && !program.inherits(symbol, from: "UIResponder")
            && !type.name.hasSuffix("NavigationOption")
    }

    private func isService(_ symbol: Int, _ draft: ModuleDraft) -> Bool {
        let type = program.types[symbol]
        guard type.kind == .class || type.kind == .protocol || type.kind == .actor || type.kind == .struct else {
            return false
        }
        if type.kind == .struct, !isNamedService(type.name) { return false }
        if modules.moduleOfType[symbol] != nil { return isServiceComponent(symbol) }
        if program.inherits(symbol, from: "UIResponder") { return false }
        if type.kind == .protocol {
            let components = program.concreteConformers(of: symbol).filter { modules.moduleOfType[$0] != nil }
            if !components.isEmpty { return components.allSatisfy { isServiceComponent($0) } }
            if type.name.hasPrefix(draft.name) || type.name.holds("Delegate") { return false }
        }
        return true
    }

    /// A service that bears a module's name is a component of it.
    private func isServiceComponent(_ symbol: Int) -> Bool {
        modules.moduleOfType[symbol].map { modules.drafts[$0].role(of: symbol) == .service } ?? false
    }

    private static let serviceWords = [
        "Service", "Services", "Client", "Store", "Repository", "Provider", "API", "Manager", "Storage", "Adapter",
        "Gateway", "DataSource", "Database", "Facade", "Factory", "Operation", "ServiceType", "ServiceProtocol",
        "ServiceInterface", "Clock", "Cache", "Logger", "Fetcher", "Loader", "Worker",
    ]

    private static let serviceEndings = serviceWords.flatMap { [$0, $0 + "Protocol", $0 + "Type"] }

    private func isNamedService(_ name: String) -> Bool {
        Self.serviceEndings.contains { name.hasSuffix($0) }
    }

    private func declaredSymbol(_ property: PropertyRef) -> Int? {
        let fact = program.facts(property)
        guard fact.getter == nil, property.declaration >= 0 else { return nil }
        guard let type = fact.type else {
            // `let service = SessionService()`: the initial value tells.
            return evaluator.initialValue(of: property, this: nil).flatMap { evaluator.type(of: $0).symbol }
        }
        return program.resolve(type, file: property.file, declaration: DeclarationID(Int(property.declaration))).symbol
    }

    private func dependency(_ symbol: Int, _ role: Role, _ property: PropertyRef) -> Dependency {
        Dependency(
            type: program.types[symbol].qualifiedName, from: role, file: program.files[Int(property.file)].path,
            line: Int(program.facts(property).place.line))
    }

    private func unique(_ found: [Dependency]) -> [Dependency] {
        var seen: Set<String> = []
        return found.filter { seen.insert($0.type).inserted }.sorted { $0.type < $1.type }
    }
}
