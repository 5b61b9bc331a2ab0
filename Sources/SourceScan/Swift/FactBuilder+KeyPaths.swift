import Facts
@_spi(RawSyntax) import SwiftSyntax

/// Key paths are functions of the object that they are applied to.
extension FactBuilder {
    /// A key path: the closure that reads the properties along it. What leads through subscripts is not followed.
    mutating func read(_ node: RawKeyPathExprSyntax) -> ExpressionID {
        var names: [RawTokenSyntax] = []
        for item in node.components.items {
            if let property = item.component.as(RawKeyPathPropertyComponentSyntax.self) {
                names.append(property.declName.baseName)
            } else if !item.component.is(RawKeyPathOptionalComponentSyntax.self) {
                return other(at: node)
            }
        }
        guard !names.isEmpty, function != nil else { return other(at: node) }
        var fact = FunctionDraft(
            kind: .closure, name: intern("closure"), declaration: declaration, place: place(of: node))
        fact.parent = function
        fact.hasBody = true
        fact.condition = condition
        let id = addFunction(fact)
        enter(id) { builder in
            let name = builder.intern("$0")
            builder.declare(name, type: nil, source: .parameter(0), line: Int(fact.place.line))
            builder.facts.functions[Int(id.index)].parameters = [ParameterFacts(label: nil, name: name, type: nil)]
            var value = builder.reference(name, at: fact.place)
            for name in names { value = builder.add(.member(value, builder.intern(name)), at: builder.place(of: name)) }
            builder.add(.result, value)
        }
        return add(.closure(id), at: fact.place)
    }

    /// `object[keyPath: path]`; nil for any other subscript.
    mutating func readKeyPathSubscript(_ node: RawSubscriptCallExprSyntax) -> ExpressionID? {
        guard node.arguments.count == 1, let path = node.arguments.items.first,
            path.label?.tokenText == "keyPath"
        else { return nil }
        let function = read(path.expression)
        let object = read(node.calledExpression)
        return add(.call(function, add([Argument(value: object)])), at: place(of: node))
    }
}
