import Facts

/// Functions that are handed on by name to what calls them for every element.
extension FactBuilder {
    /// `elements.forEach(stack.addArrangedSubview)`: the closure that calls the function with an element, which is what
    /// Swift makes of it too. Nil for any other call: of what else takes one argument, a name may be a value as well.
    mutating func readVisitor(_ call: FunctionCallExpr) -> ExpressionID? {
        guard function != nil, call.arguments.count == 1,
            let callee = call.calledExpression.as(MemberAccessExpr.self),
            callee.declName.baseName == "forEach",
            let argument = call.arguments.first, argument.label == nil
        else { return nil }
        let named: DeclReferenceExpr
        if let member = argument.expression.as(MemberAccessExpr.self), member.base != nil {
            named = member.declName
        } else if let name = argument.expression.as(DeclReferenceExpr.self) {
            named = name
        } else {
            return nil
        }
        let place = place(of: argument.expression)
        return addClosureOfOne(at: place) { builder, element in
            let callee = builder.read(argument.expression)
            // `forEach(show(order:))` says the label; without it there is none.
            let label = named.argumentNames?.names.first.flatMap { name in
                name == "_" ? nil : builder.intern(name)
            }
            let arguments = builder.add([Argument(label: label, value: builder.reference(element, at: place))])
            let call = builder.add(.call(callee, arguments), at: builder.facts.places[Int(callee.index)])
            builder.add(.call, call)
            builder.add(.result, call)
        }
    }

    /// A closure of one parameter that stands for something written in another way.
    ///
    /// - Parameter readBody: called inside of the closure, with the name of its parameter.
    mutating func addClosureOfOne(
        at place: SwiftFacts.Place, _ readBody: (inout FactBuilder, _ parameter: NameID) -> Void
    ) -> ExpressionID {
        var fact = FunctionDraft(kind: .closure, name: intern("closure"), declaration: declaration, place: place)
        fact.parent = function
        fact.hasBody = true
        fact.condition = condition
        let id = addFunction(fact)
        enter(id) { builder in
            let name = builder.intern("$0")
            builder.declare(name, type: nil, source: .parameter(0), line: Int(place.line))
            builder.facts.functions[Int(id.index)].parameters = [ParameterFacts(label: nil, name: name, type: nil)]
            readBody(&builder, name)
        }
        return add(.closure(id), at: place)
    }
}
