/// Patterns: what a value is matched against, and the names that are bound.
extension PlainSwiftParser {
    /// A pattern that only binds: `let (a, b)`.
    mutating func readPattern() throws(NotPlain) -> Int32 {
        let first = here
        switch kind {
        case .identifier:
            let name = take()
            return tree.add(.identifierPattern, from: first, through: before, name)
        case .wildcard:
            place += 1
            return tree.add(.wildcardPattern, from: first, through: before)
        case .leftParen:
            place += 1
            let mark = pending.count
            while !at(.rightParen) {
                if at(.identifier), ahead(1).kind == .colon { place += 2 }
                pending.append(try nested { parser throws(NotPlain) in try parser.readPattern() })
                guard takeIf(.comma) != nil else { break }
            }
            _ = try take(.rightParen)
            return list(.tuplePattern, from: first, since: mark)
        case .keyword where word == .let || word == .var:
            let specifier = take()
            let pattern = try nested { parser throws(NotPlain) in try parser.readPattern() }
            return tree.add(.valueBindingPattern, from: first, through: before, specifier, pattern)
        default: throw NotPlain()
        }
    }

    /// A pattern that a value may or may not match.
    mutating func readMatchingPattern(_ context: PatternContext) throws(NotPlain) -> Int32 {
        let first = here
        if let pattern = try readObviousPattern() { return pattern }
        let expression = try readSequence(.condition, context)
        // A name that is bound comes back as an expression around its pattern.
        if tree[expression].kind == .patternExpr { return tree.child(0, of: expression) }
        return tree.add(.expressionPattern, from: first, through: before, expression)
    }

    /// `let …`, `var …`, `is …`; nil where the next token does not tell that a pattern follows.
    mutating func readObviousPattern() throws(NotPlain) -> Int32? {
        let first = here
        switch word {
        case .is:
            place += 1
            _ = try readType()
            return tree.add(.otherPattern, from: first, through: before)
        case .let, .var:
            let specifier = take()
            let pattern = try nested { parser throws(NotPlain) in try parser.readMatchingPattern(.binding) }
            return tree.add(.valueBindingPattern, from: first, through: before, specifier, pattern)
        case .inout, .borrowing: throw NotPlain()
        default: return nil
        }
    }

    /// Whether the name at hand is bound, and not the beginning of something that is matched.
    mutating func isInBindingPosition() throws(NotPlain) -> Bool {
        switch ahead(1).kind {
        case .period, .leftParen, .leftSquare: return false
        default:
            // Of generic arguments in patterns the library knows more.
            if isSign("<", 1) { throw NotPlain() }
            return true
        }
    }
}
