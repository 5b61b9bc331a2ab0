import Facts

/// The places of one file that hand a function on instead of calling it: selectors, method references, and closures that
/// are put into a property.
final class HandlerIndex: Sendable {
    enum Use: Sendable {
        /// An argument of a call; the position counts from 0.
        case argument(call: ExpressionID, position: Int)
        /// The value of an assignment to this target.
        case assignment(target: ExpressionID)
        /// The value of a constant of a type or of the file.
        case constant(NameID)
        /// The value of a constant of a body.
        case local(LocalID)
        /// What a function gives back.
        case result
    }

    struct Mention: Sendable {
        var function: FunctionID
        var expression: ExpressionID
        var use: Use
        /// Whether it stands in something else, as a name does in `#selector(…)`.
        var isInner: Bool
    }

    let mentions: [Identifier: [Mention]]
    let locals: [LocalID: [Mention]]
    /// What each closure is put into.
    let closures: [FunctionID: (function: FunctionID, target: ExpressionID)]
    /// The constant of a body that holds a closure.
    let names: [FunctionID: LocalID]
    /// Where a parameter, or a constant of a body, is called, and the innermost condition there.
    let calls: [LocalID: [(function: FunctionID, call: ExpressionID, condition: ConditionID?)]]

    init(_ index: Int32, of program: Program) {
        let reader = HandlerReader(index, of: program)
        mentions = reader.mentions
        locals = reader.locals
        closures = reader.closures
        names = reader.names
        calls = reader.calls
    }
}

/// The indexes of files, each made when it is first asked for.
final class HandlerIndexes {
    private let program: Program
    private(set) var known: [Int32: HandlerIndex]

    /// - Parameter known: those that are made.
    init(_ known: [Int32: HandlerIndex] = [:], of program: Program) {
        self.program = program
        self.known = known
    }

    subscript(file: Int32) -> HandlerIndex {
        if let known = known[file] { return known }
        let made = HandlerIndex(file, of: program)
        known[file] = made
        return made
    }

    /// Takes over those that another program's twin has made.
    func add(_ others: [Int32: HandlerIndex]) { known.merge(others) { own, _ in own } }
}

/// Reads the expressions of one file for its index.
private struct HandlerReader {
    private let file: SwiftFacts
    private let program: Program
    private let index: Int32
    private(set) var mentions: [Identifier: [HandlerIndex.Mention]] = [:]
    private(set) var locals: [LocalID: [HandlerIndex.Mention]] = [:]
    private(set) var closures: [FunctionID: (function: FunctionID, target: ExpressionID)] = [:]
    private(set) var names: [FunctionID: LocalID] = [:]
    private(set) var calls: [LocalID: [(function: FunctionID, call: ExpressionID, condition: ConditionID?)]] = [:]

    init(_ index: Int32, of program: Program) {
        self.index = index
        self.program = program
        file = program.files[Int(index)]
        for action in file.actions {
            switch file.expressions[action.expression] {
            case .call(let callee, let arguments) where action.kind == .call:
                if case .local(let local) = file.expressions[callee] {
                    for name in renamed(local) {
                        calls[name, default: []].append((action.function, action.expression, action.condition))
                    }
                }
                for (position, argument) in file.arguments(arguments).enumerated() {
                    visit(argument.value, action.function, .argument(call: action.expression, position: position))
                }
            case .assignment(let target, let value) where action.kind == .assignment:
                for closure in file.closures(in: value) { closures[closure] = (action.function, target) }
                visit(value, action.function, .assignment(target: target))
            default:
                if action.kind == .result { visit(action.expression, action.function, .result) }
            }
        }
        for (index, local) in file.locals.enumerated() {
            guard case .value(let value) = local.source else { continue }
            for closure in file.closures(in: value) { names[closure] = LocalID(index) }
            visit(value, local.function, .local(LocalID(index)))
        }
        for property in file.globals + file.declarations.flatMap(\.properties) {
            guard let value = property.value, let function = property.initialValue else { continue }
            visit(value, function, .constant(property.name))
        }
    }

    /// A variable and those that it only gives another name to: `if let handler = closure { handler() }`.
    private func renamed(_ local: LocalID) -> [LocalID] {
        var names = [local]
        while let last = names.last, names.count < 4, case .value(let value) = file.locals[Int(last.index)].source,
            case .local(let other) = file.expressions[value]
        {
            names.append(other)
        }
        return names
    }

    private mutating func visit(
        _ expression: ExpressionID, _ function: FunctionID, _ use: HandlerIndex.Use, isInner: Bool = false,
        depth: Int = 0
    ) {
        guard depth < 8 else { return }
        switch file.expressions[expression] {
        case .name(let name), .member(_, let name):
            mentions[program.identifier(name, index), default: []].append(
                HandlerIndex.Mention(function: function, expression: expression, use: use, isInner: isInner))
        case .local(let local):
            locals[local, default: []].append(
                HandlerIndex.Mention(function: function, expression: expression, use: use, isInner: isInner))
        case .other(let operands):
            for operand in file.arguments(operands) {
                visit(operand.value, function, use, isInner: true, depth: depth + 1)
            }
        case .array(let operands), .tuple(let operands), .alternatives(let operands):
            for operand in file.arguments(operands) {
                visit(operand.value, function, use, isInner: isInner, depth: depth + 1)
            }
        case .cast(let value, _, _): visit(value, function, use, isInner: isInner, depth: depth + 1)
        default: break
        }
    }
}
