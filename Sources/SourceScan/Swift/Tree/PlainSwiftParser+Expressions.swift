/// Operands and operators in a row, and what stands in front of an operand.
extension PlainSwiftParser {
    mutating func readExpression(_ flavor: Flavor, _ context: PatternContext = .none) throws(NotPlain) -> Int32 {
        if context != .none {
            let first = here
            if let pattern = try readObviousPattern() {
                return tree.add(.patternExpr, from: first, through: before, pattern)
            }
        }
        return try readSequence(flavor, context)
    }

    /// Operands with operators between them, which are not put into order: `a + b as C`.
    mutating func readSequence(_ flavor: Flavor, _ context: PatternContext) throws(NotPlain) -> Int32 {
        depth += 1
        guard depth < Self.maximumDepth else { throw NotPlain() }
        let first = here
        let operand = try readOperand(flavor, context)
        guard isAtOperator(context) else {
            depth -= 1
            return operand
        }
        let mark = pending.count
        pending.append(operand)
        while isAtOperator(context) {
            let isCast = at(.is) || at(.as)
            pending.append(try readOperator(flavor, context))
            if isCast {
                let start = here
                let type = try readType()
                pending.append(tree.add(.typeExpr, from: start, through: before, type))
            } else {
                pending.append(try readOperand(flavor, context))
            }
        }
        depth -= 1
        return list(.sequenceExpr, from: first, since: mark)
    }

    private func isAtOperator(_ context: PatternContext) -> Bool {
        switch kind {
        case .binaryOperator, .infixQuestion: true
        case .equal: context == .none
        case .keyword: word == .is || word == .as
        case .arrow: true
        default: false
        }
    }

    private mutating func readOperator(_ flavor: Flavor, _ context: PatternContext) throws(NotPlain) -> Int32 {
        let first = here
        switch kind {
        case .binaryOperator:
            place += max(1, Int(token.partner))
            return tree.add(.binaryOperatorExpr, from: first, through: before, first)
        case .infixQuestion:
            place += 1
            let choice = try readSequence(flavor, context)
            _ = try take(.colon)
            return tree.add(.ternaryExpr, from: first, through: before, choice)
        case .equal:
            place += 1
            return tree.add(.assignmentExpr, from: first, through: before)
        case .keyword where word == .is:
            place += 1
            return tree.add(.isExpr, from: first, through: before)
        case .keyword where word == .as:
            place += 1
            let mark = at(.postfixQuestion) || at(.exclamation) ? take() : none
            return tree.add(.asExpr, from: first, through: before, mark)
        case .arrow:
            place += 1
            return tree.add(.arrowExpr, from: first, through: before)
        default: throw NotPlain()
        }
    }

    // MARK: - Operands

    private mutating func readOperand(_ flavor: Flavor, _ context: PatternContext) throws(NotPlain) -> Int32 {
        let first = here
        switch word {
        case .await, .try:
            depth += 1
            guard depth < Self.maximumDepth else { throw NotPlain() }
            let kind: SwiftNodeKind = word == .try ? .tryExpr : .awaitExpr
            place += 1
            if kind == .tryExpr, at(.exclamation) || at(.postfixQuestion) { place += 1 }
            let operand = try readOperand(flavor, context)
            depth -= 1
            return tree.add(kind, from: first, through: before, operand)
        case .any where isInFrontOfOperand:
            let type = try readType()
            return tree.add(.typeExpr, from: first, through: before, type)
        case .unsafe, .borrow, .copy, .consume, .each, .nonisolated:
            // A word in front of an operand; else a name as any other.
            guard !isInFrontOfOperand else { throw NotPlain() }
        case .inout, .repeat: throw NotPlain()
        default: if at(.atSign) { throw NotPlain() }
        }
        return try readUnary(flavor, context)
    }

    private var isInFrontOfOperand: Bool {
        let next = ahead(1)
        if next.startsLine { return false }
        switch next.kind {
        case .identifier, .dollarIdentifier, .wildcard, .integer, .float, .string, .stringOpen, .prefixAmpersand,
            .prefixOperator, .atSign, .backslash, .pound:
            return true
        case .leftBrace, .period, .leftParen, .leftSquare: return next.flags.contains(.isApart)
        case .keyword:
            switch next.word {
            case .in, .is, .as, .else, .where: return false
            default: return true
            }
        default: return false
        }
    }

    private mutating func readUnary(_ flavor: Flavor, _ context: PatternContext) throws(NotPlain) -> Int32 {
        let first = here
        switch kind {
        case .keyword where word == .if: return try readIf()
        case .keyword where word == .switch: return try readSwitch()
        case .prefixAmpersand:
            place += 1
            let operand = try nested { parser throws(NotPlain) in try parser.readUnary(flavor, context) }
            return tree.add(.inOutExpr, from: first, through: before, operand)
        case .backslash: return try readKeyPath(context)
        case .prefixOperator:
            guard token.partner == 0 else { throw NotPlain() }
            let sign = take()
            let operand = try nested { parser throws(NotPlain) in try parser.readUnary(flavor, context) }
            return tree.add(.prefixOperatorExpr, from: first, through: before, sign, operand)
        default:
            let primary = try readPrimary(flavor, context)
            return try readSuffixes(of: primary, from: first, flavor, context)
        }
    }

    /// Whether the next token can begin an expression.
    var isStartOfExpression: Bool {
        switch kind {
        case .identifier, .wildcard, .dollarIdentifier, .integer, .float, .string, .stringOpen, .leftParen, .leftBrace,
            .leftSquare, .period, .pound, .backslash, .prefixAmpersand, .prefixOperator, .atSign:
            true
        case .keyword:
            switch word {
            case .selfWord, .SelfWord, .super, .nil, .true, .false, .Any, .try, .initWord, .if, .switch, .repeat: true
            default: false
            }
        default: false
        }
    }

    // MARK: - Key paths

    private mutating func readKeyPath(_ context: PatternContext) throws(NotPlain) -> Int32 {
        let first = take()
        guard !token.startsLine else { throw NotPlain() }
        if !at(.period) {
            guard at(.identifier) || at(.SelfWord) else { throw NotPlain() }
            _ = try readNamedType()
            guard at(.period) else { throw NotPlain() }
        }
        let mark = pending.count
        while true {
            let start = here
            if at(.period) {
                place += 1
                guard !at(.leftSquare) else { throw NotPlain() }
                let name = try readMemberName()
                guard try readGenericArgumentsOfExpression() == nil else { throw NotPlain() }
                pending.append(tree.add(.keyPathProperty, from: start, through: before, name))
            } else if atSameLine(.leftSquare) {
                place += 1
                _ = try readArguments(until: .rightSquare, .basic, context)
                _ = try take(.rightSquare)
                pending.append(tree.add(.keyPathOther, from: start, through: before))
            } else if at(.postfixQuestion) || at(.exclamation) {
                place += 1
                pending.append(tree.add(.keyPathOptional, from: start, through: before))
            } else {
                guard kind != .postfixOperator else { throw NotPlain() }
                return list(.keyPathExpr, from: first, since: mark)
            }
        }
    }
}
