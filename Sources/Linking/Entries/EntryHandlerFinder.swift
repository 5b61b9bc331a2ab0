import Dialects
import Facts
import NavigationGraph

/// A function that the system calls to enter the app.
struct EntryHandler {
    var kind: EntryPoint.Kind
    /// The method, or the closure that a modifier takes.
    var function: FunctionRef
    /// The name of what it is for, where its type tells.
    var name: String?
    /// Whether a modifier hands it an address.
    var takesAddress = false
}

/// Finds the functions with which the system enters the app, and the addresses that widgets open.
struct EntryHandlerFinder {
    let evaluator: Evaluator
    /// What the user says, which goes before what is found.
    var configured: [EntryPointHint] = []

    struct WidgetLink {
        var name: String
        var file: String
        var line: Int
    }

    private var program: Program { evaluator.program }

    /// All handlers, by file and place.
    func handlers() -> [EntryHandler] {
        var seen: Set<FunctionRef> = []
        let handling = (methods() + modifiers()).filter { doesAnything($0.function) }
        return (hinted() + handling + intents()).filter { seen.insert($0.function).inserted }
            .sorted { $0.function < $1.function }
    }

    /// Whether code calls or assigns anything. A handler that only answers that the app takes no links (`return false`)
    /// enters nowhere.
    private func doesAnything(_ function: FunctionRef) -> Bool {
        let file = program.files[Int(function.file)]
        return ([function] + program.innerFunctions(within: function)).contains { part in
            program.facts(part).actions.contains { position in
                switch file.actions[Int(position)].kind {
                case .call, .assignment: true
                case .result, .statement: false
                }
            }
        }
    }

    private func hinted() -> [EntryHandler] {
        configured.flatMap { hint in
            program.types.indices.filter { program.types[$0].qualifiedName == hint.type }.flatMap { symbol in
                program.types[symbol].methods.values.flatMap { $0 }.filter { method in
                    program.facts(method).hasBody && !program.facts(method).isPrivate
                        && (hint.method == nil || program.name(method) == hint.method)
                }.map { EntryHandler(kind: hint.kind, function: $0, name: hint.name) }
            }
        }
    }

    private func methods() -> [EntryHandler] {
        let names = Set(EntryHandlers.methods.keys.compactMap { $0.split(separator: "(").first.map(String.init) })
            .sorted().map { program.identifier($0) }
        return program.types.indices.flatMap { symbol -> [EntryHandler] in
            let type = program.types[symbol]
            guard type.kind != .external, type.kind != .protocol, !type.methods.isEmpty else { return [] }
            return names.flatMap { type.methods[$0] ?? [] }.compactMap { method in
                guard program.facts(method).hasBody, let kind = EntryHandlers.methods[program.fullName(method)] else {
                    return nil
                }
                return EntryHandler(kind: kind, function: method)
            }
        }
    }

    private func modifiers() -> [EntryHandler] {
        EntryHandlers.modifiers.keys.sorted().flatMap { name in
            program.calls(named: name).compactMap { reference in
                let file = program.files[Int(reference.file)]
                guard let kind = EntryHandlers.modifiers[name],
                    case .call(_, let arguments) = file.expressions[program.action(reference).expression],
                    let last = file.arguments(arguments).last, case .closure(let closure) = file.expressions[last.value]
                else { return nil }
                return EntryHandler(
                    kind: kind, function: FunctionRef(Int(reference.file), closure),
                    takesAddress: name == EntryHandlers.addressModifier)
            }
        }
    }

    private func intents() -> [EntryHandler] {
        program.types.indices.flatMap { symbol -> [EntryHandler] in
            let type = program.types[symbol]
            guard type.kind != .external, type.kind != .protocol, !type.protocols.isEmpty || type.superclass != nil
            else { return [] }
            let bases = program.allProtocols(of: symbol) + program.lineage(of: symbol)
            let asked = bases.filter { program.isExternal($0) }.compactMap {
                EntryHandlers.intents[program.types[$0].name]
            }
            return Set(asked).sorted().flatMap { method in
                type.methods.values.flatMap { $0 }.filter { program.fullName($0) == method }.map {
                    EntryHandler(kind: .widget, function: $0, name: Self.intentName(type.name))
                }
            }
        }
    }

    /// `OpenCart` of `OpenCartIntent`.
    private static func intentName(_ type: String) -> String {
        type.hasSuffix("Intent") && type.count > 6 ? String(type.dropLast(6)) : type
    }

    // MARK: - Widgets

    /// The addresses that widgets open, by what follows the scheme.
    func widgetLinks() -> [WidgetLink] {
        var found: [WidgetLink] = []
        var seen: Set<String> = []
        for name in EntryHandlers.widgetLinks.keys.sorted() {
            for reference in program.calls(named: name) {
                let file = program.files[Int(reference.file)]
                guard file.imports.contains(where: { file.text($0) == EntryHandlers.widgetFramework }),
                    case .call(_, let arguments) = file.expressions[program.action(reference).expression],
                    let argument = file.arguments(arguments).first(where: { argument in
                        argument.label.map { file.text($0) } == EntryHandlers.widgetLinks[name] ?? nil
                    }),
                    let address = address(argument.value, reference)
                else { continue }
                let place = file.place(program.action(reference).expression)
                if seen.insert(address).inserted {
                    found.append(WidgetLink(name: address, file: file.path, line: Int(place.line)))
                }
            }
        }
        return found
    }

    /// The text of `URL(string:)`, or of the constant that holds it, without the scheme.
    private func address(_ expression: ExpressionID, _ reference: ActionRef) -> String? {
        let function = FunctionRef(Int(reference.file), program.action(reference).function)
        let frame = evaluator.rootFrame(function)
        for choice in evaluator.choices(of: evaluator.eval(expression, frame)) {
            guard case .object(let creation) = evaluator.store[choice.value],
                let index = creation.labels.firstIndex(of: program.identifier("string")),
                case .string(let text, _) = evaluator.store[creation.arguments[index]]
            else { continue }
            return Self.name(ofAddress: text)
        }
        return nil
    }

    /// `product/42` of `shop://product/42?from=widget`.
    static func name(ofAddress text: String) -> String? {
        var rest = Substring(text)
        if let scheme = rest.range(of: "://") { rest = rest[scheme.upperBound...] }
        rest = rest.prefix { $0 != "?" && $0 != "#" }
        let name = rest.split(separator: "/").joined(separator: "/")
        return name.isEmpty ? nil : name
    }
}
