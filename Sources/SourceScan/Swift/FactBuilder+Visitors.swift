import Facts
@_spi(RawSyntax) import SwiftSyntax

/// Functions that are handed on by name to what calls them for every element.
extension FactBuilder {
    /// `elements.forEach(stack.addArrangedSubview)`: the closure that calls the function with an element, which is what
    /// Swift makes of it too. Nil for any other call: of what else takes one argument, a name may be a value as well.
    mutating func readVisitor(_ call: RawFunctionCallExprSyntax) -> ExpressionID? {
        guard function != nil, call.arguments.count == 1,
            let callee = call.calledExpression.as(RawMemberAccessExprSyntax.self),
            callee.declName.baseName.tokenText == "forEach",
            let argument = call.arguments.items.first, argument.label == nil
        else { return nil }
        let named: RawDeclReferenceExprSyntax
        if let member = argument.expression.as(RawMemberAccessExprSyntax.self), member.base != nil {
            named = member.declName
        } else if let name = argument.expression.as(RawDeclReferenceExprSyntax.self) {
            named = name
        } else {
            return nil
        }
        var fact = FunctionDraft(
            kind: .closure, name: intern("closure"), declaration: declaration, place: place(of: argument.expression))
        fact.parent = function
        fact.hasBody = true
        fact.condition = condition
        let id = addFunction(fact)
        enter(id) { builder in
            let name = builder.intern("$0")
            builder.declare(name, type: nil, source: .parameter(0), line: Int(fact.place.line))
            builder.facts.functions[Int(id.index)].parameters = [ParameterFacts(label: nil, name: name, type: nil)]
            let callee = builder.read(argument.expression)
            // `forEach(show(order:))` says the label; without it there is none.
            let label = named.argumentNames?.arguments.items.first.flatMap { argument in
                argument.name.tokenText == "_" ? nil : builder.intern(argument.name)
            }
            let element = Argument(label: label, value: builder.reference(name, at: fact.place))
            let call = builder.add(.call(callee, builder.add([element])), at: builder.facts.places[Int(callee.index)])
            builder.add(.call, call)
            builder.add(.result, call)
        }
        return add(.closure(id), at: fact.place)
    }
}
