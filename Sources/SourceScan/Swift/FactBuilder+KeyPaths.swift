import Facts

/// Key paths are functions of the object that they are applied to.
extension FactBuilder {
    /// A key path: the closure that reads the properties along it. What leads through subscripts is not followed.
    mutating func read(_ node: KeyPathExpr) -> ExpressionID {
        var names: [SwiftTokenNode] = []
        for item in node.components {
            if let property = item.as(KeyPathProperty.self) {
                names.append(property.declName.baseName)
            } else if item.kind != .keyPathOptional {
                return other(at: node)
            }
        }
        guard !names.isEmpty, function != nil else { return other(at: node) }
        let place = place(of: node)
        return addClosureOfOne(at: place) { builder, object in
            var value = builder.reference(object, at: place)
            for name in names { value = builder.add(.member(value, builder.intern(name)), at: builder.place(of: name)) }
            builder.add(.result, value)
        }
    }

    /// `object[keyPath: path]`; nil for any other subscript.
    mutating func readKeyPathSubscript(_ node: SubscriptCallExpr) -> ExpressionID? {
        guard node.arguments.count == 1, let path = node.arguments.first, let label = path.label, label == "keyPath"
        else { return nil }
        let function = read(path.expression)
        let object = read(node.calledExpression)
        return add(.call(function, add([Argument(value: object)])), at: place(of: node))
    }
}
