/// Functions, initialisers, subscripts and variables.
extension PlainSwiftParser {
    mutating func readFunction(
        from first: Int32, _ attributes: Int32, _ modifiers: Int32
    ) throws(NotPlain) -> Int32 {
        place += 1
        let name = try takeFunctionName()
        let generics = try readGenericParameters()
        let parameters = try readParameters()
        place = endOfEffects(from: place)
        let result = takeIf(.arrow) == nil ? none : try readType()
        let requirements = try readRequirements()
        let body = at(.leftBrace) ? try readBlock() : none
        return tree.add(
            .functionDecl, from: first, through: before,
            all: [attributes, modifiers, name, generics, requirements, parameters, result, body])
    }

    private mutating func takeFunctionName() throws(NotPlain) -> Int32 {
        switch kind {
        case .identifier: return take()
        case .binaryOperator, .prefixOperator, .postfixOperator, .exclamation:
            // Where an operator ends and generic parameters begin, the library knows.
            let isFollowed = ahead(1).kind == .leftParen || isSign("<", 1) && ahead(1).flags.contains(.isApart)
            guard isFollowed, token.partner <= 1 else { throw NotPlain() }
            return take()
        default: throw NotPlain()
        }
    }

    mutating func readInitializer(
        from first: Int32, _ attributes: Int32, _ modifiers: Int32
    ) throws(NotPlain) -> Int32 {
        let name = take()
        if at(.postfixQuestion) || at(.exclamation) { place += 1 }
        let generics = try readGenericParameters()
        let parameters = try readParameters()
        place = endOfEffects(from: place)
        let requirements = try readRequirements()
        let body = at(.leftBrace) ? try readBlock() : none
        return tree.add(
            .initializerDecl, from: first, through: before,
            all: [attributes, modifiers, name, generics, requirements, parameters, body])
    }

    mutating func readSubscript(
        from first: Int32, _ attributes: Int32, _ modifiers: Int32
    ) throws(NotPlain) -> Int32 {
        place += 1
        _ = try readGenericParameters()
        let parameters = try readParameters()
        _ = try take(.arrow)
        let result = try readType()
        _ = try readRequirements()
        let accessors = at(.leftBrace) ? try readAccessors() : none
        return tree.add(
            .subscriptDecl, from: first, through: before, all: [attributes, modifiers, parameters, result, accessors])
    }

    private mutating func readParameters() throws(NotPlain) -> Int32 {
        let first = try take(.leftParen)
        let mark = pending.count
        while !at(.rightParen) {
            let start = here
            if at(.atSign) { _ = try readAttributes() }
            guard isLabel(0) else { throw NotPlain() }
            let label = take()
            let name = isLabel(0) ? take() : none
            _ = try take(.colon)
            let type = try readType()
            let ellipsis = isEllipsis ? take() : none
            let value = takeIf(.equal) == nil ? none : try readExpression(.basic)
            pending.append(
                tree.add(.functionParameter, from: start, through: before, all: [label, name, type, ellipsis, value]))
            guard takeIf(.comma) != nil else { break }
        }
        _ = try take(.rightParen)
        return list(.list, from: first, since: mark)
    }

    // MARK: - Variables

    mutating func readVariable(
        from first: Int32, _ attributes: Int32, _ modifiers: Int32
    ) throws(NotPlain) -> Int32 {
        let specifier = take()
        let start = here
        let mark = pending.count
        repeat {
            let begin = here
            let pattern = try readPattern()
            let type = takeIf(.colon) == nil ? none : try readType()
            let value = takeIf(.equal) == nil ? none : try readExpression(.basic)
            // On another line, a brace behind a value begins a statement, unless it holds observers.
            let isBlock = at(.leftBrace) && (value == none || !token.startsLine || isAtObservers)
            let accessors = isBlock ? try readAccessors() : none
            pending.append(tree.add(.patternBinding, from: begin, through: before, pattern, type, value, accessors))
        } while takeIf(.comma) != nil
        let bindings = list(.list, from: start, since: mark)
        return tree.add(.variableDecl, from: first, through: before, attributes, modifiers, specifier, bindings)
    }

    private mutating func readAccessors() throws(NotPlain) -> Int32 {
        let first = take()
        guard try isAtAccessor() else {
            let statements = try readStatements { $0.at(.rightBrace) }
            _ = try take(.rightBrace)
            return tree.add(.accessorBlock, from: first, through: before, statements)
        }
        let start = here
        let mark = pending.count
        while !at(.rightBrace) {
            guard try isAtAccessor() else { throw NotPlain() }
            pending.append(try readAccessor())
        }
        let accessors = list(.accessorList, from: start, since: mark)
        place += 1
        return tree.add(.accessorBlock, from: first, through: before, accessors)
    }

    /// Whether an accessor follows; the statements of a getter do otherwise.
    private func isAtAccessor() throws(NotPlain) -> Bool {
        var next = place
        while tokens[next].kind == .atSign, tokens[next + 1].kind == .identifier {
            next += 2
            if tokens[next].kind == .leftParen { next = Int(tokens[next].partner) + 1 }
        }
        switch tokens[next].word {
        case .mutating, .nonmutating, .consuming, .borrowing: next += 1
        default: break
        }
        switch tokens[next].word {
        case .get, .set, .didSet, .willSet: return true
        case .initWord: throw NotPlain()
        default:
            // `_read` and its like.
            // `unsafeAddress { … }` is no call.
            let text = UnsafeBufferPointer(start: source + Int(tokens[next].start), count: 8)
            let isRare =
                text[0] == UInt8(ascii: "_") || text.starts(with: "unsafe".utf8) || text.starts(with: "read {".utf8)
                || text.starts(with: "modify {".utf8) || text.starts(with: "borrow".utf8)
                || text.starts(with: "mutate".utf8)
            if isRare, tokens[next].kind == .identifier, tokens[next + 1].kind == .leftBrace { throw NotPlain() }
            return false
        }
    }

    private mutating func readAccessor() throws(NotPlain) -> Int32 {
        let first = here
        if at(.atSign) { _ = try readAttributes() }
        switch word {
        case .mutating, .nonmutating, .consuming, .borrowing: place += 1
        default: break
        }
        let specifier = take()
        var name = none
        if at(.leftParen), tokens[Int(specifier)].word != .get {
            place += 1
            name = try takeName()
            _ = try take(.rightParen)
        }
        place = endOfEffects(from: place)
        let body = at(.leftBrace) ? try readBlock() : none
        return tree.add(.accessor, from: first, through: before, specifier, name, body)
    }
}
