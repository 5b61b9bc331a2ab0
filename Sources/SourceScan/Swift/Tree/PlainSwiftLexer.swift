/// Takes a Swift source apart into tokens, all at once.
///
/// It knows what well-formed sources are made of. Whatever else it meets makes it give up, and the file is for the
/// library's parser: bytes beyond ASCII in code, regular expressions, placeholders, brackets without a partner.
struct PlainSwiftLexer {
    /// Ends in `SwiftWords.margin` zeros.
    private let source: UnsafePointer<UInt8>
    private let count: Int
    private let words = SwiftWords.all
    private var offset = 0
    private(set) var tokens: ContiguousArray<SwiftToken> = []
    /// The opening brackets that are not closed yet.
    private var open: ContiguousArray<Int32> = []
    private var isBroken = false
    private var flags: SwiftToken.Flags = .startsLine

    /// The tokens of a source, the last of which is its end; nil for one that is not plain.
    ///
    /// - Parameter count: of the bytes without the zeros behind them.
    static func tokens(of source: UnsafePointer<UInt8>, count: Int) -> ContiguousArray<SwiftToken>? {
        var lexer = PlainSwiftLexer(source: source, count: count)
        lexer.tokens.reserveCapacity(count / 5 + 16)
        ByteClass.table.withUnsafeBufferPointer { lexer.readAll($0) }
        return lexer.isBroken || !lexer.open.isEmpty ? nil : lexer.tokens
    }

    private init(source: UnsafePointer<UInt8>, count: Int) {
        self.source = source
        self.count = count
    }

    private mutating func readAll(_ classes: UnsafeBufferPointer<UInt8>) {
        while !isBroken {
            skipSpace(classes)
            guard offset < count, !isBroken else { break }
            readToken(classes)
        }
        add(.end, from: count, to: count)
    }

    private func byte(_ offset: Int) -> UInt8 { source[offset] }

    private mutating func giveUp() {
        isBroken = true
        offset = count
    }

    private mutating func add(_ kind: SwiftToken.Kind, from start: Int, to end: Int, _ word: SwiftWord = .none) {
        tokens.append(
            SwiftToken(
                start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end), kind: kind, word: word,
                flags: flags))
        flags = []
        offset = end
    }

    private mutating func add(_ kind: SwiftToken.Kind) { add(kind, from: offset, to: offset + 1) }

    // MARK: - Space

    /// What is behind a token on its line belongs to it, however many lines a comment there has.
    private mutating func skipSpace(_ classes: UnsafeBufferPointer<UInt8>) {
        while true {
            let next = byte(offset)
            if classes[Int(next)] == ByteClass.space {
                flags.insert(next == 0x0A || next == 0x0D ? [.startsLine, .isApart] : .isApart)
                offset += 1
            } else if next == UInt8(ascii: "/"), byte(offset + 1) == UInt8(ascii: "/") {
                flags.insert(.isApart)
                while offset < count, byte(offset) != 0x0A, byte(offset) != 0x0D { offset += 1 }
            } else if next == UInt8(ascii: "/"), byte(offset + 1) == UInt8(ascii: "*") {
                skipBlockComment()
            } else {
                return
            }
        }
    }

    private mutating func skipBlockComment() {
        let isInFront = flags.contains(.startsLine)
        flags.insert(.isApart)
        var depth = 0
        while offset < count {
            switch (byte(offset), byte(offset + 1)) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                depth += 1
                offset += 2
            case (UInt8(ascii: "*"), UInt8(ascii: "/")):
                depth -= 1
                offset += 2
                if depth == 0 { return }
            case (0x0A, _), (0x0D, _):
                if isInFront { flags.insert(.startsLine) }
                offset += 1
            default: offset += 1
            }
        }
        giveUp()
    }

    // MARK: - Tokens

    private mutating func readToken(_ classes: UnsafeBufferPointer<UInt8>) {
        let first = byte(offset)
        switch classes[Int(first)] {
        case ByteClass.letter: return readWord(classes)
        case ByteClass.digit: return readNumber(classes)
        case ByteClass.sign: return readSign(classes)
        default: break
        }
        switch first {
        case UInt8(ascii: "("): openBracket(.leftParen)
        case UInt8(ascii: "["): openBracket(.leftSquare)
        case UInt8(ascii: "{"): openBracket(.leftBrace)
        case UInt8(ascii: ")"): closeBracket(.rightParen, of: .leftParen)
        case UInt8(ascii: "]"): closeBracket(.rightSquare, of: .leftSquare)
        case UInt8(ascii: "}"): closeBracket(.rightBrace, of: .leftBrace)
        case UInt8(ascii: ","): add(.comma)
        case UInt8(ascii: ";"): add(.semicolon)
        case UInt8(ascii: "@"): add(.atSign)
        case UInt8(ascii: "\\"): add(.backslash)
        case UInt8(ascii: ":"): byte(offset + 1) == first ? giveUp() : add(.colon)
        case UInt8(ascii: "."): readPeriod()
        case UInt8(ascii: "\""): readString()
        case UInt8(ascii: "#"): readPound(classes)
        case UInt8(ascii: "$"): readDollar(classes)
        case UInt8(ascii: "`"): readQuotedName(classes)
        default: lengthOfLetter(at: offset) == nil ? giveUp() : readWord(classes)
        }
    }

    private mutating func openBracket(_ kind: SwiftToken.Kind) {
        open.append(Int32(tokens.count))
        add(kind)
    }

    private mutating func closeBracket(_ kind: SwiftToken.Kind, of opening: SwiftToken.Kind) {
        guard let partner = open.popLast(), tokens[Int(partner)].kind == opening else { return giveUp() }
        tokens[Int(partner)].partner = Int32(tokens.count)
        add(kind)
    }

    private mutating func readWord(_ classes: UnsafeBufferPointer<UInt8>) {
        let end = endOfWord(from: offset, classes)
        guard byte(end) != UInt8(ascii: "$") else { return giveUp() }
        if end - offset == 1, byte(offset) == UInt8(ascii: "_") { return add(.wildcard) }
        let word = words.word(at: UnsafeRawPointer(source + offset), count: end - offset)
        add(word.isReserved ? .keyword : .identifier, from: offset, to: end, word)
    }

    private func endOfWord(from start: Int, _ classes: UnsafeBufferPointer<UInt8>) -> Int {
        var end = start
        while true {
            let next = byte(end)
            if classes[Int(next)] & (ByteClass.letter | ByteClass.digit) != 0 {
                end += 1
            } else if next >= 0x80, let length = lengthOfLetter(at: end) {
                end += length
            } else {
                return end
            }
        }
    }

    /// The bytes of a letter of the scripts that names are mostly written in beyond ASCII: Cyrillic, and Chinese from
    /// U+5000 to U+9FFF. The file is known to be UTF-8.
    private func lengthOfLetter(at offset: Int) -> Int? {
        switch byte(offset) {
        case 0xD0, 0xD1: 2
        case 0xE5...0xE9: 3
        default: nil
        }
    }

    private mutating func readDollar(_ classes: UnsafeBufferPointer<UInt8>) {
        let end = endOfWord(from: offset + 1, classes)
        guard end > offset + 1 else { return giveUp() }
        let isNumber = (offset + 1..<end).allSatisfy { classes[Int(byte($0))] == ByteClass.digit }
        add(isNumber ? .dollarIdentifier : .identifier, from: offset, to: end)
    }

    private mutating func readQuotedName(_ classes: UnsafeBufferPointer<UInt8>) {
        let end = endOfWord(from: offset + 1, classes)
        guard end > offset + 1, byte(end) == UInt8(ascii: "`"), classes[Int(byte(offset + 1))] == ByteClass.letter
        else {
            return giveUp()
        }
        add(.identifier, from: offset, to: end + 1)
    }

    private mutating func readNumber(_ classes: UnsafeBufferPointer<UInt8>) {
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

    private mutating func readPound(_ classes: UnsafeBufferPointer<UInt8>) {
        if byte(offset + 1) == UInt8(ascii: "\"") { return readRawString() }
        guard classes[Int(byte(offset + 1))] == ByteClass.letter else { return giveUp() }
        let end = endOfWord(from: offset + 1, classes)
        let text = UnsafeBufferPointer(start: source + offset + 1, count: end - offset - 1)
        for (name, kind) in Self.directives where text.elementsEqual(name) { return add(kind, from: offset, to: end) }
        if text.elementsEqual("sourceLocation".utf8) { return giveUp() }
        add(.pound)
    }

    private static let directives: [([UInt8], SwiftToken.Kind)] = [
        (Array("if".utf8), .poundIf), (Array("elseif".utf8), .poundElseif), (Array("else".utf8), .poundElse),
        (Array("endif".utf8), .poundEndif), (Array("available".utf8), .poundAvailable),
        (Array("unavailable".utf8), .poundAvailable),
    ]

    // MARK: - Operators

    private mutating func readPeriod() {
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

    private mutating func readSign(_ classes: UnsafeBufferPointer<UInt8>) {
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
        if hasSlash(from: offset, to: end), kind != .binaryOperator || !isAfterOperand { return giveUp() }
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

    // MARK: - Texts

    private mutating func readString() {
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
    private mutating func readInterpolation(at start: Int, _ outer: Int, isLong: Bool) -> Int? {
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
    private mutating func readRawString() {
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
