import Facts

/// Tells what a library's coordinators prepare that nobody asks for: the case of a route's enum that no code names but
/// the enum itself and the `switch` over it.
///
/// A library calls what an app overrides, and so none of the calls is seen that would tell which cases there are.
final class UntriggeredRoutes {
    private let evaluator: Evaluator
    private lazy var mentions = findMentions()

    /// The enums whose case a name is where code names it.
    private enum Mention {
        case of(Set<Int>)
        /// What it is a case of is not known.
        case anything
    }

    private var program: Program { evaluator.program }

    init(evaluator: Evaluator) {
        self.evaluator = evaluator
    }

    /// Whether an effect begins where a library would have to hand over a case that no code names.
    func contains(_ effect: Effect) -> Bool {
        guard let first = effect.steps.first, let routes = routes(handedTo: first.function) else { return false }
        var asked = program.types[routes].cases.keys.filter { isNamed($0, of: routes) }
        for reference in first.conditions where reference.file == first.function.file {
            let condition = program.condition(reference)
            let file = program.files[Int(reference.file)]
            guard condition.namesCases, let subject = condition.subject, isParameter(subject, file) else {
                continue
            }
            asked = asked.filter { evaluator.outcome(of: condition, forCases: [$0], file) != false }
        }
        return asked.isEmpty
    }

    /// The enum that a library hands to the method of its own that an app overrides.
    private func routes(handedTo function: FunctionRef) -> Int? {
        guard program.facts(function).isOverride, !program.isStandIn(function.file),
            let symbol = evaluator.parameterType(0, of: function).symbol, program.types[symbol].kind == .enum
        else { return nil }
        let isOfLibrary = program.overridden(by: function).contains { program.isStandIn($0.file) }
        return isOfLibrary ? symbol : nil
    }

    private func isParameter(_ subject: ExpressionID, _ file: SwiftFacts) -> Bool {
        guard case .local(let local) = file.expressions[subject],
            case .parameter = file.locals[Int(local.index)].source
        else { return false }
        return true
    }

    // MARK: - Where cases are named

    private func isNamed(_ name: Identifier, of symbol: Int) -> Bool {
        switch mentions[name] {
        case nil: false
        case .anything: true
        case .of(let symbols): symbols.contains(symbol)
        }
    }

    private func findMentions() -> [Identifier: Mention] {
        var found: [Identifier: Mention] = [:]
        for index in program.files.indices where !program.files[index].isStandIn {
            let file = program.files[index]
            let handed = handedOver(inFile: index)
            for (position, expression) in file.expressions.enumerated() {
                guard case .member(let base, let text) = expression else { continue }
                let name = program.identifier(text, Int32(index))
                var symbol = handed[ExpressionID(position)]
                if let base {
                    symbol = type(base, inFile: index)
                    if symbol == nil { continue }
                }
                switch (found[name], symbol) {
                case (.anything, _): break
                case (_, nil): found[name] = .anything
                case (.of(let symbols), let symbol?): found[name] = .of(symbols.union([symbol]))
                case (nil, let symbol?): found[name] = .of([symbol])
                }
            }
        }
        return found
    }

    /// The type that an expression names.
    private func type(_ base: ExpressionID, inFile index: Int) -> Int? {
        guard case .name(let name) = program.files[index].expressions[base] else { return nil }
        return program.topLevelType(program.identifier(name, Int32(index)), near: Int32(index))
    }

    /// The implicit members that code hands to functions, each with the type that the function takes.
    private func handedOver(inFile index: Int) -> [ExpressionID: Int] {
        let file = program.files[index]
        var found: [ExpressionID: Int] = [:]
        for action in file.actions where action.kind == .call {
            guard case .call(let callee, let range) = file.expressions[action.expression] else { continue }
            for (position, argument) in file.arguments(range).enumerated() {
                guard let member = implicitMember(argument.value, file) else { continue }
                let frame = evaluator.rootFrame(FunctionRef(index, action.function))
                let taken = evaluator.targets(ofCall: callee, range, frame).map { type(takenAt: position, by: $0) }
                if let symbol = taken.first ?? nil, taken.allSatisfy({ $0 == symbol }) { found[member] = symbol }
            }
        }
        return found
    }

    private func implicitMember(_ expression: ExpressionID, _ file: SwiftFacts) -> ExpressionID? {
        switch file.expressions[expression] {
        case .member(nil, _): expression
        case .call(let callee, _): if case .member(nil, _) = file.expressions[callee] { callee } else { nil }
        default: nil
        }
    }

    private func type(takenAt position: Int, by target: CallTarget) -> Int? {
        guard let index = target.binding.firstIndex(of: position) else { return nil }
        let type = evaluator.parameterType(index, of: target.function)
        // A coordinator takes the routes that it is generic over.
        guard case .generic(let name) = type else { return type.symbol }
        guard let this = target.this, let owner = program.owner(of: target.function),
            case .nominal(let symbol, let arguments) = evaluator.type(of: this)
        else { return nil }
        return program.genericArguments(of: symbol, arguments, asSuper: owner)[name]?.symbol
    }
}
