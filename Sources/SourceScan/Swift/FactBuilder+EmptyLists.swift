import Facts

/// Lists that begin empty and are declared by nothing but the call that makes them: `var rows = [Row]()`.
extension FactBuilder {
    /// What a property begins with. `[Row]()` holds nothing, as `[]` does, and tells the type of a property that
    /// declares none: without it the list that code puts there once counts as all that it ever holds.
    mutating func readBeginning(_ value: SwiftNode) -> (value: ExpressionID, type: TypeID?) {
        guard let call = value.as(FunctionCallExpr.self), call.arguments.isEmpty, call.trailingClosure == nil,
            let type = listType(writtenAs: call.calledExpression)
        else { return (read(value), nil) }
        return (add(.array(add([])), at: place(of: value)), type)
    }

    /// The type that `[Row]`, `[Key: Row]` or `Set<Row>` names where an expression stands; nil for others.
    private mutating func listType(writtenAs expression: SwiftNode) -> TypeID? {
        if let array = expression.as(ArrayExpr.self), array.elements.count == 1, let element = array.elements.first {
            return type(writtenAs: element).map { add(type: .array($0)) }
        }
        if let dictionary = expression.as(DictionaryExpr.self) {
            let parts = Array(dictionary.keysAndValues)
            guard parts.count == 2, let key = type(writtenAs: parts[0]), let value = type(writtenAs: parts[1]) else {
                return nil
            }
            return add(type: .dictionary(key, value))
        }
        guard let name = expression.as(GenericSpecializationExpr.self)?.expression.as(DeclReferenceExpr.self)?.baseName,
            name == "Array" || name == "Set" || name == "Dictionary"
        else { return nil }
        return type(writtenAs: expression)
    }

    /// The type that an expression names; nil where it may be none.
    private mutating func type(writtenAs expression: SwiftNode) -> TypeID? {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.maximumDepth else { return nil }
        switch expression.kind {
        case .declReferenceExpr:
            guard let name = expression.as(DeclReferenceExpr.self).map({ intern($0.baseName) }) else { return nil }
            return visible.lookUp(name) == nil ? add(type: .named(name, [])) : nil
        case .memberAccessExpr:
            guard let member = expression.as(MemberAccessExpr.self), let base = member.base else { return nil }
            return type(writtenAs: base).map { add(type: .member($0, intern(member.declName.baseName), [])) }
        case .genericSpecializationExpr, .typeExpr:
            let id = read(expression)
            guard case .type(let type) = facts.expressions[id] else { return nil }
            return type
        case .optionalChainingExpr: return type(writtenAs: expression.part(0)).map { add(type: .optional($0)) }
        case .tupleExpr: return expression.as(TupleExpr.self).flatMap { tupleType(writtenAs: $0) }
        default: return listType(writtenAs: expression)
        }
    }

    /// The type that `(title: String, rows: [Row])` names where an expression stands.
    private mutating func tupleType(writtenAs tuple: TupleExpr) -> TypeID? {
        var elements: [TypeExpression.Element] = []
        for element in tuple.elements {
            guard let type = type(writtenAs: element.expression) else { return nil }
            elements.append(.init(label: element.label.map { intern($0) }, type: type))
        }
        return elements.count == 1 ? elements[0].type : add(type: .tuple(elements))
    }
}
