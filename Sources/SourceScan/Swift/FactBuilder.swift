import Diagnostics
import Facts

/// Collects the facts of one file while its tree is walked. Valid as long as the tree is.
///
/// Invariant: `function` and `condition` always name the body and the innermost condition that the walk is in, and
/// `visible` holds the locals that are visible there.
struct FactBuilder {
    /// How deep expressions may nest before they are cut off; a chain of calls nests once a call.
    static let maximumDepth = 1_000

    var facts: SwiftFactsDraft
    var diagnostics: [Diagnostic] = []
    var function: FunctionID?
    var condition: ConditionID?
    var declaration: DeclarationID?
    /// Whether the walk is among the members of a `private extension`, which are private without saying so.
    var isInPrivateExtension = false
    var visible = VisibleNames()
    /// Variables of bodies that closures and local functions see.
    var captured: Set<LocalID> = []
    /// Which conditions are an `#if`, or stand in one, as far as that was asked.
    var compiled: [ConditionID: Bool] = [:]
    /// Variables of bodies that are set elsewhere than where they are declared.
    var assigned: Set<LocalID> = []
    /// For a variable that is set in a block: those that stand for it after the blocks around.
    var afterBlocks: [LocalID: [LocalID]] = [:]
    /// How many names were visible where the loops begin that the walk is in.
    var loops: [Int] = []
    var depth = 0
    /// Whether errors of the statements that the walk is in are caught around them, and no statement before may have thrown one.
    var catchesErrors = false
    /// Whether the statement that the walk is in tries something.
    var hasTried = false
    /// Whether the file imports SwiftUI, whose builders take the value of every statement.
    var knowsSwiftUI = false
    /// Arguments of the calls that the walk is in, those of the innermost call last.
    var openArguments: [Argument] = []
    private var source: SourceText
    private var names = NameTable()

    init(path: String, file: SwiftNode) {
        facts = SwiftFactsDraft(path: path)
        source = SourceText(of: file.tree)
        // What app sources come to, so that the arrays need not grow on the way.
        let length = file.tree.pointee.source.count
        facts.expressions.reserveCapacity(length / 24 + 16)
        facts.places.reserveCapacity(length / 24 + 16)
        facts.arguments.reserveCapacity(length / 64 + 16)
    }

    /// The finished facts: actions grouped by function, each in source order.
    mutating func finish(ignores: [IgnoreFacts] = []) -> SwiftFacts {
        facts.ignores = ignores
        var next = [Int32](repeating: 0, count: facts.functions.count + 1)
        for action in facts.actions { next[Int(action.function.index) + 1] += 1 }
        for index in 1..<next.count { next[index] += next[index - 1] }
        for index in facts.functions.indices { facts.functions[index].actions = next[index]..<next[index + 1] }
        var order = [Int](repeating: 0, count: facts.actions.count)
        for (index, action) in facts.actions.enumerated() {
            let function = Int(action.function.index)
            order[Int(next[function])] = index
            next[function] += 1
        }
        facts.actions = order.map { facts.actions[$0] }
        facts.names = names.strings
        return SwiftFacts(facts)
    }

    // MARK: - Names and texts

    mutating func intern(_ text: String) -> NameID {
        var text = text
        return text.withUTF8 { names.intern($0) }
    }

    mutating func intern(_ text: [UInt8]) -> NameID {
        text.withUnsafeBufferPointer { names.intern($0) }
    }

    mutating func intern(_ text: UnsafeBufferPointer<UInt8>) -> NameID { names.intern(text) }

    /// The name of an identifier, without back-ticks.
    mutating func intern(_ token: SwiftTokenNode) -> NameID {
        let text = token.text
        guard text.first == 0x60, text.count > 2 else { return names.intern(text) }
        return names.intern(UnsafeBufferPointer(rebasing: text[1..<text.count - 1]))
    }

    /// The text of a node as it is written, without the space and comments around it.
    func bytes(of node: some NodeHolder) -> UnsafeBufferPointer<UInt8> {
        source.bytes(of: node.node)
    }

    /// The space and comments in front of a token.
    func leadingTrivia(of token: SwiftTokenNode) -> SwiftTrivia { source.leadingTrivia(of: token) }

    mutating func internText(of token: SwiftTokenNode) -> NameID { names.intern(token.text) }

    mutating func internText(of node: some NodeHolder) -> NameID {
        names.intern(source.bytes(of: node.node))
    }

    /// The text of a node on one line, at most 200 characters.
    func condensed(_ node: some NodeHolder) -> [UInt8] {
        OneLineText.condensed(source.bytes(of: node.node))
    }

    /// The text from one node to another on one line, at most 200 characters.
    func condensed(from first: SwiftNode, through last: SwiftNode) -> [UInt8] {
        OneLineText.condensed(source.bytes(from: first, through: last))
    }

    // MARK: - Places

    mutating func place(of node: some NodeHolder) -> SwiftFacts.Place { source.place(of: node.node) }

    mutating func place(of token: SwiftTokenNode) -> SwiftFacts.Place { source.place(of: token) }

    mutating func line(of node: some NodeHolder) -> Int { Int(source.place(of: node.node).line) }

    mutating func line(of token: SwiftTokenNode) -> Int { Int(source.place(of: token).line) }

    /// The line of a node's last token; with `trivia`, of the comments on its line too.
    mutating func endLine(of node: some NodeHolder, withTrivia: Bool = false) -> Int32 {
        source.endLine(of: node.node, withTrivia: withTrivia)
    }

    // MARK: - Facts

    mutating func add(_ expression: Expression, at place: SwiftFacts.Place) -> ExpressionID {
        let id = ExpressionID(facts.expressions.count)
        facts.expressions.append(expression)
        facts.places.append(place)
        return id
    }

    mutating func add(_ arguments: [Argument]) -> ArgumentRange {
        let start = facts.arguments.count
        facts.arguments.append(contentsOf: arguments)
        return ArgumentRange(start..<facts.arguments.count)
    }

    /// Makes a range of the open arguments from `start` on; calls inside one of them have made theirs before.
    mutating func closeArguments(from start: Int) -> ArgumentRange {
        let first = facts.arguments.count
        for index in start..<openArguments.count { facts.arguments.append(openArguments[index]) }
        while openArguments.count > start { openArguments.removeLast() }
        return ArgumentRange(first..<facts.arguments.count)
    }

    mutating func add(_ kind: Action.Kind, _ expression: ExpressionID) {
        guard let function else { return }
        facts.actions.append(Action(kind: kind, expression: expression, condition: condition, function: function))
    }

    mutating func add(type: TypeExpression) -> TypeID {
        facts.types.append(type)
        return TypeID(facts.types.count - 1)
    }

    /// Makes a condition inside the current one; the caller sets it while it walks what the condition governs.
    mutating func makeCondition(
        _ kind: Condition.Kind, _ text: [UInt8], subject: ExpressionID? = nil, cases: [NameID] = [],
        excluded: NameID? = nil, constants: [ExpressionID] = [], comparison: Condition.Comparison? = nil,
        isPartial: Bool = false, onlyUnwraps: Bool = false, flags: FlagParts? = nil, line: Int
    ) -> ConditionID {
        let id = ConditionID(facts.conditions.count)
        facts.conditions.append(
            Condition(
                parent: condition, kind: kind, text: intern(text), subject: subject, cases: cases, excluded: excluded,
                constants: constants, comparison: comparison, isPartial: isPartial, onlyUnwraps: onlyUnwraps,
                flags: flags?.flags ?? [], asksOnlyForFlags: flags?.isAll ?? false, line: line))
        return id
    }

    mutating func within(_ inner: ConditionID?, _ body: (inout FactBuilder) -> Void) {
        let outer = condition
        if let inner { condition = inner }
        body(&self)
        condition = outer
    }

    mutating func scoped(_ body: (inout FactBuilder) -> Void) {
        visible.open()
        body(&self)
        visible.close()
    }

    /// The body of a loop, which may run again after what it sets at its end.
    mutating func looped(_ body: (inout FactBuilder) -> Void) {
        loops.append(visible.count)
        scoped(body)
        loops.removeLast()
    }

    mutating func declare(
        _ name: NameID, type: TypeID?, source: Local.Source, line: Int, isVariable: Bool = false
    ) {
        guard let function, !visible.isEmpty else { return }
        let id = LocalID(facts.locals.count)
        facts.locals.append(
            Local(name: name, type: type, source: source, function: function, line: line, isVariable: isVariable))
        visible.declare(name, .local(id))
    }
}
