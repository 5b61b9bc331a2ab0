import Dialects
import Facts

/// Finds what code of the program runs for a link that it looks up in a table: `let open = pages[url.host]`, where
/// `pages = ["cart": { … }, "help": showHelp]` is written out.
struct LinkTables {
    /// Through how many functions a link is handed on to the one that looks it up.
    private static let maximumDepth = 4
    /// How many functions are looked at for one handler.
    private static let maximumFunctions = 64

    let evaluator: Evaluator

    private var program: Program { evaluator.program }

    /// What a handler, or what it calls, runs by the keys of tables.
    func registrations(for handler: FunctionRef) -> [RegisteredLinks.Registration] {
        var found: [RegisteredLinks.Registration] = []
        var visited: Set<FunctionRef> = [handler]
        var next = [handler]
        for _ in 0...Self.maximumDepth {
            found += next.flatMap { entries(readBy: $0) }
            next = next.flatMap { called(by: $0) }.filter { visited.insert($0).inserted }
            guard !next.isEmpty, visited.count <= Self.maximumFunctions else { break }
        }
        return found
    }

    private func called(by function: FunctionRef) -> [FunctionRef] {
        let file = program.files[Int(function.file)]
        return within(function).flatMap { inner in
            program.facts(inner).actions.flatMap { index -> [FunctionRef] in
                guard case .call(let callee, let arguments) = file.expressions[file.actions[Int(index)].expression]
                else { return [] }
                return evaluator.targets(ofCall: callee, arguments, evaluator.rootFrame(inner)).map(\.function)
                    .filter { program.facts($0).hasBody && !program.isStandIn($0.file) }
            }
        }
    }

    private func within(_ function: FunctionRef) -> [FunctionRef] {
        [function] + program.innerFunctions(within: function)
    }

    /// What stands in the tables that a function looks something up in.
    private func entries(readBy function: FunctionRef) -> [RegisteredLinks.Registration] {
        guard let owner = program.owner(of: function) else { return [] }
        let file = program.files[Int(function.file)]
        let own = Set(within(function).map(\.id))
        var read = file.locals.compactMap { local -> ExpressionID? in
            guard own.contains(local.function), case .value(let value) = local.source else { return nil }
            return value
        }
        for inner in within(function) {
            for index in program.facts(inner).actions {
                let action = file.actions[Int(index)]
                if case .call(let callee, _) = file.expressions[action.expression] { read.append(callee) }
            }
        }
        return Set(read.compactMap { table($0, file, depth: 0) }.map { program.identifier($0, function.file) }).sorted {
            program.text($0) < program.text($1)
        }.flatMap { entries(of: $0, in: owner) }
    }

    /// The own property in which an expression looks something up under a key that is not written out.
    private func table(_ expression: ExpressionID, _ file: SwiftFacts, depth: Int) -> NameID? {
        guard depth < 4 else { return nil }
        switch file.expressions[expression] {
        case .cast(let value, _, .conversion): return table(value, file, depth: depth + 1)
        case .element(let base, let keys):
            guard keys.count == 1, let key = file.arguments(keys).first else { return nil }
            if case .string = file.expressions[key.value] { return nil }
            switch file.expressions[base] {
            case .name(let name): return name
            case .member(let holder?, let name) where file.expressions[holder] == .selfReference: return name
            default: return nil
            }
        default: return nil
        }
    }

    private func entries(of name: Identifier, in owner: Int) -> [RegisteredLinks.Registration] {
        guard
            let property = evaluator.property(name, in: owner, isStatic: false)
                ?? evaluator.property(name, in: owner, isStatic: true),
            let value = program.facts(property).value, let function = program.facts(property).initialValue
        else { return [] }
        let file = program.files[Int(property.file)]
        guard case .array(let elements) = file.expressions[value] else { return [] }
        let place = FunctionRef(Int(property.file), function)
        let frame = evaluator.rootFrame(place, for: owner)
        return file.arguments(elements).flatMap { element -> [RegisteredLinks.Registration] in
            guard let key = element.label.map({ file.text($0) }) else { return [] }
            let run: [FunctionRef] =
                switch evaluator.store[evaluator.eval(element.value, frame)] {
                case .closure(let closure, _): [closure]
                case .functions(let functions, _): Array(functions.prefix(1))
                default: []
                }
            return run.map { .init(closure: $0, name: EntryHandlerFinder.name(ofAddress: key)) }
        }
    }
}
