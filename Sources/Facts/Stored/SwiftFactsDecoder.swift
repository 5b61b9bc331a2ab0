/// Reads what `SwiftFactsEncoder` wrote, out of bytes that anyone may have made.
///
/// Facts that come out can be followed like those that were read from sources: every handle points into its array, and
/// what is nested ends, because a part lies before what it is a part of.
package struct SwiftFactsDecoder {
    var said: ByteDecoder
    var places: PlaceDecoder
    /// Where the last range of arguments ended.
    var lastArgument = 0
    /// How many arguments all ranges together have taken; none is taken twice.
    var takenArguments = 0
    var counts = Counts()
    var facts: SwiftFactsDraft

    struct Counts {
        var names = 0, types = 0, declarations = 0, functions = 0, locals = 0, conditions = 0, arguments = 0
        var expressions = 0, actions = 0
    }

    /// The facts of the file at `path`.
    package static func decode(
        said: UnsafeBufferPointer<UInt8>, places: UnsafeBufferPointer<UInt8>, path: String
    ) throws(StoredFactsFault) -> SwiftFacts {
        var decoder = SwiftFactsDecoder(
            said: ByteDecoder(said), places: PlaceDecoder(places), facts: SwiftFactsDraft(path: path))
        try decoder.whole()
        return SwiftFacts(decoder.facts)
    }

    /// Every place in the facts, in an order that depends only on what they say; column 0 for a line alone.
    package static func places(
        said: UnsafeBufferPointer<UInt8>, places: UnsafeBufferPointer<UInt8>
    ) throws(StoredFactsFault) -> [SwiftFacts.Place] {
        var decoder = SwiftFactsDecoder(
            said: ByteDecoder(said), places: PlaceDecoder(places), facts: SwiftFactsDraft(path: ""))
        decoder.places.read = []
        try decoder.whole()
        return decoder.places.read ?? []
    }

    private mutating func whole() throws(StoredFactsFault) {
        try file()
        try said.finish()
        try places.finish()
    }

    private mutating func file() throws(StoredFactsFault) {
        try readCounts()
        facts.names = try many(counts.names) { decoder throws(StoredFactsFault) in try decoder.said.text() }
        facts.imports = try array { decoder throws(StoredFactsFault) in try decoder.name() }
        facts.types = try many(counts.types) { decoder, index throws(StoredFactsFault) in try decoder.type(at: index) }
        facts.arguments = try many(counts.arguments) { decoder throws(StoredFactsFault) in try decoder.argument() }
        try expressions()
        facts.conditions = try many(counts.conditions) { decoder, index throws(StoredFactsFault) in
            try decoder.condition(at: index)
        }
        facts.locals = try many(counts.locals) { decoder throws(StoredFactsFault) in try decoder.local() }
        try functions()
        facts.declarations = try many(counts.declarations) { decoder, index throws(StoredFactsFault) in
            try decoder.declaration(at: index)
        }
        facts.globals = try array { decoder throws(StoredFactsFault) in try decoder.property() }
        facts.globalAliases = try array { decoder throws(StoredFactsFault) in try decoder.alias() }
        facts.ignores = try array { decoder throws(StoredFactsFault) in try decoder.ignore() }
    }

    private mutating func readCounts() throws(StoredFactsFault) {
        counts.names = try count()
        counts.types = try count()
        counts.declarations = try count()
        counts.functions = try count()
        counts.locals = try count()
        counts.conditions = try count()
        counts.arguments = try count()
        counts.expressions = try count()
        counts.actions = try count()
    }

    /// Each element takes at least a byte, so there are no more of them than bytes.
    private mutating func count() throws(StoredFactsFault) -> Int {
        let count = try said.elementCount()
        guard count < Int32.max else { throw .number }
        return count
    }

    private mutating func expressions() throws(StoredFactsFault) {
        facts.expressions.reserveCapacity(counts.expressions)
        facts.places.reserveCapacity(counts.expressions)
        for index in 0..<counts.expressions {
            facts.expressions.append(try expression(at: index))
            facts.places.append(try places.place())
        }
    }

    /// The functions, and with them the slices of the actions, which follow one another.
    private mutating func functions() throws(StoredFactsFault) {
        var taken = 0
        facts.functions = try many(counts.functions) { decoder, index throws(StoredFactsFault) in
            try decoder.function(at: index, takenActions: &taken)
        }
        guard taken == counts.actions else { throw .handle }
        facts.actions.reserveCapacity(counts.actions)
        for index in facts.functions.indices {
            for _ in facts.functions[index].actions { facts.actions.append(try action(of: FunctionID(index))) }
        }
    }

    private mutating func action(of function: FunctionID) throws(StoredFactsFault) -> Action {
        let kind: Action.Kind =
            switch try said.byte() {
            case 0: .call
            case 1: .assignment
            case 2: .result
            case 3: .statement
            case let other: throw .tag(other)
            }
        return Action(
            kind: kind, expression: try expression(), condition: try optional(counts.conditions), function: function)
    }

    private mutating func ignore() throws(StoredFactsFault) -> IgnoreFacts {
        let rule = try said.text()
        let reason = try said.text()
        return IgnoreFacts(
            rule: rule, reason: reason, line: Int(try places.line()), through: Int(try places.line()))
    }
}

// MARK: - Handles and arrays

extension SwiftFactsDecoder {
    @inline(__always)
    mutating func handle<Element>(_ count: Int) throws(StoredFactsFault) -> Handle<Element> {
        let index = try said.natural()
        guard index < count else { throw .handle }
        return Handle(index)
    }

    @inline(__always)
    mutating func optional<Element>(_ count: Int) throws(StoredFactsFault) -> Handle<Element>? {
        let index = try said.natural()
        if index == 0 { return nil }
        guard index <= count else { throw .handle }
        return Handle(index - 1)
    }

    /// A handle of an element that lies before the one at `index`.
    @inline(__always)
    mutating func handle<Element>(before index: Int) throws(StoredFactsFault) -> Handle<Element> {
        let distance = try said.natural()
        guard distance > 0, distance <= index else { throw .handle }
        return Handle(index - distance)
    }

    @inline(__always)
    mutating func optional<Element>(before index: Int) throws(StoredFactsFault) -> Handle<Element>? {
        let distance = try said.natural()
        if distance == 0 { return nil }
        guard distance <= index else { throw .handle }
        return Handle(index - distance)
    }

    mutating func name() throws(StoredFactsFault) -> NameID { try handle(counts.names) }
    mutating func optionalName() throws(StoredFactsFault) -> NameID? { try optional(counts.names) }
    mutating func type() throws(StoredFactsFault) -> TypeID { try handle(counts.types) }
    mutating func optionalType() throws(StoredFactsFault) -> TypeID? { try optional(counts.types) }
    mutating func expression() throws(StoredFactsFault) -> ExpressionID { try handle(counts.expressions) }
    mutating func function() throws(StoredFactsFault) -> FunctionID { try handle(counts.functions) }
    mutating func optionalFunction() throws(StoredFactsFault) -> FunctionID? { try optional(counts.functions) }

    mutating func names() throws(StoredFactsFault) -> [NameID] {
        try array { decoder throws(StoredFactsFault) in try decoder.name() }
    }

    mutating func alias() throws(StoredFactsFault) -> AliasFacts { AliasFacts(name: try name(), type: try type()) }

    @inline(__always)
    mutating func array<Element>(
        _ read: (inout SwiftFactsDecoder) throws(StoredFactsFault) -> Element
    ) throws(StoredFactsFault) -> [Element] {
        let count = try said.elementCount()
        return count == 0 ? [] : try many(count, read)
    }

    @inline(__always)
    mutating func many<Element>(
        _ count: Int, _ read: (inout SwiftFactsDecoder) throws(StoredFactsFault) -> Element
    ) throws(StoredFactsFault) -> [Element] {
        try many(count) { decoder, _ throws(StoredFactsFault) in try read(&decoder) }
    }

    @inline(__always)
    mutating func many<Element>(
        _ count: Int, _ read: (inout SwiftFactsDecoder, Int) throws(StoredFactsFault) -> Element
    ) throws(StoredFactsFault) -> [Element] {
        var elements: [Element] = []
        elements.reserveCapacity(count)
        for index in 0..<count { elements.append(try read(&self, index)) }
        return elements
    }
}
