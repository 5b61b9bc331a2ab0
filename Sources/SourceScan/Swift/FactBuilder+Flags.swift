import Facts

extension FactBuilder {
    /// A test of one local variable: `modally`, `!modally`.
    struct FlagTest {
        var subject: ExpressionID
        /// The value with which the test holds.
        var passing: NameID?
        /// The value with which it does not hold.
        var failing: NameID?
        /// The constant that the subject is compared with.
        var constants: [ExpressionID] = []
        /// For `==` and `!=`: under which outcome of the comparison the test holds.
        var comparison: Condition.Comparison?
    }

    /// Reads a test as one of a flag, of whether a parameter is nil, or of an object's class; nil where it asks anything
    /// else.
    ///
    /// Of flags locals count, and members of locals, which may be what an enum says of its cases: what another member holds
    /// when the code runs is not known from where it is first set.
    ///
    /// - Parameter expression: what was read of the test.
    mutating func flagTest(_ test: SwiftNode, _ expression: ExpressionID, isNegated: Bool = false) -> FlagTest? {
        var inner = test
        var isNegated = isNegated
        while true {
            if let prefix = inner.as(PrefixOperatorExpr.self), prefix.operator == "!" {
                isNegated.toggle()
                inner = prefix.expression
            } else if inner.kind == .tupleExpr {
                let bare = Self.withoutParentheses(inner)
                guard bare.kind != .tupleExpr else { break }
                inner = bare
            } else {
                break
            }
        }
        if let parts = inner.as(SequenceExpr.self)?.elements {
            return flagTest(ofRow: parts.map { $0 }, expression, isNegated: isNegated)
        }
        if let classTest = classTest([inner], expression, isNegated: isNegated) { return classTest }
        if let computed = memberTest(inner, expression, isNegated: isNegated) { return computed }
        guard let name = inner.as(DeclReferenceExpr.self),
            case .local(let local) = visible.lookUp(intern(name.baseName))
        else { return nil }
        return FlagTest(
            subject: add(.local(local), at: place(of: name)), passing: intern(isNegated ? "false" : "true"),
            failing: intern(isNegated ? "true" : "false"))
    }

    /// The same for the operands and operators of a row, as they stand before `?:`.
    mutating func flagTest(ofRow parts: [SwiftNode], _ expression: ExpressionID, isNegated: Bool = false) -> FlagTest? {
        if parts.count == 1 { return flagTest(parts[0], expression) }
        let parts = parts.map { Self.withoutParentheses($0) }
        if let compared = literalTest(parts, expression) {
            return flagTest(parts[0], compared.expression, isNegated: compared.isNegated != isNegated)
        }
        return classTest(parts, expression, isNegated: isNegated) ?? (isNegated ? nil : comparison(parts, expression))
    }

    /// What is compared with `true` or `false`, and whether it has to be false: `isModal == false`.
    func literalTest(
        _ parts: [SwiftNode], _ expression: ExpressionID
    ) -> (expression: ExpressionID, isNegated: Bool)? {
        guard parts.count == 3, let literal = parts[2].as(BooleanLiteralExpr.self)?.literal,
            let sign = parts[1].as(BinaryOperatorExpr.self)?.node.firstToken, sign == "==" || sign == "!=",
            case .other(let operands) = facts.expressions[Int(expression.index)], operands.count == 2
        else { return nil }
        return (facts.arguments[Int(operands.start)].value, (sign == "==") != (literal == "true"))
    }

    /// What stands by itself in parentheses, which change nothing of what it is: `root` of `((root))`.
    static func withoutParentheses(_ node: SwiftNode) -> SwiftNode {
        var inner = node
        while let tuple = inner.as(TupleExpr.self), tuple.elements.count == 1, let only = tuple.elements.first,
            only.label == nil
        {
            inner = only.expression
        }
        return inner
    }

    /// A test on one line, without the parentheses around all of it and around operands that need none: `root != nil` of
    /// `((root) != nil)`.
    func condensed(test node: SwiftNode) -> [UInt8] {
        let whole = ConditionText.withoutParentheses(condensed(node))
        guard let parts = Self.withoutParentheses(node).as(SequenceExpr.self)?.elements,
            parts.contains(where: { $0.kind == .tupleExpr })
        else { return whole }
        var isChanged = false
        let texts = parts.map { part -> [UInt8] in
            let bare = Self.withoutParentheses(part)
            guard part.kind == .tupleExpr, Self.operands.contains(bare.kind) else { return condensed(part) }
            let text = condensed(bare)
            // A closure behind a call ends no operand without them.
            guard !text.contains(UInt8(ascii: "{")) else { return condensed(part) }
            isChanged = true
            return text
        }
        return isChanged ? Array(texts.joined(separator: [UInt8(ascii: " ")])) : whole
    }

    /// What binds tighter than any operator beside it, so that it needs no parentheses there.
    private static let operands: Set<SwiftNodeKind> = [
        .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .forceUnwrapExpr, .nilLiteralExpr,
        .booleanLiteralExpr, .integerLiteralExpr, .stringLiteralExpr,
    ]

    /// `target == nil`, `item != .cart`, `key == Keys.home`. What else than nil, or than the case, it may be has no name.
    /// What a variable holds may change behind the code's back, when it is handed on as `&error`.
    private mutating func comparison(_ parts: [SwiftNode], _ expression: ExpressionID) -> FlagTest? {
        if let member = memberComparison(parts, expression) { return member }
        guard parts.count == 3, let name = parts[0].as(DeclReferenceExpr.self),
            case .local(let local) = visible.lookUp(intern(name.baseName)),
            case .parameter = facts.locals[Int(local.index)].source,
            let sign = parts[1].as(BinaryOperatorExpr.self)?.node.firstToken,
            sign == "==" || sign == "!="
        else { return nil }
        let compared = comparedName(parts[2])
        var constants: [ExpressionID] = []
        if isConstant(parts[2]), case .other(let operands) = facts.expressions[Int(expression.index)],
            operands.count == 2
        {
            constants = [facts.arguments[Int(operands.start) + 1].value]
        }
        guard compared != nil || !constants.isEmpty else { return nil }
        let isEqual = sign == "=="
        return FlagTest(
            subject: add(.local(local), at: place(of: name)), passing: isEqual ? compared : nil,
            failing: isEqual ? nil : compared, constants: constants, comparison: isEqual ? .equal : .unequal)
    }

    /// `child.kind == .hall`, of something that the function is handed, and `kind == .hall` of what its object holds.
    private mutating func memberComparison(_ parts: [SwiftNode], _ expression: ExpressionID) -> FlagTest? {
        guard parts.count == 3, let named = parts[2].as(MemberAccessExpr.self), named.base == nil,
            let sign = parts[1].as(BinaryOperatorExpr.self)?.node.firstToken, sign == "==" || sign == "!=",
            case .other(let operands) = facts.expressions[Int(expression.index)], operands.count == 2
        else { return nil }
        let subject = facts.arguments[Int(operands.start)].value
        guard isOfObjectOrParameter(subject) else { return nil }
        let (compared, isEqual) = (intern(named.declName.baseName), sign == "==")
        return FlagTest(
            subject: subject, passing: isEqual ? compared : nil, failing: isEqual ? nil : compared,
            comparison: isEqual ? .equal : .unequal)
    }

    /// Whether an expression names something that the object holds, or that a parameter does.
    private func isOfObjectOrParameter(_ expression: ExpressionID) -> Bool {
        switch facts.expressions[Int(expression.index)] {
        case .name: return true
        case .member(let base?, _):
            switch facts.expressions[Int(base.index)] {
            case .selfReference: return true
            case .local(let local):
                guard case .parameter = facts.locals[Int(local.index)].source else { return false }
                return true
            default: return false
            }
        default: return false
        }
    }

    /// Whether an expression may be a text that is always the same: a literal, or a static member of a type.
    private func isConstant(_ expression: SwiftNode) -> Bool {
        if expression.kind == .stringLiteralExpr { return true }
        guard let type = expression.as(MemberAccessExpr.self)?.base?.as(DeclReferenceExpr.self) else { return false }
        return type.baseName.text.first.map { 65...90 ~= $0 } ?? false
    }

    /// The constants of the patterns of a clause; empty where one of them is anything else.
    mutating func constants(of patterns: [SwiftNode]) -> [ExpressionID] {
        let expressions = patterns.map { $0.as(ExpressionPattern.self)?.expression }
        guard expressions.allSatisfy({ $0.map { isConstant($0) } ?? false }) else { return [] }
        return expressions.compactMap { $0 }.map { read($0) }
    }

    /// `destination.isModal`
    private mutating func memberTest(
        _ test: SwiftNode, _ expression: ExpressionID, isNegated: Bool
    ) -> FlagTest? {
        guard test.as(MemberAccessExpr.self)?.base?.as(DeclReferenceExpr.self) != nil else {
            return nil
        }
        var expression = expression
        while case .other(let operands) = facts.expressions[Int(expression.index)], operands.count == 1 {
            expression = facts.arguments[Int(operands.start)].value
        }
        guard case .member(let base?, _) = facts.expressions[Int(expression.index)],
            case .local = facts.expressions[Int(base.index)]
        else { return nil }
        return FlagTest(
            subject: expression, passing: intern(isNegated ? "false" : "true"),
            failing: intern(isNegated ? "true" : "false"))
    }

    /// `screen is Gate`, `screen is Gate == false`, `(screen as? Gate) == nil`.
    private mutating func classTest(
        _ parts: [SwiftNode], _ expression: ExpressionID, isNegated: Bool
    ) -> FlagTest? {
        var expression = expression
        // `!` is an operator like others.
        while case .other(let operands) = facts.expressions[Int(expression.index)], operands.count == 1 {
            expression = facts.arguments[Int(operands.start)].value
        }
        var passes = !isNegated
        switch facts.expressions[Int(expression.index)] {
        case .cast(_, _, .test): break
        case .other(let operands):
            // The cast is one part in parentheses, or three without them.
            guard operands.count == 2, parts.count == 3 || parts.count == 5, let compared = parts.last,
                let sign = parts[parts.count - 2].as(BinaryOperatorExpr.self)?.node.firstToken,
                sign == "==" || sign == "!="
            else { return nil }
            let tested = facts.arguments[Int(operands.start)].value
            switch facts.expressions[Int(tested.index)] {
            case .cast(let value, let type, .conversion) where compared.kind == .nilLiteralExpr:
                expression = add(.cast(value, type, .test), at: facts.places[Int(value.index)])
                if sign == "==" { passes.toggle() }
            case .cast(_, _, .test):
                guard let literal = compared.as(BooleanLiteralExpr.self)?.literal else { return nil }
                expression = tested
                if (sign == "==") != (literal == "true") { passes.toggle() }
            default: return nil
            }
        default: return nil
        }
        return FlagTest(
            subject: expression, passing: intern(passes ? "true" : "false"), failing: intern(passes ? "false" : "true"))
    }

    /// Nil, or a case of an enum, by its name alone: `.cart`, `Item.cart`.
    private mutating func comparedName(_ operand: SwiftNode) -> NameID? {
        if operand.kind == .nilLiteralExpr { return intern("nil") }
        guard let member = operand.as(MemberAccessExpr.self) else { return nil }
        if let base = member.base {
            guard let type = base.as(DeclReferenceExpr.self),
                type.baseName.text.first.map({ 65...90 ~= $0 }) ?? false
            else { return nil }
        }
        return intern(member.declName.baseName)
    }

    /// Makes the two conditions of a test that is no pattern.
    mutating func makeConditions(
        _ text: [UInt8], flag: FlagTest?, flags: FlagParts?, line: Int
    ) -> (whenTrue: ConditionID, whenFalse: ConditionID) {
        let whenTrue = makeCondition(.whenTrue, text, of: flag, passes: true, flags: flags, line: line)
        let whenFalse = makeCondition(
            .whenFalse, ConditionText.negated(text), of: flag, passes: false, flags: flags, line: line)
        return (whenTrue, whenFalse)
    }

    /// Makes the condition under which a test passes, or does not.
    ///
    /// - Parameter subject: what is tested or unwrapped where the test is none of a flag.
    mutating func makeCondition(
        _ kind: Condition.Kind, _ text: [UInt8], of flag: FlagTest?, passes: Bool, subject: ExpressionID? = nil,
        onlyUnwraps: Bool = false, flags: FlagParts? = nil, line: Int
    ) -> ConditionID {
        let (named, other) = passes ? (flag?.passing, flag?.failing) : (flag?.failing, flag?.passing)
        return makeCondition(
            kind, text, subject: flag?.subject ?? subject, cases: named.map { [$0] } ?? [],
            excluded: named == nil ? other : nil, constants: flag?.constants ?? [],
            comparison: passes ? flag?.comparison : flag?.comparison?.opposite, onlyUnwraps: onlyUnwraps,
            flags: flag == nil ? flags : nil, line: line)
    }
}
