/// Names, literals and closures, and what is called or looked up on them.
extension PlainSwiftParser {
    mutating func readPrimary(_ flavor: Flavor, _ context: PatternContext) throws(NotPlain) -> Int32 {
        let first = here
        switch kind {
        case .identifier: return try readIdentifier(flavor, context)
        case .keyword: return try readPrimaryKeyword(flavor, context)
        case .dollarIdentifier:
            let name = take()
            return tree.add(.declReferenceExpr, from: first, through: before, name, none)
        case .integer:
            let digits = take()
            return tree.add(.integerLiteralExpr, from: first, through: before, digits)
        case .float:
            place += 1
            return tree.add(.floatLiteralExpr, from: first, through: before)
        case .string, .stringOpen: return try readString()
        case .wildcard:
            place += 1
            return tree.add(.discardAssignmentExpr, from: first, through: before)
        case .period:
            place += 1
            guard !at(.integer) else { throw NotPlain() }
            let name = try readMemberName()
            return tree.add(.memberAccessExpr, from: first, through: before, none, name)
        case .leftParen:
            place += 1
            let elements = try readArguments(until: .rightParen, .basic, context)
            _ = try take(.rightParen)
            return tree.add(.tupleExpr, from: first, through: before, elements)
        case .leftSquare: return try readCollection()
        case .leftBrace: return try readClosure()
        case .pound: return try readMacroExpansion(flavor, context)
        default: throw NotPlain()
        }
    }

    private mutating func readPrimaryKeyword(_ flavor: Flavor, _ context: PatternContext) throws(NotPlain) -> Int32 {
        let first = here
        switch word {
        case .selfWord, .initWord, .SelfWord: return try readIdentifier(flavor, context)
        case .super:
            place += 1
            return tree.add(.superExpr, from: first, through: before)
        case .nil:
            place += 1
            return tree.add(.nilLiteralExpr, from: first, through: before)
        case .true, .false:
            let literal = take()
            return tree.add(.booleanLiteralExpr, from: first, through: before, literal)
        case .Any:
            let type = try readNamedType()
            return tree.add(.typeExpr, from: first, through: before, type)
        default: throw NotPlain()
        }
    }

    private mutating func readIdentifier(_ flavor: Flavor, _ context: PatternContext) throws(NotPlain) -> Int32 {
        let first = here
        if context == .binding, !at(.SelfWord), try isInBindingPosition() {
            let name = take()
            let pattern = tree.add(.identifierPattern, from: first, through: before, name)
            return tree.add(.patternExpr, from: first, through: before, pattern)
        }
        let reference = readReference()
        guard let arguments = try readGenericArgumentsOfExpression() else { return reference }
        return tree.add(.genericSpecializationExpr, from: first, through: before, reference, arguments)
    }

    /// A name with the labels of its arguments, if they are told: `show(_:animated:)`.
    private mutating func readReference() -> Int32 {
        let name = take()
        var labels = none
        if atSameLine(.leftParen), isLabel(1), ahead(2).kind == .colon {
            var distance = 1
            while isLabel(distance), ahead(distance + 1).kind == .colon { distance += 2 }
            if ahead(distance).kind == .rightParen {
                let start = here
                let mark = pending.count
                for label in stride(from: 1, to: distance, by: 2) { pending.append(here + Int32(label)) }
                place += distance + 1
                labels = list(.declNameArguments, from: start, since: mark)
            }
        }
        return tree.add(.declReferenceExpr, from: name, through: before, name, labels)
    }

    /// The name behind a period, which may be a keyword.
    mutating func readMemberName() throws(NotPlain) -> Int32 {
        guard !token.startsLine else { throw NotPlain() }
        switch kind {
        case .identifier: return readReference()
        case .keyword:
            if at(.selfWord) {
                let name = take()
                return tree.add(.declReferenceExpr, from: name, through: name, name, none)
            }
            return readReference()
        case .integer:
            let name = take()
            return tree.add(.declReferenceExpr, from: name, through: name, name, none)
        default: throw NotPlain()
        }
    }

    // MARK: - Suffixes

    mutating func readSuffixes(
        of primary: Int32, from first: Int32, _ flavor: Flavor, _ context: PatternContext
    ) throws(NotPlain) -> Int32 {
        var base = primary
        while true {
            switch kind {
            case .period:
                place += 1
                let name = try readMemberName()
                base = tree.add(.memberAccessExpr, from: first, through: before, base, name)
                if let arguments = try readGenericArgumentsOfExpression() {
                    base = tree.add(.genericSpecializationExpr, from: first, through: before, base, arguments)
                }
            case .leftParen where !token.startsLine:
                place += 1
                let arguments = try readArguments(
                    until: .rightParen, flavor == .attribute ? .attribute : .basic, context)
                _ = try take(.rightParen)
                let closures = flavor == .basic ? try readTrailingClosures(flavor) : nil
                base = call(base, from: first, arguments, closures)
            case .leftSquare where !token.startsLine:
                place += 1
                let arguments = try readArguments(until: .rightSquare, .basic, context)
                _ = try take(.rightSquare)
                if flavor == .basic { _ = try readTrailingClosures(flavor) }
                base = tree.add(.subscriptCallExpr, from: first, through: before, base, arguments)
            case .leftBrace:
                guard !isLiteral(tree[base].kind) else { return base }
                let start = here
                let arguments = tree.add(.argumentList, from: start, through: start - 1)
                guard let closures = try readTrailingClosures(flavor) else { return base }
                base = call(base, from: first, arguments, closures)
                if at(.leftBrace) { return base }
            case .postfixQuestion:
                place += 1
                base = tree.add(.optionalChainingExpr, from: first, through: before, base)
            case .exclamation:
                place += 1
                base = tree.add(.forceUnwrapExpr, from: first, through: before, base)
            case .postfixOperator:
                guard token.partner == 0 else { throw NotPlain() }
                place += 1
                base = tree.add(.postfixOperatorExpr, from: first, through: before, base)
            case .poundIf:
                guard isInFrontOfMember else { return base }
                base = try readCompiledSuffixes(of: base, flavor, context)
            default: return base
            }
        }
    }

    private mutating func call(
        _ callee: Int32, from first: Int32, _ arguments: Int32, _ closures: (first: Int32, others: Int32)?
    ) -> Int32 {
        tree.add(
            .functionCallExpr, from: first, through: before, callee, arguments, none(closures?.first),
            none(closures?.others))
    }

    private func isLiteral(_ kind: SwiftNodeKind) -> Bool {
        switch kind {
        case .arrayExpr, .booleanLiteralExpr, .dictionaryExpr, .floatLiteralExpr, .integerLiteralExpr, .nilLiteralExpr,
            .stringLiteralExpr:
            true
        default: false
        }
    }

    /// Whether `#if` stands in front of a member of what is in front of it.
    private var isInFrontOfMember: Bool {
        var next = place
        while tokens[next].kind == .poundIf {
            next += 1
            while next < tokens.count - 1, !tokens[next].startsLine { next += 1 }
        }
        return tokens[next].kind == .period
    }

    /// The members that are called under `#if`: those of all clauses, one after the other, as if each were compiled.
    private mutating func readCompiledSuffixes(
        of primary: Int32, _ flavor: Flavor, _ context: PatternContext
    ) throws(NotPlain) -> Int32 {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.maximumDepth else { throw NotPlain() }
        var base = primary
        while !at(.poundEndif) {
            guard at(.poundIf) || at(.poundElseif) || at(.poundElse) else { throw NotPlain() }
            // The condition ends with its line.
            repeat { place += 1 } while !token.startsLine && !at(.end)
            if at(.period) || at(.poundIf) && isInFrontOfMember {
                base = try readSuffixes(of: base, from: here, flavor, context)
            }
        }
        place += 1
        return base
    }

    // MARK: - Arguments

    /// The arguments of a call, or the elements of a tuple, up to the bracket that ends them.
    mutating func readArguments(
        until end: SwiftToken.Kind, _ flavor: Flavor, _ context: PatternContext
    ) throws(NotPlain) -> Int32 {
        depth += 1
        guard depth < Self.maximumDepth else { throw NotPlain() }
        let first = here
        let mark = pending.count
        while !at(end) {
            let start = here
            var label = none
            if isLabel(0) || at(.dollarIdentifier), ahead(1).kind == .colon {
                label = take()
                place += 1
            }
            let value: Int32
            if at(.binaryOperator),
                ahead(1).kind == .comma || ahead(1).kind == .rightParen || ahead(1).kind == .rightSquare
            {
                guard token.partner <= 1 else { throw NotPlain() }
                let name = take()
                value = tree.add(.declReferenceExpr, from: name, through: name, name, none)
            } else {
                value = try readExpression(flavor, context)
            }
            let through = before
            let hasMore = takeIf(.comma) != nil
            pending.append(tree.add(.argument, from: start, through: through, label, value))
            guard hasMore else { break }
        }
        depth -= 1
        return list(.argumentList, from: first, since: mark)
    }

    private mutating func readCollection() throws(NotPlain) -> Int32 {
        let first = take()
        depth += 1
        guard depth < Self.maximumDepth else { throw NotPlain() }
        let mark = pending.count
        var kind = SwiftNodeKind.arrayExpr
        if at(.colon), ahead(1).kind == .rightSquare {
            place += 1
            kind = .dictionaryExpr
        }
        while !at(.rightSquare) {
            pending.append(try readExpression(.basic))
            if pending.count == mark + 1, at(.colon) { kind = .dictionaryExpr }
            if kind == .dictionaryExpr {
                _ = try take(.colon)
                pending.append(try readExpression(.basic))
            }
            guard takeIf(.comma) != nil else { break }
        }
        _ = try take(.rightSquare)
        depth -= 1
        return list(kind, from: first, since: mark)
    }

    // MARK: - Literals and macros

    private mutating func readString() throws(NotPlain) -> Int32 {
        let first = here
        if at(.string) {
            place += 1
            return tree.add(.stringLiteralExpr, from: first, through: before)
        }
        place += 1
        let mark = pending.count
        while at(.interpolationOpen) {
            place += 1
            pending.append(try readArguments(until: .interpolationClose, .basic, .none))
            _ = try take(.interpolationClose)
        }
        _ = try take(.stringClose)
        return list(.stringLiteralExpr, from: first, since: mark)
    }

    /// `#selector(show)`
    private mutating func readMacroExpansion(_ flavor: Flavor, _ context: PatternContext) throws(NotPlain) -> Int32 {
        let first = take()
        guard at(.identifier) || at(.keyword), !token.flags.contains(.isApart) else { throw NotPlain() }
        place += 1
        guard !isSign("<") else { throw NotPlain() }
        let arguments: Int32
        if atSameLine(.leftParen) {
            place += 1
            arguments = try readArguments(until: .rightParen, .basic, context)
            _ = try take(.rightParen)
        } else {
            arguments = tree.add(.argumentList, from: here, through: before)
        }
        if flavor == .basic { _ = try readTrailingClosures(flavor) }
        return tree.add(.macroExpansionExpr, from: first, through: before, arguments)
    }
}
