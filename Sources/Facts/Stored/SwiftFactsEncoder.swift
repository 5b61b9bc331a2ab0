/// Writes one file's facts in two parts: what they say, and the places where they say it, so that an edit which only
/// moves code changes nothing of the first part. The file's path is in neither.
///
/// What is pointed at inside of an array lies before what points at it, and is written as the distance, which takes
/// one byte most often.
package struct SwiftFactsEncoder {
    var said = ByteEncoder()
    var places = PlaceEncoder()
    /// Where the last range of arguments ended.
    var lastArgument = 0

    /// What is said, and where.
    package static func encode(_ facts: SwiftFacts) -> (said: [UInt8], places: [UInt8]) {
        var encoder = SwiftFactsEncoder()
        encoder.file(facts)
        return (encoder.said.bytes, encoder.places.bytes)
    }

    private mutating func file(_ facts: SwiftFacts) {
        // The numbers come first, so that every handle can be checked where it is read.
        let counts = [
            facts.names.count, facts.types.count, facts.declarations.count, facts.functions.count,
            facts.locals.count, facts.conditions.count, facts.arguments.count, facts.expressions.count,
            facts.actions.count,
        ]
        for count in counts { said.natural(count) }
        for name in facts.names { said.text(name) }
        said.array(facts.imports) { $0.handle($1) }
        for (index, type) in facts.types.enumerated() { self.type(type, at: index) }
        for argument in facts.arguments { self.argument(argument) }
        for (index, expression) in facts.expressions.enumerated() {
            self.expression(expression, at: index)
            places.place(facts.places[index])
        }
        for (index, condition) in facts.conditions.enumerated() { self.condition(condition, at: index) }
        for local in facts.locals { self.local(local) }
        for (index, function) in facts.functions.enumerated() { self.function(function, at: index) }
        for action in facts.actions { self.action(action) }
        for (index, declaration) in facts.declarations.enumerated() { self.declaration(declaration, at: index) }
        said.natural(facts.globals.count)
        for property in facts.globals { self.property(property) }
        said.array(facts.globalAliases) { $0.alias($1) }
        said.natural(facts.ignores.count)
        for ignore in facts.ignores {
            said.text(ignore.rule)
            said.text(ignore.reason)
            places.line(Int32(truncatingIfNeeded: ignore.line))
            places.line(Int32(truncatingIfNeeded: ignore.through))
        }
    }

    private mutating func action(_ action: Action) {
        switch action.kind {
        case .call: said.byte(0)
        case .assignment: said.byte(1)
        case .result: said.byte(2)
        case .statement: said.byte(3)
        }
        said.handle(action.expression)
        said.handle(action.condition)
    }
}

extension ByteEncoder {
    mutating func handle<Element>(_ handle: Handle<Element>) { natural(Int(handle.index)) }

    mutating func handle<Element>(_ handle: Handle<Element>?) { natural(handle.map { Int($0.index) + 1 } ?? 0) }

    /// A handle of an element that lies before the one at `index` of the same array.
    mutating func handle<Element>(_ handle: Handle<Element>, before index: Int) { natural(index - Int(handle.index)) }

    mutating func handle<Element>(_ handle: Handle<Element>?, before index: Int) {
        natural(handle.map { index - Int($0.index) } ?? 0)
    }

    mutating func alias(_ alias: AliasFacts) {
        handle(alias.name)
        handle(alias.type)
    }
}
