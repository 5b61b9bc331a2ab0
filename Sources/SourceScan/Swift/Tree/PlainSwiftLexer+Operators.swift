/// Operators and periods, and what is at both their sides.
extension PlainSwiftLexer {
    mutating func readPeriod() {
        let next = byte(offset + 1)
        if next == UInt8(ascii: "."), byte(offset + 2) == UInt8(ascii: ".") || byte(offset + 2) == UInt8(ascii: "<") {
            let end = offset + 3
            let after = byte(end)
            guard after != UInt8(ascii: "."),
                ByteClass.table[Int(after)] != ByteClass.sign || after == UInt8(ascii: "-")
            else { return giveUp() }
            guard after != UInt8(ascii: "-") else { return giveUp() }
            return add(operatorKind(from: offset, to: end), from: offset, to: end)
        }
        guard next != UInt8(ascii: "."), ByteClass.table[Int(next)] != ByteClass.sign else { return giveUp() }
        add(.period)
    }

    mutating func readSign(_ classes: UnsafeBufferPointer<UInt8>) {
        let first = byte(offset)
        if first == UInt8(ascii: "?") || first == UInt8(ascii: "!"), isLeftBound(offset) {
            return add(first == UInt8(ascii: "?") ? .postfixQuestion : .exclamation)
        }
        var end = offset + 1
        while classes[Int(byte(end))] == ByteClass.sign {
            if byte(end) == UInt8(ascii: "/"), byte(end + 1) == UInt8(ascii: "/") || byte(end + 1) == UInt8(ascii: "*")
            {
                break
            }
            end += 1
        }
        let length = end - offset
        // A placeholder, a mark of a conflict, a regular expression.
        if first == UInt8(ascii: "<"), length == 1, byte(end) == UInt8(ascii: "#") { return giveUp() }
        if length >= 7 || first == UInt8(ascii: "<") && length > 1 && byte(offset + 1) == UInt8(ascii: ">") {
            return giveUp()
        }
        let kind = operatorKind(from: offset, to: end)
        // A regular expression has no space behind its first slash.
        if hasSlash(from: offset, to: end), kind != .binaryOperator || isRightBound(end, false) && !isAfterOperand {
            return giveUp()
        }
        if length == 2, first == UInt8(ascii: "-"), byte(offset + 1) == UInt8(ascii: ">") {
            return add(.arrow, from: offset, to: end)
        }
        if length > 1, first == UInt8(ascii: ">") { return split(end: end, kind) }
        add(kind, from: offset, to: end)
    }

    /// An operator that begins with `>` may end generic arguments, so that each of its signs is a token.
    private mutating func split(end: Int, _ kind: SwiftToken.Kind) {
        let (start, first) = (offset, tokens.count)
        add(kind, from: start, to: start + 1)
        tokens[first].partner = Int32(end - start)
        for place in start + 1..<end {
            switch byte(place) {
            case UInt8(ascii: "?"): add(.postfixQuestion, from: place, to: place + 1)
            case UInt8(ascii: "!"): add(.exclamation, from: place, to: place + 1)
            case UInt8(ascii: "="): add(.equal, from: place, to: place + 1)
            default: add(operatorKind(from: place, to: place + 1), from: place, to: place + 1)
            }
        }
    }

    private func hasSlash(from start: Int, to end: Int) -> Bool {
        (start..<end).contains { byte($0) == UInt8(ascii: "/") }
    }

    private var isAfterOperand: Bool {
        guard let last = tokens.last else { return false }
        switch last.kind {
        case .identifier, .dollarIdentifier, .integer, .float, .string, .stringClose, .rightParen, .rightSquare,
            .postfixQuestion, .exclamation:
            return true
        case .keyword: return last.word == .selfWord || last.word == .SelfWord
        default: return false
        }
    }

    /// What an operator is, by what is at both its sides.
    private func operatorKind(from start: Int, to end: Int) -> SwiftToken.Kind {
        let isLeft = isLeftBound(start)
        let isRight = isRightBound(end, isLeft)
        if end - start == 1 {
            switch byte(start) {
            case UInt8(ascii: "="): return .equal
            case UInt8(ascii: "&") where isRight && !isLeft: return .prefixAmpersand
            case UInt8(ascii: "?"): return .infixQuestion
            default: break
            }
        }
        return isLeft == isRight ? .binaryOperator : isLeft ? .postfixOperator : .prefixOperator
    }

    private func isLeftBound(_ start: Int) -> Bool {
        guard start > 0 else { return false }
        switch byte(start - 1) {
        case UInt8(ascii: " "), 0x0D, 0x0A, UInt8(ascii: "\t"), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
            UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
            return false
        case UInt8(ascii: "/"): return start < 2 || byte(start - 2) != UInt8(ascii: "*")
        default: return true
        }
    }

    private func isRightBound(_ end: Int, _ isLeft: Bool) -> Bool {
        switch byte(end) {
        case UInt8(ascii: " "), 0x0D, 0x0A, UInt8(ascii: "\t"), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
            UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
            return false
        case UInt8(ascii: "."): return !isLeft
        case UInt8(ascii: "/"): return byte(end + 1) != UInt8(ascii: "/") && byte(end + 1) != UInt8(ascii: "*")
        default: return true
        }
    }
}
