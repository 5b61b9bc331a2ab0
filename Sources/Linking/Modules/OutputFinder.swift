import Facts
import NavigationGraph

/// Finds what a module tells the outside: delegates and closures that its components hold, or the view model of a screen
/// that is no module.
struct OutputFinder {
    let program: Program
    let modules: ModuleMap

    func outputs(of draft: ModuleDraft) -> [Output] {
        var found: [Output] = []
        for symbol in draft.symbols(.presenter, .view, .wireframe, .router, .interactor) {
            for (name, property) in program.properties(of: symbol) {
                if let output = output(property, name, draft) { found.append(output) }
            }
        }
        for symbol in models(of: draft) {
            for (name, property) in program.properties(of: symbol) where !isSet(name, byViewOf: draft) {
                if let output = output(property, name, draft) { found.append(output) }
            }
        }
        var seen: Set<String> = []
        return found.sorted { ($0.file, $0.line) < ($1.file, $1.line) }.filter {
            seen.insert("\($0.type) \($0.channel)").inserted
        }
    }

    /// The view models that the views of a screen keep, which do its thinking.
    private func models(of draft: ModuleDraft) -> [Int] {
        guard draft.kind == .screen else { return [] }
        return draft.views.flatMap { program.properties(of: $0) }.compactMap { _, property -> Int? in
            guard let type = program.facts(property).type, property.declaration >= 0,
                let symbol = program.resolve(
                    type, file: property.file, declaration: DeclarationID(Int(property.declaration))
                ).symbol,
                let screen = modules.models.module(keeping: symbol), modules.drafts[screen].id == draft.id
            else { return nil }
            return symbol
        }.distinct()
    }

    /// Whether the view sets a property of its model's: what the model tells there stays in the screen.
    private func isSet(_ name: String, byViewOf draft: ModuleDraft) -> Bool {
        program.assignmentsByName[program.identifier(name)].contains { reference in
            let function = FunctionRef(Int(reference.file), program.action(reference).function)
            return program.owner(of: program.outermost(function)).map(draft.views.contains) ?? false
        }
    }

    private func output(_ property: PropertyRef, _ name: String, _ draft: ModuleDraft) -> Output? {
        let fact = program.facts(property)
        guard fact.getter == nil, !fact.isStatic, let type = fact.type, property.declaration >= 0 else { return nil }
        let file = program.files[Int(property.file)]
        let text = program.describe(type, file: property.file)
        let resolved = program.resolve(
            type, file: property.file, declaration: DeclarationID(Int(property.declaration)))
        if case .function = resolved, fact.value == nil {
            return Output(
                name: name, type: text, channel: .closure, file: file.path, line: Int(fact.place.line))
        }
        guard let symbol = resolved.symbol, program.types[symbol].kind == .protocol,
            isOutward(symbol, name, draft)
        else { return nil }
        return Output(
            name: name, type: program.types[symbol].qualifiedName, channel: .delegate, members: members(of: symbol),
            file: file.path, line: Int(fact.place.line))
    }

    /// A protocol of the module that is answered outside of it, or that is named a delegate or an output.
    private func isOutward(_ proto: Int, _ name: String, _ draft: ModuleDraft) -> Bool {
        guard !draft.components.contains(where: { program.isSubtype($0.symbol, of: proto) }) else { return false }
        let type = program.types[proto].name
        let isNamed = ["delegate", "output"].contains { name.lowercased().hasSuffix($0) }
        return isNamed || type.hasPrefix(draft.name) && (type.holds("Delegate") || type.holds("Output"))
    }

    private func members(of proto: Int) -> [String] {
        guard let part = program.types[proto].parts.first else { return [] }
        let file = program.files[Int(part.file)]
        return file.declarations[part.id].functions.map { program.fullName(FunctionRef(Int(part.file), $0)) }
    }
}
