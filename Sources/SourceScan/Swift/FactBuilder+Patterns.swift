import Facts
@_spi(RawSyntax) import SwiftSyntax

/// The names that patterns bind, and the enum cases that they match.
extension FactBuilder {
    /// Binds the names of a pattern to (parts of) a value.
    mutating func bind(_ pattern: RawPatternSyntax, to value: ExpressionID?, type: TypeID?, isVariable: Bool = false) {
        if let node = pattern.as(RawIdentifierPatternSyntax.self) {
            declare(
                intern(node.identifier), type: type, source: value.map { .value($0) } ?? .none, line: line(of: node),
                isVariable: isVariable)
        } else if let node = pattern.as(RawTuplePatternSyntax.self) {
            for (index, element) in node.elements.items.enumerated() {
                guard let name = element.pattern.as(RawIdentifierPatternSyntax.self) else { continue }
                declare(
                    intern(name.identifier), type: nil, source: value.map { .part($0, index: index) } ?? .none,
                    line: line(of: name), isVariable: isVariable)
            }
        } else if let node = pattern.as(RawValueBindingPatternSyntax.self) {
            bind(node.pattern, to: value, type: type, isVariable: isVariable)
        } else if let node = pattern.as(RawExpressionPatternSyntax.self) {
            bind(matching: node.expression, to: value)
        }
    }

    /// The names of the enum cases that a pattern matches.
    mutating func collectCases(of pattern: RawPatternSyntax, into names: inout [NameID]) {
        if let node = pattern.as(RawExpressionPatternSyntax.self) {
            var expression = node.expression
            while true {
                if let call = expression.as(RawFunctionCallExprSyntax.self) {
                    expression = call.calledExpression
                } else if let optional = expression.as(RawOptionalChainingExprSyntax.self) {
                    expression = optional.expression
                } else {
                    break
                }
            }
            if let member = expression.as(RawMemberAccessExprSyntax.self) {
                names.append(intern(member.declName.baseName))
            } else if let tuple = expression.as(RawTupleExprSyntax.self) {
                for element in tuple.elements.items {
                    guard let inner = element.expression.as(RawMemberAccessExprSyntax.self) else { continue }
                    names.append(intern(inner.declName.baseName))
                }
            }
        } else if let node = pattern.as(RawValueBindingPatternSyntax.self) {
            collectCases(of: node.pattern, into: &names)
        }
    }

    /// Whether a pattern matches every value of the case that it names.
    func takesWholeCase(_ pattern: RawPatternSyntax) -> Bool {
        if let node = pattern.as(RawValueBindingPatternSyntax.self) { return takesWholeCase(node.pattern) }
        guard let call = pattern.as(RawExpressionPatternSyntax.self)?.expression.as(RawFunctionCallExprSyntax.self)
        else { return true }
        return call.arguments.items.allSatisfy { argument in
            if let bound = argument.expression.as(RawPatternExprSyntax.self)?.pattern {
                return takesAnything(bound)
            }
            return argument.expression.is(RawDiscardAssignmentExprSyntax.self)
                || argument.expression.is(RawDeclReferenceExprSyntax.self)
        }
    }

    private func takesAnything(_ pattern: RawPatternSyntax) -> Bool {
        if let node = pattern.as(RawValueBindingPatternSyntax.self) { return takesAnything(node.pattern) }
        return pattern.is(RawIdentifierPatternSyntax.self) || pattern.is(RawWildcardPatternSyntax.self)
    }

    /// Binds the names in `case .x(let a, b: let b)` to the payload of a value.
    private mutating func bind(matching expression: RawExprSyntax, to value: ExpressionID?) {
        if let optional = expression.as(RawOptionalChainingExprSyntax.self) {
            bind(matching: optional.expression, to: value)
            return
        }
        if let pattern = expression.as(RawPatternExprSyntax.self) {
            bind(pattern.pattern, to: value, type: nil)
            return
        }
        if let tuple = expression.as(RawTupleExprSyntax.self) {
            for element in tuple.elements.items { bind(matching: element.expression, to: nil) }
            return
        }
        guard let call = expression.as(RawFunctionCallExprSyntax.self),
            let member = call.calledExpression.as(RawMemberAccessExprSyntax.self)
        else { return }
        let name = intern(member.declName.baseName)
        for (index, argument) in call.arguments.items.enumerated() {
            bind(payload: argument.expression, of: value, name, index)
        }
    }

    private mutating func bind(payload: RawExprSyntax, of value: ExpressionID?, _ name: NameID, _ index: Int) {
        var pattern = payload
        if let inner = pattern.as(RawPatternExprSyntax.self)?.pattern {
            var bound = inner
            if let binding = bound.as(RawValueBindingPatternSyntax.self) { bound = binding.pattern }
            if let identifier = bound.as(RawIdentifierPatternSyntax.self) {
                declarePayload(identifier.identifier, of: value, name, index)
                return
            }
            if let nested = bound.as(RawExpressionPatternSyntax.self) { pattern = nested.expression }
        }
        if let identifier = pattern.as(RawDeclReferenceExprSyntax.self) {
            // `case let .x(a)`: the binding stands outside.
            declarePayload(identifier.baseName, of: value, name, index)
        } else {
            bind(matching: pattern, to: nil)
        }
    }

    private mutating func declarePayload(
        _ identifier: RawTokenSyntax, of value: ExpressionID?, _ name: NameID, _ index: Int
    ) {
        declare(
            intern(identifier), type: nil, source: value.map { .payload($0, case: name, index: index) } ?? .none,
            line: line(of: identifier))
    }
}
