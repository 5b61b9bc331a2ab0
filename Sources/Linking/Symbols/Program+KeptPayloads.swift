import Facts

/// Where the closure goes that a case of an enum carries: `case .help(let handler): screen.handler = handler`.
struct PayloadKeeper {
    /// Which of the case's associated values it is.
    var index: Int
    var kept: KeptHandler
}

/// A variable of a body into which code takes what the case of an enum carries: `handler` of `case .help(let handler)`.
struct PayloadTaker {
    /// Which of the case's associated values it is.
    var index: Int
    /// The value whose case is asked for.
    var subject: ExpressionID
    var file: Int32
    var local: LocalID
}

extension Program {
    /// Where objects keep what is handed to the case of an enum, once other code has taken it out of there.
    func keepers(ofPayload position: Int, in callee: ExpressionID, _ file: SwiftFacts, _ number: Int32) -> [KeptHandler]
    {
        guard case .member(_, let name) = file.expressions[callee] else { return [] }
        return (payloadKeepers[identifier(name, number)] ?? []).filter { $0.index == position }.map(\.kept)
    }

    /// What a closure takes that a call makes the case of an enum with; empty where that is not known.
    func parameters(ofClosureAt position: Int, in callee: ExpressionID, _ number: Int32) -> [TypeValue] {
        let file = files[Int(number)]
        guard case .member(_, let text) = file.expressions[callee],
            let symbol = enumsByCase[identifier(text, number)] ?? nil,
            let fact = types[symbol].cases[identifier(text, number)]
        else { return [] }
        let declaration = DeclarationID(Int(fact.declaration))
        let payload = files[Int(fact.file)].declarations[declaration].cases[fact.position].parameters
        guard position < payload.count, let type = payload[position].type,
            case .function(let taken, _) = resolve(type, file: fact.file, declaration: declaration)
        else { return [] }
        return taken
    }

    /// The enums by the names of their cases; nil where several declare a case of that name.
    func findEnumsByCase() -> [Identifier: Int?] {
        var found: [Identifier: Int?] = [:]
        for symbol in types.indices where types[symbol].kind == .enum {
            for name in types[symbol].cases.keys { found[name] = found.keys.contains(name) ? .some(nil) : symbol }
        }
        return found
    }

    func findEnumConstants() -> [Identifier: [Int]] {
        var found: [Identifier: [Int]] = [:]
        for symbol in types.indices where types[symbol].kind == .enum && !types[symbol].cases.isEmpty {
            for (name, properties) in types[symbol].properties {
                if properties.contains(where: { facts($0).isStatic }) { found[name, default: []].append(symbol) }
            }
        }
        return found
    }

    /// By the names of cases that one enum alone declares.
    func findPayloadKeepers() -> [Identifier: [PayloadKeeper]] {
        var found: [Identifier: [PayloadKeeper]] = [:]
        // Few files take anything out of a case, and of these few calls hand it on.
        for (number, file) in files.enumerated() where !file.isStandIn && file.locals.contains(where: isPayload) {
            func add(_ value: ExpressionID, _ kept: (Int) -> [KeptHandler]) {
                guard case .local(let local) = file.expressions[value],
                    case .payload(_, let name, let index) = file.locals[Int(local.index)].source,
                    let maker = enumsByCase[identifier(name, Int32(number))] ?? nil
                else { return }
                found[identifier(name, Int32(number)), default: []] += kept(maker).map {
                    PayloadKeeper(index: index, kept: $0)
                }
            }
            for action in file.actions {
                switch (action.kind, file.expressions[action.expression]) {
                case (.assignment, .assignment(let target, let value)):
                    add(value) { keepers(setBy: target, file, Int32(number), maker: $0) }
                case (.call, .call(let callee, let arguments)):
                    for (position, argument) in file.arguments(arguments).enumerated() {
                        add(argument.value) { maker in
                            guard madeType(callee, file) != nil else { return [] }
                            // What is asked for here must not ask for cases in turn.
                            return keepers(ofArgument: position, in: ExpressionRef(number, action.expression), depth: 1)
                                .map { KeptHandler(symbol: $0.symbol, property: $0.property, maker: maker) }
                        }
                    }
                default: break
                }
            }
        }
        return found
    }

    /// By the names of cases, in source order; which enum is meant, the evaluator knows.
    func findPayloadTakers() -> [Identifier: [PayloadTaker]] {
        var found: [Identifier: [PayloadTaker]] = [:]
        for (number, file) in files.enumerated() where !file.isStandIn {
            for (index, local) in file.locals.enumerated() {
                guard case .payload(let subject, let name, let position) = local.source else { continue }
                found[identifier(name, Int32(number)), default: []].append(
                    PayloadTaker(index: position, subject: subject, file: Int32(number), local: LocalID(index)))
            }
        }
        return found
    }

    private func isPayload(_ local: Local) -> Bool {
        if case .payload = local.source { true } else { false }
    }

    /// The property of a new object that is set: `let screen = HelpScreen(); screen.handler = …`.
    private func keepers(setBy target: ExpressionID, _ file: SwiftFacts, _ number: Int32, maker: Int) -> [KeptHandler] {
        guard case .member(let base?, let text) = file.expressions[target],
            case .local(let local) = file.expressions[base],
            case .value(let value) = file.locals[Int(local.index)].source,
            case .call(let callee, _) = file.expressions[value], let type = madeType(callee, file)
        else { return [] }
        let name = identifier(text, number)
        return (typesByName[identifier(type, number)] ?? []).compactMap { symbol in
            guard let property = members(name, of: symbol).property, let declared = facts(property).type,
                isHandler(resolve(declared, file: property.file, declaration: DeclarationID(Int(property.declaration))))
            else { return nil }
            return KeptHandler(symbol: symbol, property: name, maker: maker)
        }
    }
}
