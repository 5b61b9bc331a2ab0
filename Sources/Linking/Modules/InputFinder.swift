import Facts
import NavigationGraph

/// Finds what a module is given: parameters of what makes it, and its own interface to the outside.
struct InputFinder {
    let program: Program
    let modules: ModuleMap

    func inputs(of draft: ModuleDraft) -> [Input] {
        var found: [Input] = []
        for maker in makers(of: draft) { found += parameters(of: maker.function, channel: maker.channel) }
        for proto in moduleInterfaces(of: draft) { found += members(of: proto) }
        var seen: Set<String> = []
        return found.filter { seen.insert("\($0.name) \($0.type) \($0.channel)").inserted }
    }

    /// Initialisers of the wireframe that assembles, and static factories of the navigator or the assembly.
    private func makers(of draft: ModuleDraft) -> [(function: FunctionRef, channel: Input.Channel)] {
        var found: [(FunctionRef, Input.Channel)] = []
        let assemblers = draft.symbols(.assembly, .wireframe, .router)
        for symbol in assemblers {
            for method in program.types[symbol].methods.values.flatMap({ $0 }).sorted() {
                let fact = program.facts(method)
                guard fact.isStatic, !fact.isPrivate, fact.hasBody, makesView(method, draft) else { continue }
                found.append((method, .factory))
            }
        }
        if found.isEmpty {
            for symbol in draft.navigators {
                for initializer in program.types[symbol].initializers where makesView(initializer, draft) {
                    found.append((initializer, .initializer))
                }
            }
        }
        return found
    }

    /// Whether a function wires the module: it calls for one of its components by name.
    private func makesView(_ function: FunctionRef, _ draft: ModuleDraft) -> Bool {
        let names = Set(draft.components.filter { $0.role != .assembly }.map { program.types[$0.symbol].name })
        let file = program.files[Int(function.file)]
        for inside in [function] + (program.innerFunctions[function] ?? []) {
            for index in program.facts(inside).actions {
                guard case .call(let callee, _) = file.expressions[file.actions[Int(index)].expression] else {
                    continue
                }
                switch file.expressions[callee] {
                case .name(let name), .member(_, let name): if names.contains(file.text(name)) { return true }
                default: break
                }
            }
        }
        return false
    }

    private func parameters(of function: FunctionRef, channel: Input.Channel) -> [Input] {
        let file = program.files[Int(function.file)]
        let fact = program.facts(function)
        return fact.parameters.compactMap { parameter in
            let type = parameter.type.map { program.describe($0, file: function.file) } ?? ""
            guard !isDelegate(file.text(parameter.name), type) else { return nil }
            return Input(
                name: file.text(parameter.name), type: type, channel: channel, file: file.path,
                line: Int(fact.place.line))
        }
    }

    private func isDelegate(_ name: String, _ type: String) -> Bool {
        name.lowercased().hasSuffix("delegate") || type.holds("Delegate") || type.hasPrefix("BaseWireframe")
    }

    /// The protocol that bears the module's bare name, or its name and `Protocol`, `ModuleInput`, `ModuleInterface`.
    private func moduleInterfaces(of draft: ModuleDraft) -> [Int] {
        ["", "Protocol", "ModuleInput", "ModuleInterface", "Input", "ModuleProtocol"].compactMap { ending in
            let candidates = program.topLevelTypes[program.identifier(draft.name + ending)] ?? []
            return candidates.first { symbol in
                program.types[symbol].kind == .protocol
                    && draft.components.contains { program.isSubtype($0.symbol, of: symbol) }
            }
        }
    }

    private func members(of proto: Int) -> [Input] {
        guard let part = program.types[proto].parts.first else { return [] }
        let file = program.files[Int(part.file)]
        return file.declarations[part.id].functions.compactMap { id in
            let fact = file.functions[id]
            guard let signature = fact.signature else { return nil }
            return Input(
                name: program.fullName(FunctionRef(Int(part.file), id)), type: file.text(signature),
                channel: .moduleInterface, file: file.path, line: Int(fact.place.line))
        }
    }
}
