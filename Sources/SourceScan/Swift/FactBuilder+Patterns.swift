import Facts

/// The names that patterns bind, and the enum cases that they match.
extension FactBuilder {
    /// Binds the names of a pattern to (parts of) a value.
    mutating func bind(_ pattern: SwiftNode, to value: ExpressionID?, type: TypeID?, isVariable: Bool = false) {
        if let node = pattern.as(IdentifierPattern.self) {
            declare(
                intern(node.identifier), type: type, source: value.map { .value($0) } ?? .none, line: line(of: node),
                isVariable: isVariable)
        } else if let node = pattern.as(TuplePattern.self) {
            for (index, element) in node.elements.enumerated() {
                guard let name = element.as(IdentifierPattern.self) else { continue }
                declare(
                    intern(name.identifier), type: nil, source: value.map { .part($0, index: index) } ?? .none,
                    line: line(of: name), isVariable: isVariable)
            }
        } else if let node = pattern.as(ValueBindingPattern.self) {
            bind(node.pattern, to: value, type: type, isVariable: isVariable)
        } else if let node = pattern.as(ExpressionPattern.self) {
            bind(matching: node.expression, to: value)
        }
    }

    /// The names of the enum cases that a pattern matches.
    mutating func collectCases(of pattern: SwiftNode, into names: inout [NameID]) {
        if let node = pattern.as(ExpressionPattern.self) {
            var expression = node.expression
            while true {
                if let call = expression.as(FunctionCallExpr.self) {
                    expression = call.calledExpression
                } else if let optional = expression.as(OptionalChainingExpr.self) {
                    expression = optional.expression
                } else {
                    break
                }
            }
            if let member = expression.as(MemberAccessExpr.self) {
                names.append(intern(member.declName.baseName))
            } else if let tuple = expression.as(TupleExpr.self) {
                for element in tuple.elements {
                    guard let inner = element.expression.as(MemberAccessExpr.self) else { continue }
                    names.append(intern(inner.declName.baseName))
                }
            }
        } else if let node = pattern.as(ValueBindingPattern.self) {
            collectCases(of: node.pattern, into: &names)
        }
    }

    /// Whether a pattern matches every value of the case that it names.
    func takesWholeCase(_ pattern: SwiftNode) -> Bool {
        if let node = pattern.as(ValueBindingPattern.self) { return takesWholeCase(node.pattern) }
        guard let call = pattern.as(ExpressionPattern.self)?.expression.as(FunctionCallExpr.self)
        else { return true }
        return call.arguments.allSatisfy { argument in
            if let bound = argument.expression.as(PatternExpr.self)?.pattern {
                return takesAnything(bound)
            }
            return argument.expression.kind == .discardAssignmentExpr
                || argument.expression.is(DeclReferenceExpr.self)
        }
    }

    private func takesAnything(_ pattern: SwiftNode) -> Bool {
        if let node = pattern.as(ValueBindingPattern.self) { return takesAnything(node.pattern) }
        return pattern.is(IdentifierPattern.self) || pattern.is(WildcardPattern.self)
    }

    /// Binds the names in `case .x(let a, b: let b)` to the payload of a value.
    private mutating func bind(matching expression: SwiftNode, to value: ExpressionID?) {
        var expression = expression
        while let optional = expression.as(OptionalChainingExpr.self) { expression = optional.expression }
        if let pattern = expression.as(PatternExpr.self) {
            bind(pattern.pattern, to: value, type: nil)
            return
        }
        if let tuple = expression.as(TupleExpr.self) {
            let parts = value.map { elements(ofTuple: $0) } ?? []
            for (index, element) in tuple.elements.enumerated() {
                let part = index < parts.count ? parts[index] : other(at: element.expression)
                bind(matching: element.expression, to: part)
            }
            return
        }
        guard let call = expression.as(FunctionCallExpr.self),
            let member = call.calledExpression.as(MemberAccessExpr.self)
        else { return }
        let name = intern(member.declName.baseName)
        for (index, argument) in call.arguments.enumerated() {
            bind(payload: argument.expression, of: value, name, index)
        }
    }

    private mutating func bind(payload: SwiftNode, of value: ExpressionID?, _ name: NameID, _ index: Int) {
        var pattern = payload
        if let inner = pattern.as(PatternExpr.self)?.pattern {
            var bound = inner
            if let binding = bound.as(ValueBindingPattern.self) { bound = binding.pattern }
            if let identifier = bound.as(IdentifierPattern.self) {
                declarePayload(identifier.identifier, of: value, name, index)
                return
            }
            if let nested = bound.as(ExpressionPattern.self) { pattern = nested.expression }
        }
        if let identifier = pattern.as(DeclReferenceExpr.self) {
            // `case let .x(a)`: the binding stands outside.
            declarePayload(identifier.baseName, of: value, name, index)
        } else {
            bind(matching: pattern, to: part(of: value, name, index, at: pattern))
        }
    }

    /// The expressions of a tuple that is written out: `switch (flow, kind)`.
    private func elements(ofTuple value: ExpressionID) -> [ExpressionID] {
        guard case .tuple(let elements) = facts.expressions[value] else { return [] }
        return facts.arguments[Int(elements.start)..<Int(elements.end)].map(\.value)
    }

    /// What a case holds, as a value without a name that a pattern inside takes apart: `case .order(.paid(let receipt))`.
    /// Where nothing is known it is no local either, which would stand for nil.
    private mutating func part(
        of value: ExpressionID?, _ name: NameID, _ index: Int, at pattern: SwiftNode
    ) -> ExpressionID {
        let local = LocalID(facts.locals.count)
        if let value {
            declare(
                intern([]), type: nil, source: .payload(value, case: name, index: index), line: line(of: pattern))
        }
        guard facts.locals.count > Int(local.index) else { return other(at: pattern) }
        return add(.local(local), at: place(of: pattern))
    }

    private mutating func declarePayload(
        _ identifier: SwiftTokenNode, of value: ExpressionID?, _ name: NameID, _ index: Int
    ) {
        declare(
            intern(identifier), type: nil, source: value.map { .payload($0, case: name, index: index) } ?? .none,
            line: line(of: identifier))
    }
}
