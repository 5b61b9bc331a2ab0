/// Statements, and `if` and `switch`, which are expressions too.
extension PlainSwiftParser {
    /// The statement that begins with the word at hand; nil where an expression does.
    mutating func readStatementByWord() throws(NotPlain) -> Int32? {
        let first = here
        if at(.identifier) {
            if ahead(1).kind == .colon, isLoop(ahead(2).word) {
                place += 2
                guard let statement = try readStatementByWord() else { throw NotPlain() }
                return tree.add(.labeledStmt, from: first, through: before, statement)
            }
            return try readStatementByContextualWord()
        }
        guard at(.keyword) else { return nil }
        switch word {
        case .if, .switch:
            let expression = word == .if ? try readIf() : try readSwitch()
            return tree.add(.expressionStmt, from: first, through: before, expression)
        case .return:
            place += 1
            let value = try isAtReturnedValue() ? try readExpression(.basic) : none
            return tree.add(.returnStmt, from: first, through: before, value)
        case .guard:
            place += 1
            let conditions = try readConditions()
            _ = try take(.else)
            let body = try readBlock()
            return tree.add(.guardStmt, from: first, through: before, conditions, body)
        case .for: return try readFor()
        case .while:
            place += 1
            let conditions = try readConditions()
            let body = try readBlock()
            return tree.add(.whileStmt, from: first, through: before, conditions, body)
        case .repeat:
            place += 1
            let body = try readBlock()
            _ = try take(.while)
            let condition = try readExpression(.basic)
            return tree.add(.repeatStmt, from: first, through: before, body, condition)
        case .do: return try readDo()
        case .defer:
            place += 1
            let body = try readBlock()
            return tree.add(.deferStmt, from: first, through: before, body)
        case .throw:
            place += 1
            let value = try readExpression(.basic)
            return tree.add(.throwStmt, from: first, through: before, value)
        case .break, .continue:
            let kind: SwiftNodeKind = word == .break ? .breakStmt : .continueStmt
            place += 1
            if atSameLine(.identifier) { place += 1 }
            return tree.add(kind, from: first, through: before)
        case .fallthrough:
            place += 1
            return tree.add(.otherStmt, from: first, through: before)
        default: return nil
        }
    }

    private func isLoop(_ word: SwiftWord) -> Bool {
        switch word {
        case .for, .while, .repeat, .do, .if, .switch: true
        default: false
        }
    }

    /// `yield`, `discard` and `then` are names as well.
    private mutating func readStatementByContextualWord() throws(NotPlain) -> Int32? {
        switch word {
        case .yield, .discard, .then:
            switch ahead(1).kind {
            case .period, .leftParen, .colon, .comma, .equal, .binaryOperator, .rightParen, .rightBrace,
                .postfixQuestion,
                .exclamation, .leftSquare, .end:
                if word == .then, ahead(1).flags.contains(.isApart) { throw NotPlain() }
                return nil
            default: throw NotPlain()
            }
        default: return nil
        }
    }

    /// `return` may have a value on the next line, as Swift has it.
    private func isAtReturnedValue() throws(NotPlain) -> Bool {
        switch kind {
        case .rightBrace, .semicolon, .end, .poundElse, .poundElseif, .poundEndif: return false
        case .poundIf: return false
        case .keyword:
            switch word {
            case .case, .default: return false
            case .initWord where token.startsLine: throw NotPlain()
            // On another line a statement begins with them.
            case .if, .switch: return true
            default: return isStartOfExpression
            }
        default: return isStartOfExpression
        }
    }

    private mutating func readFor() throws(NotPlain) -> Int32 {
        let first = take()
        _ = takeIf(.try)
        if at(.await), ahead(1).kind != .keyword || ahead(1).word != .in { place += 1 }
        let pattern: Int32
        if at(.case) {
            place += 1
            pattern = try readMatchingPattern(.matching)
        } else {
            pattern = try readPattern()
        }
        if takeIf(.colon) != nil { _ = try readType() }
        _ = try take(.in)
        let sequence = try readExpression(.condition)
        let filter = try readWhere(.condition)
        let body = try readBlock()
        return tree.add(.forStmt, from: first, through: before, pattern, sequence, filter, body)
    }

    /// `where …` of a loop or a case; none where there is none.
    private mutating func readWhere(_ flavor: Flavor) throws(NotPlain) -> Int32 {
        guard at(.where) else { return none }
        let first = take()
        let condition = try readExpression(flavor)
        return tree.add(.whereClause, from: first, through: before, condition)
    }

    private mutating func readDo() throws(NotPlain) -> Int32 {
        let first = take()
        place = endOfEffects(from: place)
        let body = try readBlock()
        let start = here
        let mark = pending.count
        while at(.catch) { pending.append(try readCatch()) }
        let clauses = list(.list, from: start, since: mark)
        return tree.add(.doStmt, from: first, through: before, body, clauses)
    }

    private mutating func readCatch() throws(NotPlain) -> Int32 {
        let first = take()
        let start = here
        let mark = pending.count
        while !at(.leftBrace) {
            let begin = here
            let pattern = try readMatchingPattern(.matching)
            _ = try readWhere(.condition)
            pending.append(tree.add(.catchItem, from: begin, through: before, pattern))
            guard takeIf(.comma) != nil else { break }
        }
        let items = list(.list, from: start, since: mark)
        let body = try readBlock()
        return tree.add(.catchClause, from: first, through: before, items, body)
    }

    // MARK: - Conditions

    mutating func readIf() throws(NotPlain) -> Int32 {
        depth += 1
        guard depth < Self.maximumDepth else { throw NotPlain() }
        let first = take()
        let conditions = try readConditions()
        let body = try readBlock()
        var otherwise = none
        if takeIf(.else) != nil {
            guard at(.if) || at(.leftBrace) else { throw NotPlain() }
            otherwise = at(.if) ? try readIf() : try readBlock()
        }
        depth -= 1
        return tree.add(.ifExpr, from: first, through: before, conditions, body, otherwise)
    }

    mutating func readConditions() throws(NotPlain) -> Int32 {
        let first = here
        let mark = pending.count
        repeat {
            pending.append(try readCondition())
        } while takeIf(.comma) != nil
        return list(.conditionList, from: first, since: mark)
    }

    private mutating func readCondition() throws(NotPlain) -> Int32 {
        let first = here
        switch word {
        case .let, .var:
            let specifier = take()
            let pattern = try readMatchingPattern(.binding)
            let type = takeIf(.colon) == nil ? none : try readType()
            let value = takeIf(.equal) == nil ? none : try readExpression(.condition)
            return tree.add(.optionalBinding, from: first, through: before, specifier, pattern, type, value)
        case .case:
            place += 1
            let pattern = try readMatchingPattern(.matching)
            if at(.colon) { throw NotPlain() }
            _ = try take(.equal)
            let value = try readExpression(.condition)
            return tree.add(.matchingPattern, from: first, through: before, pattern, value)
        case .inout: throw NotPlain()
        default: break
        }
        if at(.poundAvailable) {
            place += 1
            guard at(.leftParen) else { throw NotPlain() }
            skipBrackets()
            return tree.add(.otherPart, from: first, through: before)
        }
        return try readExpression(.condition)
    }

    // MARK: - Switch

    mutating func readSwitch() throws(NotPlain) -> Int32 {
        depth += 1
        guard depth < Self.maximumDepth else { throw NotPlain() }
        let first = take()
        let subject = try readExpression(.condition)
        _ = try take(.leftBrace)
        let cases = try readCases { $0.at(.rightBrace) }
        _ = try take(.rightBrace)
        depth -= 1
        return tree.add(.switchExpr, from: first, through: before, subject, cases)
    }

    private mutating func readCases(until ends: (PlainSwiftParser) -> Bool) throws(NotPlain) -> Int32 {
        let first = here
        let mark = pending.count
        while !ends(self) {
            if at(.poundIf) {
                pending.append(
                    try readCompilation { parser throws(NotPlain) in
                        try parser.readCases { $0.isAtCompilationEnd }
                    })
            } else {
                pending.append(try readCase())
            }
        }
        return list(.switchCases, from: first, since: mark)
    }

    private mutating func readCase() throws(NotPlain) -> Int32 {
        let first = here
        if at(.atSign) {
            guard ahead(1).word == .unknown else { throw NotPlain() }
            place += 2
        }
        let start = here
        let label: Int32
        if takeIf(.default) != nil {
            _ = try take(.colon)
            label = tree.add(.otherPart, from: start, through: before)
        } else {
            _ = try take(.case)
            let mark = pending.count
            repeat {
                let begin = here
                let pattern = try readMatchingPattern(.matching)
                let filter = try readWhere(.basic)
                pending.append(tree.add(.switchCaseItem, from: begin, through: before, pattern, filter))
            } while takeIf(.comma) != nil
            _ = try take(.colon)
            label = list(.switchCaseLabel, from: start, since: mark)
        }
        let statements = try readStatements { $0.isAtCaseEnd }
        return tree.add(.switchCase, from: first, through: before, label, statements)
    }

    private var isAtCaseEnd: Bool {
        switch kind {
        case .rightBrace, .poundElseif, .poundElse, .poundEndif: return true
        case .keyword: return word == .case || word == .default
        case .atSign: return ahead(1).word == .unknown
        case .poundIf: return isAtCompiledCases
        default: return false
        }
    }

    /// Whether `#if` stands around cases and not around statements.
    private var isAtCompiledCases: Bool {
        var next = place
        while tokens[next].kind == .poundIf {
            next += 1
            while next < tokens.count - 1, !tokens[next].startsLine { next += 1 }
        }
        let token = tokens[next]
        return token.word == .case || token.word == .default || token.kind == .atSign
    }
}
