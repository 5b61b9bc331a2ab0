/// Numbers and texts.
extension PlainSwiftLexer {
    mutating func readNumber(_ classes: UnsafeBufferPointer<UInt8>) {
        let word = endOfWord(from: offset, classes)
        let second = byte(offset + 1)
        if byte(offset) == UInt8(ascii: "0"), "xob".utf8.contains(second) {
            // Of numbers with an exponent of two the library knows more.
            guard byte(word) != UInt8(ascii: ".") || !Self.isDigit(byte(word + 1), of: UInt8(ascii: "x")),
                word > offset + 2,
                (offset + 2..<word).allSatisfy({ Self.isDigit(byte($0), of: second) })
            else { return giveUp() }
            return add(.integer, from: offset, to: word)
        }
        var end = endOfDigits(from: offset, classes)
        var kind = SwiftToken.Kind.integer
        // `pair.0.1` are two members.
        if byte(end) == UInt8(ascii: "."), classes[Int(byte(end + 1))] == ByteClass.digit, tokens.last?.kind != .period
        {
            end = endOfDigits(from: end + 1, classes)
            kind = .float
        }
        if byte(end) == UInt8(ascii: "e") || byte(end) == UInt8(ascii: "E"), tokens.last?.kind != .period {
            end += byte(end + 1) == UInt8(ascii: "-") || byte(end + 1) == UInt8(ascii: "+") ? 2 : 1
            guard classes[Int(byte(end))] == ByteClass.digit else { return giveUp() }
            end = endOfDigits(from: end, classes)
            kind = .float
        }
        guard endOfWord(from: end, classes) == end else { return giveUp() }
        add(kind, from: offset, to: end)
    }

    private func endOfDigits(from start: Int, _ classes: UnsafeBufferPointer<UInt8>) -> Int {
        var end = start
        while classes[Int(byte(end))] == ByteClass.digit || byte(end) == UInt8(ascii: "_") { end += 1 }
        return end
    }

    private static func isDigit(_ byte: UInt8, of base: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0"), UInt8(ascii: "1"), UInt8(ascii: "_"): true
        case UInt8(ascii: "2")...UInt8(ascii: "7"): base != UInt8(ascii: "b")
        case UInt8(ascii: "8"), UInt8(ascii: "9"): base == UInt8(ascii: "x")
        case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): base == UInt8(ascii: "x")
        default: false
        }
    }

    mutating func readString() {
        let isLong = byte(offset + 1) == UInt8(ascii: "\"") && byte(offset + 2) == UInt8(ascii: "\"")
        let start = offset
        let first = tokens.count
        let outer = open.count
        var end = start + (isLong ? 3 : 1)
        var isEscaped = isLong
        var hasText = false
        var isOpen = false
        while true {
            guard end < count else { return giveUp() }
            switch byte(end) {
            case UInt8(ascii: "\""):
                if isLong, byte(end + 1) != UInt8(ascii: "\"") || byte(end + 2) != UInt8(ascii: "\"") {
                    hasText = true
                    end += 1
                    continue
                }
                // Quotes in front of the closing ones: the library knows.
                if isLong, byte(end + 3) == UInt8(ascii: "\"") { return giveUp() }
                end += isLong ? 3 : 1
                finish(from: start, to: end, isOpen, first, isEscaped: isEscaped, hasText: hasText)
                return
            case UInt8(ascii: "\\"):
                if byte(end + 1) == UInt8(ascii: "(") {
                    if !isOpen { add(.stringOpen, from: start, to: end) }
                    isOpen = true
                    guard let after = readInterpolation(at: end, outer, isLong: isLong) else { return giveUp() }
                    end = after
                    continue
                }
                guard Self.escapes.contains(byte(end + 1)) || isLong && Self.isSpace(byte(end + 1)) else {
                    return giveUp()
                }
                isEscaped = true
                hasText = true
                end += 2
            case 0x0A, 0x0D:
                guard isLong else { return giveUp() }
                end += 1
            case 0: return giveUp()
            default:
                if !isLong || !Self.isSpace(byte(end)) { hasText = true }
                end += 1
            }
        }
    }

    private mutating func finish(
        from start: Int, to end: Int, _ isOpen: Bool, _ first: Int, isEscaped: Bool, hasText: Bool
    ) {
        if isOpen { add(.stringClose, from: end - 1, to: end) } else { add(.string, from: start, to: end) }
        if isEscaped { tokens[first].flags.insert(.isEscaped) }
        if hasText { tokens[first].flags.insert(.hasText) }
        flags = []
        offset = end
    }

    private static let escapes = Array("0\\tnr\"'u".utf8)
    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

    /// Reads the tokens of `\(…)`.
    ///
    /// - Returns: the offset behind it; nil where it is not plain.
    mutating func readInterpolation(at start: Int, _ outer: Int, isLong: Bool) -> Int? {
        // In its own text, a literal ends where it begins anew.
        guard open.count < PlainSwiftParser.maximumDepth else { return nil }
        let first = tokens.count
        open.append(Int32(first))
        add(.interpolationOpen, from: start, to: start + 2)
        return ByteClass.table.withUnsafeBufferPointer { classes in
            while !isBroken {
                skipSpace(classes)
                guard offset < count, !isBroken else { return nil }
                if !isLong, flags.contains(.startsLine) { return nil }
                if byte(offset) == UInt8(ascii: ")"), open.count == outer + 1 {
                    open.removeLast()
                    tokens[first].partner = Int32(tokens.count)
                    add(.interpolationClose)
                    return offset
                }
                guard open.count > outer else { return nil }
                readToken(classes)
            }
            return nil
        }
    }

    /// `#"…"#` on one line and without interpolations.
    mutating func readRawString() {
        var end = offset + 2
        if byte(end) == UInt8(ascii: "\""), byte(end + 1) == UInt8(ascii: "\"") { return giveUp() }
        while end < count, byte(end) != 0x0A, byte(end) != 0x0D {
            if byte(end) == UInt8(ascii: "\\"), byte(end + 1) == UInt8(ascii: "#") { return giveUp() }
            if byte(end) == UInt8(ascii: "\""), byte(end + 1) == UInt8(ascii: "#") {
                guard byte(end + 2) != UInt8(ascii: "#") else { return giveUp() }
                flags.insert([.isEscaped, .hasText])
                return add(.string, from: offset, to: end + 2)
            }
            end += 1
        }
        giveUp()
    }
}
