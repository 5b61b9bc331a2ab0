/// A word, a sign or a literal of a Swift source.
struct SwiftToken {
    enum Kind: UInt8 {
        case end
        case identifier
        /// A word that names nothing unless it is quoted.
        case keyword
        case wildcard
        /// `$0`
        case dollarIdentifier
        case integer
        case float
        /// A string literal without interpolations.
        case string
        /// The beginning of a string literal with interpolations; it ends where the literal's text does that comes first.
        case stringOpen
        case interpolationOpen
        case interpolationClose
        /// The end of a string literal with interpolations.
        case stringClose
        case leftParen
        case rightParen
        case leftBrace
        case rightBrace
        case leftSquare
        case rightSquare
        case comma
        case colon
        case semicolon
        case period
        case atSign
        case pound
        case backslash
        case arrow
        case equal
        case prefixAmpersand
        case prefixOperator
        case binaryOperator
        case postfixOperator
        case postfixQuestion
        case infixQuestion
        case exclamation
        case poundIf
        case poundElseif
        case poundElse
        case poundEndif
        /// `#available`, `#unavailable`
        case poundAvailable
    }

    struct Flags: OptionSet {
        let rawValue: UInt8

        /// There is a line break in front of the token.
        static let startsLine = Flags(rawValue: 1)
        /// There is space or a comment in front of the token.
        static let isApart = Flags(rawValue: 2)
        /// A string literal whose value is not what is between its quotes: escapes, several lines, `#`.
        static let isEscaped = Flags(rawValue: 4)
        /// A string literal with interpolations that has text beside them.
        static let hasText = Flags(rawValue: 8)
    }

    /// Offsets of bytes in the source.
    var start: Int32
    var end: Int32
    var kind: Kind
    var word = SwiftWord.none
    var flags: Flags
    /// For an opening bracket, the token that closes it; for an operator that begins with `>`, of how many tokens it is.
    var partner: Int32 = 0

    /// Whether there is a line break in front of the token.
    var startsLine: Bool { flags.contains(.startsLine) }
}
