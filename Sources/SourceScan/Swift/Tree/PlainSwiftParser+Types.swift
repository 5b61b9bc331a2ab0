/// Types and generics.
extension PlainSwiftParser {
    mutating func readType() throws(NotPlain) -> Int32 {
        depth += 1
        guard depth < Self.maximumDepth else { throw NotPlain() }
        let first = here
        let isAttributed = try skipTypeAttributes()
        let start = here
        var type = try readComposedType()
        if let function = try readFunctionType(of: type, from: start) { type = function }
        if isAttributed { type = tree.add(.attributedType, from: first, through: before, type) }
        depth -= 1
        return type
    }

    /// `inout`, `@escaping` and their like; they say nothing of what a value is.
    private mutating func skipTypeAttributes() throws(NotPlain) -> Bool {
        let first = here
        while true {
            switch word {
            case .inout, .borrowing, .consuming, .sending: place += 1
            // `isolated` and others may also be a type's name.
            case .isolated where ahead(1).kind == .identifier && !ahead(1).startsLine: place += 1
            default:
                guard at(.atSign) else { return here > first }
                place += 1
                guard at(.identifier), !token.flags.contains(.isApart) else { throw NotPlain() }
                let hasArguments = isText("convention")
                let hasNone = isText("escaping") || isText("autoclosure") || isText("Sendable")
                place += 1
                // Of generic wrappers and of members in types the library knows more.
                guard !isSign("<"), !at(.period) else { throw NotPlain() }
                if at(.leftParen), !token.flags.contains(.isApart), !hasNone {
                    guard hasArguments || isFunctionType(from: Int(token.partner) + 1) else { throw NotPlain() }
                    if hasArguments { skipBrackets() }
                }
            }
        }
    }

    /// Goes behind the bracket that closes the one at hand.
    mutating func skipBrackets() { place = Int(token.partner) + 1 }

    /// Whether `async throws -> B` and the like follow, or a part of that.
    private func isFunctionType(from place: Int) -> Bool { tokens[endOfEffects(from: place)].kind == .arrow }

    /// The place behind `async` and `throws(Fault)`.
    func endOfEffects(from start: Int) -> Int {
        var next = start
        while true {
            switch tokens[next].word {
            case .async, .rethrows, .reasync: next += 1
            case .throws: next = tokens[next + 1].kind == .leftParen ? Int(tokens[next + 1].partner) + 1 : next + 1
            default: return next
            }
        }
    }

    /// `(A) async throws -> B`; nil where the type is no function's.
    private mutating func readFunctionType(of input: Int32, from first: Int32) throws(NotPlain) -> Int32? {
        guard isFunctionType(from: place) else { return nil }
        // What is not in parentheses is an error, which the library tells of in its own way.
        guard tree[input].kind == .tupleType else { throw NotPlain() }
        place = endOfEffects(from: place) + 1
        let result = try readType()
        return tree.add(.functionType, from: first, through: before, tree.child(0, of: input), result)
    }

    /// `some A & B`
    private mutating func readComposedType() throws(NotPlain) -> Int32 {
        if at(.repeat) || at(.each) { throw NotPlain() }
        let first = here
        let isConstraint = (at(.some) || at(.any)) && isStartOfType(1)
        if isConstraint { place += 1 }
        let start = here
        var type = try readSimpleType()
        if isSign("&") {
            let mark = pending.count
            pending.append(type)
            while isSign("&") {
                place += 1
                pending.append(try readSimpleType())
            }
            type = list(.compositionType, from: start, since: mark)
        }
        return isConstraint ? tree.add(.someOrAnyType, from: first, through: before, type) : type
    }

    private func isStartOfType(_ distance: Int) -> Bool {
        switch ahead(distance).kind {
        case .identifier, .leftParen, .leftSquare, .atSign: true
        case .keyword: ahead(distance).word == .SelfWord || ahead(distance).word == .Any
        case .prefixOperator: isSign("~", distance)
        default: false
        }
    }

    private mutating func readSimpleType() throws(NotPlain) -> Int32 {
        let first = here
        if isSign("~") {
            place += 1
            _ = try readUnsuppressedType()
            return tree.add(.otherType, from: first, through: before)
        }
        return try readUnsuppressedType()
    }

    private mutating func readUnsuppressedType() throws(NotPlain) -> Int32 {
        let first = here
        var type: Int32
        switch kind {
        case .identifier: type = try readNamedType()
        case .keyword where word == .SelfWord || word == .Any: type = try readNamedType()
        case .leftParen: type = try readTupleType()
        case .leftSquare: type = try readCollectionType()
        case .wildcard: type = try readNamedType()
        default: throw NotPlain()
        }
        while true {
            if at(.period) {
                place += 1
                type = try readMemberType(of: type, from: first)
            } else if atSameLine(.postfixQuestion) || atSameLine(.exclamation) {
                place += 1
                type = tree.add(.optionalType, from: first, through: before, type)
            } else {
                return type
            }
        }
    }

    private mutating func readMemberType(of base: Int32, from first: Int32) throws(NotPlain) -> Int32 {
        if at(.TypeWord) || at(.ProtocolWord) {
            place += 1
            return tree.add(.metatypeType, from: first, through: before, base)
        }
        guard at(.identifier), !token.startsLine else { throw NotPlain() }
        let name = take()
        let arguments = isSign("<") ? try readGenericArguments() : none
        return tree.add(.memberType, from: first, through: before, base, name, arguments)
    }

    /// A name with generic arguments, and nothing behind it.
    mutating func readNamedType() throws(NotPlain) -> Int32 {
        let name = take()
        let arguments = isSign("<") ? try readGenericArguments() : none
        return tree.add(.identifierType, from: name, through: before, name, arguments)
    }

    private mutating func readTupleType() throws(NotPlain) -> Int32 {
        let first = take()
        let start = here
        let mark = pending.count
        while !at(.rightParen) {
            pending.append(try readTupleTypeElement())
            guard takeIf(.comma) != nil else { break }
        }
        let elements = list(.list, from: start, since: mark)
        _ = try take(.rightParen)
        return tree.add(.tupleType, from: first, through: before, elements)
    }

    private mutating func readTupleTypeElement() throws(NotPlain) -> Int32 {
        let first = here
        var label = none
        if isLabel(0), ahead(1).kind == .colon {
            label = take()
            place += 1
        } else if isLabel(0), isLabel(1), ahead(2).kind == .colon {
            label = take()
            place += 2
        }
        let type = try readType()
        if isEllipsis { place += 1 }
        guard !at(.equal) else { throw NotPlain() }
        return tree.add(.tupleTypeElement, from: first, through: before, label, type)
    }

    var isEllipsis: Bool {
        token.end - token.start == 3 && source[Int(token.start)] == UInt8(ascii: ".")
            && source[Int(token.start) + 2] == UInt8(ascii: ".")
    }

    /// Whether a token can be an argument's label.
    func isLabel(_ distance: Int) -> Bool {
        let token = ahead(distance)
        switch token.kind {
        case .wildcard: return true
        case .identifier: return source[Int(token.start)] != UInt8(ascii: "$")
        case .keyword: return token.word != .inout
        default: return false
        }
    }

    private mutating func readCollectionType() throws(NotPlain) -> Int32 {
        let first = take()
        let element = try readType()
        if takeIf(.colon) != nil {
            let value = try readType()
            _ = try take(.rightSquare)
            return tree.add(.dictionaryType, from: first, through: before, element, value)
        }
        _ = try take(.rightSquare)
        return tree.add(.arrayType, from: first, through: before, element)
    }

    // MARK: - Generics

    /// `<A, B>`
    mutating func readGenericArguments() throws(NotPlain) -> Int32 {
        let first = take()
        let mark = pending.count
        repeat {
            if at(.integer) {
                let digits = take()
                pending.append(tree.add(.integerLiteralExpr, from: digits, through: digits, digits))
            } else {
                pending.append(try readType())
            }
        } while takeIf(.comma) != nil
        guard isSign(">") else { throw NotPlain() }
        place += 1
        return list(.genericArguments, from: first, since: mark)
    }

    /// Generic arguments behind an expression; nil where `<` is an operator.
    mutating func readGenericArgumentsOfExpression() throws(NotPlain) -> Int32? {
        guard isSign("<") else { return nil }
        // `Box< >`
        if isSign(">", 1) { throw NotPlain() }
        let (mark, outer, start, level) = (tree.mark, pending.count, place, depth)
        do {
            let arguments = try readGenericArguments()
            if isBehindGenericArguments { return arguments }
        } catch {
            // What is no list of types is an operator.
        }
        tree.goBack(to: mark)
        pending.removeSubrange(outer...)
        (place, depth) = (start, level)
        return nil
    }

    private var isBehindGenericArguments: Bool {
        switch kind {
        case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .end, .exclamation,
            .postfixQuestion, .colon:
            true
        case .binaryOperator: isSign("&")
        case .leftParen, .leftSquare: !token.startsLine
        case .stringClose, .interpolationClose: true
        default: false
        }
    }

    /// `<A: B, C>` of a declaration; none where there is none.
    mutating func readGenericParameters() throws(NotPlain) -> Int32 {
        guard isSign("<") else { return none }
        let first = take()
        let mark = pending.count
        repeat {
            let start = here
            guard at(.identifier), !at(.each) else { throw NotPlain() }
            let name = take()
            let constraint = takeIf(.colon) == nil ? none : try readType()
            pending.append(tree.add(.genericParameter, from: start, through: before, name, constraint))
        } while takeIf(.comma) != nil
        guard isSign(">") else { throw NotPlain() }
        place += 1
        return list(.genericParameters, from: first, since: mark)
    }

    /// `where A: B, C == D` of a declaration; none where there is none.
    mutating func readRequirements() throws(NotPlain) -> Int32 {
        guard at(.where) else { return none }
        let first = take()
        let mark = pending.count
        repeat {
            let start = here
            let left = try readType()
            if takeIf(.colon) != nil {
                // A layout, such as `AnyObject`, is a type as well.
                let right = try readType()
                pending.append(tree.add(.requirement, from: start, through: before, left, right))
            } else {
                guard isOperator("=", "=") else { throw NotPlain() }
                place += 1
                let right = try readType()
                pending.append(tree.add(.sameTypeRequirement, from: start, through: before, left, right))
            }
        } while takeIf(.comma) != nil
        return list(.list, from: first, since: mark)
    }
}
