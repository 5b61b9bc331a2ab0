/// Declarations.
extension PlainSwiftParser {
    /// Whether a declaration begins here, in a body or in a file.
    var isAtDeclaration: Bool {
        if at(.atSign) { return true }
        guard at(.keyword) || at(.identifier), !at(.initWord) else { return false }
        return isDeclaration(from: place)
    }

    private func isDeclaration(from start: Int) -> Bool {
        var next = start
        while true {
            let word = tokens[next].word
            if word.isDeclaration { return true }
            if word == .initWord { return next > start }
            if word == .actor { return tokens[next + 1].kind == .identifier && !tokens[next + 1].startsLine }
            if word == .macro || word == .using {
                return tokens[next + 1].kind == .identifier && !tokens[next + 1].startsLine
            }
            if word == .async { return tokens[next + 1].word == .let }
            guard word.isModifier else { return word == .case && next > start }
            next += 1
            // `open(url)` calls a function.
            if word != .open, tokens[next].kind == .leftParen { next = Int(tokens[next].partner) + 1 }
        }
    }

    mutating func readDeclaration() throws(NotPlain) -> Int32 {
        let first = here
        let attributes = try readAttributes()
        let modifiers = try readModifiers()
        switch word {
        case .class: return try readType(.classDecl, from: first, attributes)
        case .struct: return try readType(.structDecl, from: first, attributes)
        case .enum: return try readType(.enumDecl, from: first, attributes)
        case .protocol: return try readType(.protocolDecl, from: first, attributes)
        case .actor: return try readType(.actorDecl, from: first, attributes)
        case .extension: return try readExtension(from: first, attributes)
        case .func: return try readFunction(from: first, attributes, modifiers)
        case .initWord: return try readInitializer(from: first, attributes, modifiers)
        case .deinit:
            place += 1
            let body = try readBlock()
            return tree.add(.deinitializerDecl, from: first, through: before, attributes, modifiers, body)
        case .subscript: return try readSubscript(from: first, attributes, modifiers)
        case .let, .var: return try readVariable(from: first, attributes, modifiers)
        case .case: return try readEnumCase(from: first, attributes, modifiers)
        case .typealias:
            place += 1
            let name = try takeName()
            let generics = try readGenericParameters()
            _ = try take(.equal)
            let type = try readType()
            guard !at(.where) else { throw NotPlain() }
            return tree.add(
                .typeAliasDecl, from: first, through: before, all: [attributes, modifiers, name, generics, type])
        case .associatedtype: return try readAssociatedType(from: first)
        case .import: return try readImport(from: first)
        default: throw NotPlain()
        }
    }

    private mutating func readAssociatedType(from first: Int32) throws(NotPlain) -> Int32 {
        place += 1
        _ = try takeName()
        if at(.colon) { _ = try readInheritance() }
        if takeIf(.equal) != nil { _ = try readType() }
        _ = try readRequirements()
        return tree.add(.otherDecl, from: first, through: before)
    }

    private mutating func readImport(from first: Int32) throws(NotPlain) -> Int32 {
        place += 1
        switch word {
        case .typealias, .struct, .class, .enum, .protocol, .var, .let, .func: place += 1
        default: break
        }
        let mark = pending.count
        repeat {
            guard !token.startsLine else { throw NotPlain() }
            pending.append(try takeName())
        } while takeIf(.period) != nil
        return list(.importDecl, from: first, since: mark)
    }

    // MARK: - Attributes and modifiers

    mutating func readAttributes() throws(NotPlain) -> Int32 {
        let first = here
        let mark = pending.count
        while at(.atSign) { pending.append(try readAttribute()) }
        return list(.attributeList, from: first, since: mark)
    }

    private mutating func readAttribute() throws(NotPlain) -> Int32 {
        let first = take()
        guard at(.identifier), !token.flags.contains(.isApart) else { throw NotPlain() }
        let start = here
        let isPlain = ahead(1).kind != .period
        let text = UnsafeBufferPointer(start: source + Int(token.start), count: Int(token.end - token.start))
        let hasOwnSyntax = isPlain && Self.attributesWithOwnSyntax.contains { $0.elementsEqual(text) }
        let isForObjectiveC = isPlain && text.elementsEqual("objc".utf8)
        var name = try readNamedType()
        while at(.period) {
            place += 1
            guard at(.identifier), !token.startsLine else { throw NotPlain() }
            let member = take()
            let arguments = isSign("<") ? try readGenericArguments() : none
            name = tree.add(.memberType, from: start, through: before, name, member, arguments)
        }
        var arguments = none
        if atSameLine(.leftParen) {
            // With space in front, what is in the parentheses may be the declaration's.
            guard hasOwnSyntax || !token.flags.contains(.isApart) else { throw NotPlain() }
            if hasOwnSyntax || isForObjectiveC {
                let end = token.partner
                if isForObjectiveC, end > here + 1 {
                    arguments = tree.add(.objCSelector, from: here + 1, through: end - 1)
                }
                skipBrackets()
            } else {
                place += 1
                arguments = try readArguments(until: .rightParen, .attribute, .none)
                _ = try take(.rightParen)
            }
        }
        return tree.add(.attribute, from: first, through: before, name, arguments)
    }

    /// What they are handed is not written as a call's arguments are.
    private static let attributesWithOwnSyntax: [[UInt8]] = [
        "available", "_spi_available", "backDeployed", "_backDeploy", "differentiable", "derivative", "transpose",
        "specialized", "_specialize", "_dynamicReplacement", "_documentation", "_effects", "_implements",
        "_originallyDefinedIn", "attached", "freestanding", "abi", "Sendable",
    ].map { Array($0.utf8) }

    private mutating func readModifiers() throws(NotPlain) -> Int32 {
        let first = here
        let mark = pending.count
        while true {
            if word.isModifier || at(.async) && ahead(1).word == .let {
                pending.append(take())
                if at(.leftParen) { skipBrackets() }
            } else if at(.class), ahead(1).word.isModifier || isMember(ahead(1).word) {
                pending.append(take())
            } else {
                return list(.modifiers, from: first, since: mark)
            }
        }
    }

    private func isMember(_ word: SwiftWord) -> Bool {
        switch word {
        case .func, .var, .let, .subscript: true
        default: false
        }
    }

    // MARK: - Types

    private mutating func readType(
        _ kind: SwiftNodeKind, from first: Int32, _ attributes: Int32
    ) throws(NotPlain) -> Int32 {
        place += 1
        let name = try takeName()
        var generics = try readGenericParameters()
        // What a protocol has in angle brackets are no parameters.
        if kind == .protocolDecl { generics = none }
        return try readRest(of: kind, from: first, attributes, name, generics)
    }

    private mutating func readExtension(from first: Int32, _ attributes: Int32) throws(NotPlain) -> Int32 {
        place += 1
        let type = try readType()
        return try readRest(of: .extensionDecl, from: first, attributes, type, none)
    }

    private mutating func readRest(
        of kind: SwiftNodeKind, from first: Int32, _ attributes: Int32, _ name: Int32, _ generics: Int32
    ) throws(NotPlain) -> Int32 {
        let inheritance = at(.colon) ? try readInheritance() : none
        let requirements = try readRequirements()
        _ = try take(.leftBrace)
        let members = try readMembers { $0.at(.rightBrace) }
        _ = try take(.rightBrace)
        return tree.add(
            kind, from: first, through: before, all: [attributes, name, generics, inheritance, requirements, members])
    }

    private mutating func readInheritance() throws(NotPlain) -> Int32 {
        place += 1
        let first = here
        let mark = pending.count
        repeat {
            if at(.class) {
                pending.append(tree.add(.otherType, from: here, through: here))
                place += 1
            } else {
                pending.append(try readType())
            }
        } while takeIf(.comma) != nil
        return list(.list, from: first, since: mark)
    }

    private mutating func readMembers(until ends: (PlainSwiftParser) -> Bool) throws(NotPlain) -> Int32 {
        depth += 1
        guard depth < Self.maximumDepth else { throw NotPlain() }
        let first = here
        let mark = pending.count
        while !ends(self) {
            if at(.poundIf) {
                pending.append(
                    try readCompilation { parser throws(NotPlain) in
                        try parser.readMembers { $0.isAtCompilationEnd }
                    })
            } else if at(.pound) {
                let start = here
                _ = try readExpression(.basic)
                pending.append(tree.add(.otherDecl, from: start, through: before))
            } else {
                pending.append(try readDeclaration())
            }
            if takeIf(.semicolon) == nil, !ends(self), !token.startsLine { throw NotPlain() }
        }
        depth -= 1
        return list(.memberItems, from: first, since: mark)
    }

    private mutating func readEnumCase(
        from first: Int32, _ attributes: Int32, _ modifiers: Int32
    ) throws(NotPlain) -> Int32 {
        place += 1
        let start = here
        let mark = pending.count
        repeat {
            let name = try takeName()
            let parameters = atSameLine(.leftParen) ? try readCaseParameters() : none
            let value = takeIf(.equal) == nil ? none : try readExpression(.basic)
            pending.append(tree.add(.enumCaseElement, from: name, through: before, name, parameters, value))
        } while takeIf(.comma) != nil
        let elements = list(.list, from: start, since: mark)
        return tree.add(.enumCaseDecl, from: first, through: before, attributes, modifiers, elements)
    }

    private mutating func readCaseParameters() throws(NotPlain) -> Int32 {
        let first = take()
        let mark = pending.count
        while !at(.rightParen) {
            let start = here
            var (label, name) = (none, none)
            if isLabel(0), ahead(1).kind == .colon {
                label = take()
                place += 1
            } else if isLabel(0), isLabel(1), ahead(2).kind == .colon {
                label = take()
                name = take()
                place += 1
            }
            let type = try readType()
            if takeIf(.equal) != nil { _ = try readExpression(.basic) }
            pending.append(tree.add(.enumCaseParameter, from: start, through: before, label, name, type))
            guard takeIf(.comma) != nil else { break }
        }
        _ = try take(.rightParen)
        return list(.list, from: first, since: mark)
    }
}
