/// Closures, and where a brace begins one.
extension PlainSwiftParser {
    /// The closures behind a call; nil where the next token does not begin one.
    mutating func readTrailingClosures(_ flavor: Flavor) throws(NotPlain) -> (first: Int32, others: Int32)? {
        guard at(.leftBrace), isTrailingClosure(flavor) else { return nil }
        let closure = try readClosure()
        let first = here
        let mark = pending.count
        while isLabel(0), !at(.default), ahead(1).kind == .colon, ahead(2).kind == .leftBrace {
            let label = take()
            place += 1
            let other = try readClosure()
            pending.append(tree.add(.trailingClosure, from: label, through: before, label, other))
        }
        return (closure, pending.count > mark ? list(.list, from: first, since: mark) : none)
    }

    /// Whether the brace at hand begins a closure, and not accessors, cases, or a statement's block.
    private func isTrailingClosure(_ flavor: Flavor) -> Bool {
        let next = ahead(1)
        if next.word == .case || isAtObservers { return false }
        guard flavor == .condition else { return true }
        guard !next.startsLine else { return false }
        let behind = tokens[Int(token.partner) + 1]
        switch behind.kind {
        case .leftBrace, .comma: return true
        case .keyword where behind.word == .where: return true
        case .keyword where behind.word == .is || behind.word == .as: return !behind.startsLine
        case .leftSquare, .leftParen, .period, .postfixQuestion, .infixQuestion, .exclamation, .colon, .equal,
            .postfixOperator, .binaryOperator:
            return !behind.startsLine
        default: return false
        }
    }

    /// Whether the brace at hand begins with `didSet`, `willSet` or `init`, perhaps behind attributes.
    var isAtObservers: Bool {
        var next = place + 1
        while tokens[next].kind == .atSign, tokens[next + 1].kind == .identifier {
            next += 2
            if tokens[next].kind == .leftParen { next = Int(tokens[next].partner) + 1 }
        }
        let word = tokens[next].word
        return word == .didSet || word == .willSet || word == .initWord
    }

    mutating func readClosure() throws(NotPlain) -> Int32 {
        let first = try take(.leftBrace)
        let signature = try isAtSignature() ? try readSignature() : none
        let statements = try readStatements { $0.at(.rightBrace) }
        _ = try take(.rightBrace)
        return tree.add(.closureExpr, from: first, through: before, signature, statements)
    }

    // MARK: - Signatures

    /// Whether what follows the opening brace is a signature, up to `in`.
    private func isAtSignature() throws(NotPlain) -> Bool {
        var next = place
        while tokens[next].kind == .atSign {
            guard tokens[next + 1].kind == .identifier else { throw NotPlain() }
            next += 2
            if tokens[next].kind == .leftParen, !tokens[next].flags.contains(.isApart) {
                next = Int(tokens[next].partner) + 1
            }
        }
        let hasAttributes = next > place
        if tokens[next].kind == .leftSquare { next = Int(tokens[next].partner) + 1 }
        switch tokens[next].kind {
        case .leftParen:
            next = Int(tokens[next].partner) + 1
        case .identifier, .wildcard:
            next += 1
            while tokens[next].kind == .comma {
                guard tokens[next + 1].kind == .identifier || tokens[next + 1].kind == .wildcard else { return false }
                next += 2
            }
        default: break
        }
        let behind = tokens[endOfEffects(from: next)]
        if behind.word == .in || behind.kind == .arrow { return true }
        // An attribute of a declaration, which the statements begin with.
        if hasAttributes, tokens[next].kind == .colon { throw NotPlain() }
        return false
    }

    private mutating func readSignature() throws(NotPlain) -> Int32 {
        let first = here
        while at(.atSign) {
            place += 2
            if at(.leftParen), !token.flags.contains(.isApart) { skipBrackets() }
        }
        let captures = at(.leftSquare) ? try readCaptures() : none
        var parameters = none
        if at(.leftParen) {
            parameters = try readTypedParameters()
        } else if at(.identifier) || at(.wildcard) {
            let start = here
            let mark = pending.count
            repeat {
                guard at(.identifier) || at(.wildcard) else { throw NotPlain() }
                pending.append(take())
            } while takeIf(.comma) != nil
            parameters = list(.shorthandParameters, from: start, since: mark)
        }
        place = endOfEffects(from: place)
        let result = takeIf(.arrow) == nil ? none : try readType()
        _ = try take(.in)
        return tree.add(.signature, from: first, through: before, captures, parameters, result)
    }

    private mutating func readCaptures() throws(NotPlain) -> Int32 {
        let first = take()
        let mark = pending.count
        while !at(.rightSquare) {
            let start = here
            if at(.weak) || at(.unowned), isName(ahead(1)) || ahead(1).kind == .leftParen {
                place += 1
                if at(.leftParen) { skipBrackets() }
            }
            guard isName(token) else { throw NotPlain() }
            let name = take()
            let value = takeIf(.equal) == nil ? none : try readExpression(.basic)
            pending.append(tree.add(.capture, from: start, through: before, name, value))
            guard takeIf(.comma) != nil else { break }
        }
        _ = try take(.rightSquare)
        return list(.captureClause, from: first, since: mark)
    }

    private func isName(_ token: SwiftToken) -> Bool { token.kind == .identifier || token.word == .selfWord }

    private mutating func readTypedParameters() throws(NotPlain) -> Int32 {
        let first = take()
        let mark = pending.count
        while !at(.rightParen) {
            let start = here
            guard at(.identifier) || at(.wildcard) else { throw NotPlain() }
            let name = take()
            let second = at(.identifier) || at(.wildcard) ? take() : none
            let type = takeIf(.colon) == nil ? none : try readType()
            if isEllipsis { place += 1 }
            pending.append(
                tree.add(.functionParameter, from: start, through: before, all: [name, second, type, none, none]))
            guard takeIf(.comma) != nil else { break }
        }
        _ = try take(.rightParen)
        return list(.typedParameters, from: first, since: mark)
    }
}
