/// Takes a Swift source apart into tokens, all at once.
///
/// It knows what well-formed sources are made of. Whatever else it meets makes it give up, and the file is for the
/// library's parser: bytes beyond ASCII in code, regular expressions, placeholders, brackets without a partner.
struct PlainSwiftLexer {
    /// Ends in `SwiftWords.margin` zeros.
    let source: UnsafePointer<UInt8>
    let count: Int
    private let words = SwiftWords.all
    /// Whether lines may end in a carriage return.
    private let hasReturns: Bool
    var offset = 0
    var tokens: ContiguousArray<SwiftToken> = []
    /// The opening brackets that are not closed yet.
    var open: ContiguousArray<Int32> = []
    var isBroken = false
    var flags: SwiftToken.Flags = .startsLine

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
        hasReturns = ByteSearch.first(0x0D, in: UnsafeRawBufferPointer(start: source, count: count), from: 0) != nil
    }

    private mutating func readAll(_ classes: UnsafeBufferPointer<UInt8>) {
        while !isBroken {
            skipSpace(classes)
            guard offset < count, !isBroken else { break }
            readToken(classes)
        }
        add(.end, from: count, to: count)
    }

    func byte(_ offset: Int) -> UInt8 { source[offset] }

    mutating func giveUp() {
        isBroken = true
        offset = count
    }

    mutating func add(_ kind: SwiftToken.Kind, from start: Int, to end: Int, _ word: SwiftWord = .none) {
        tokens.append(
            SwiftToken(
                start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end), kind: kind, word: word,
                flags: flags))
        flags = []
        offset = end
    }

    mutating func add(_ kind: SwiftToken.Kind) { add(kind, from: offset, to: offset + 1) }

    // MARK: - Space

    /// What is behind a token on its line belongs to it, however many lines a comment there has.
    mutating func skipSpace(_ classes: UnsafeBufferPointer<UInt8>) {
        while true {
            let next = byte(offset)
            if next == UInt8(ascii: " ") {
                flags.insert(.isApart)
                var end = offset + 1
                while byte(end) == UInt8(ascii: " ") { end += 1 }
                offset = end
            } else if classes[Int(next)] == ByteClass.space {
                flags.insert(next == 0x0A || next == 0x0D ? [.startsLine, .isApart] : .isApart)
                offset += 1
            } else if next == UInt8(ascii: "/"), byte(offset + 1) == UInt8(ascii: "/") {
                flags.insert(.isApart)
                offset = endOfLine(from: offset)
            } else if next == UInt8(ascii: "/"), byte(offset + 1) == UInt8(ascii: "*") {
                skipBlockComment()
            } else {
                return
            }
        }
    }

    private func endOfLine(from start: Int) -> Int {
        guard hasReturns else {
            return ByteSearch.first(0x0A, in: UnsafeRawBufferPointer(start: source, count: count), from: start) ?? count
        }
        var end = start
        while end < count, byte(end) != 0x0A, byte(end) != 0x0D { end += 1 }
        return end
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

    mutating func readToken(_ classes: UnsafeBufferPointer<UInt8>) {
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

    /// Every word of an app ends here: a call of its own would copy the lexer for each.
    @inline(__always)
    func endOfWord(from start: Int, _ classes: UnsafeBufferPointer<UInt8>) -> Int {
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
}
