import Diagnostics
import Facts
import SwiftSyntax

/// Collects the facts of one file while its tree is walked.
///
/// Invariant: `function` and `condition` always name the body and the innermost condition that the walk is in, and
/// `scopes` holds the locals that are visible there, innermost last.
struct FactBuilder {
    /// How deep expressions may nest before they are cut off; a chain of calls nests once a call.
    static let maximumDepth = 1_000

    var facts: SwiftFactsDraft
    var diagnostics: [Diagnostic] = []
    var function: FunctionID?
    var condition: ConditionID?
    var declaration: DeclarationID?
    var scopes: [[NameID: ScopeEntry]] = []
    var depth = 0
    private var interned: [String: NameID] = [:]
    private var lineStarts: [Int32]

    enum ScopeEntry {
        case local(LocalID)
        case function(FunctionID)
    }

    init(path: String, bytes: [UInt8]) {
        facts = SwiftFactsDraft(path: path)
        lineStarts = [0]
        var index = 0
        let count = bytes.count
        while index < count {
            let byte = bytes[index]
            index += 1
            if byte == 0x0A {
                lineStarts.append(Int32(truncatingIfNeeded: index))
            } else if byte == 0x0D {
                if index < count, bytes[index] == 0x0A { index += 1 }
                lineStarts.append(Int32(truncatingIfNeeded: index))
            }
        }
    }

    /// The finished facts: actions grouped by function, each in source order.
    mutating func finish() -> SwiftFacts {
        var counts = [Int32](repeating: 0, count: facts.functions.count + 1)
        for action in facts.actions { counts[Int(action.function.index) + 1] += 1 }
        for index in 1..<max(counts.count, 1) { counts[index] += counts[index - 1] }
        for index in facts.functions.indices { facts.functions[index].actions = counts[index]..<counts[index + 1] }
        let order = facts.actions.indices.sorted {
            let (left, right) = (facts.actions[$0].function.index, facts.actions[$1].function.index)
            return (left, $0) < (right, $1)
        }
        facts.actions = order.map { facts.actions[$0] }
        return SwiftFacts(facts)
    }

    mutating func intern(_ text: String) -> NameID {
        if let known = interned[text] { return known }
        let id = NameID(facts.names.count)
        facts.names.append(text)
        interned[text] = id
        return id
    }

    /// The name of an identifier, without back-ticks.
    mutating func intern(_ token: TokenSyntax) -> NameID {
        let text = token.text
        guard text.utf8.first == 0x60, text.utf8.count > 2 else { return intern(text) }
        return intern(String(text.dropFirst().dropLast()))
    }

    func place(of position: AbsolutePosition) -> SwiftFacts.Place {
        let offset = Int32(truncatingIfNeeded: position.utf8Offset)
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return SwiftFacts.Place(line: low + 1, column: Int(offset - lineStarts[low]) + 1)
    }

    func place(of node: some SyntaxProtocol) -> SwiftFacts.Place {
        place(of: node.positionAfterSkippingLeadingTrivia)
    }

    func line(of node: some SyntaxProtocol) -> Int { Int(place(of: node).line) }

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

    mutating func add(_ kind: Action.Kind, _ expression: ExpressionID) {
        guard let function else { return }
        facts.actions.append(Action(kind: kind, expression: expression, condition: condition, function: function))
    }

    /// Makes a condition inside the current one; the caller sets it while it walks what the condition governs.
    mutating func makeCondition(
        _ kind: Condition.Kind, _ text: String, subject: ExpressionID? = nil, cases: [NameID] = [],
        onlyUnwraps: Bool = false, line: Int
    ) -> ConditionID {
        let id = ConditionID(facts.conditions.count)
        facts.conditions.append(
            Condition(
                parent: condition, kind: kind, text: intern(text), subject: subject, cases: cases,
                onlyUnwraps: onlyUnwraps, line: line))
        return id
    }

    mutating func within(_ inner: ConditionID?, _ body: (inout FactBuilder) -> Void) {
        let outer = condition
        if let inner { condition = inner }
        body(&self)
        condition = outer
    }

    mutating func scoped(_ body: (inout FactBuilder) -> Void) {
        scopes.append([:])
        body(&self)
        scopes.removeLast()
    }

    mutating func declare(
        _ name: NameID, type: TypeID?, source: Local.Source, line: Int, isVariable: Bool = false
    ) {
        guard let function, !scopes.isEmpty else { return }
        let id = LocalID(facts.locals.count)
        facts.locals.append(
            Local(name: name, type: type, source: source, function: function, line: line, isVariable: isVariable))
        scopes[scopes.count - 1][name] = .local(id)
    }

    func lookUp(_ name: NameID) -> ScopeEntry? {
        for scope in scopes.reversed() {
            if let entry = scope[name] { return entry }
        }
        return nil
    }

    /// The text of a node on one line, at most 200 characters.
    func condensed(_ node: some SyntaxProtocol) -> String {
        condensedText(node.trimmedDescription)
    }
}

/// A text on one line: every run of white space, and every line comment, is one space; at most 200 characters.
func condensedText(_ text: String) -> String {
    var bytes: [UInt8] = []
    var inString = false
    var inComment = false
    var previous: UInt8 = 0
    for byte in text.utf8 {
        let isBreak = byte == 0x0A || byte == 0x0D
        if isBreak { inComment = false }
        if !inComment, byte == 0x22, previous != 0x5C { inString.toggle() }
        if !inComment, !inString, byte == 0x2F, previous == 0x2F {
            inComment = true
            bytes.removeLast()
        }
        previous = byte
        if inComment { continue }
        if byte == 0x20 || byte == 0x09 || isBreak {
            if bytes.last != 0x20, !bytes.isEmpty { bytes.append(0x20) }
        } else {
            bytes.append(byte)
        }
    }
    if bytes.last == 0x20 { bytes.removeLast() }
    let line = String(decoding: bytes, as: UTF8.self)
    return bytes.count > 200 && line.count > 200 ? String(line.prefix(199)) + "…" : line
}
