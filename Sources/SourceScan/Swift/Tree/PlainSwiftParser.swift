/// Thrown where a source is not plain: the library's parser reads it then.
struct NotPlain: Error {}

/// Parses Swift as it is mostly written, straight into a `SwiftTree`, in a third of the time that the library takes.
///
/// It recovers from nothing. At the first token that it does not expect it gives up, and at much that is rare, so that
/// whatever it does give is what the library's parser gives for the same source; the tests hold one against the other.
struct PlainSwiftParser {
    /// How deep types, expressions and blocks may nest; the library bounds its own nesting further out.
    static let maximumDepth = 80

    /// What an expression stands in, which tells where it ends.
    enum Flavor {
        case basic
        /// In front of a block: `if`, `guard`, `for`, `switch`, `while`.
        case condition
        case attribute
    }

    /// What names in an expression mean.
    enum PatternContext {
        case none
        /// Names refer to what is there.
        case matching
        /// Names are bound: `case let .some(value)`.
        case binding
    }

    let tokens: ContiguousArray<SwiftToken>
    var tree = SwiftTreeBuilder()
    /// The number of the token that comes next.
    var place = 0
    var depth = 0
    /// The children of the lists that are being read, those of the innermost last.
    var pending: ContiguousArray<Int32> = []
    let source: UnsafePointer<UInt8>

    init(tokens: ContiguousArray<SwiftToken>, source: UnsafePointer<UInt8>) {
        self.tokens = tokens
        self.source = source
        tree.reserveCapacity(tokens: tokens.count)
    }

    // MARK: - Tokens

    var token: SwiftToken { tokens[place] }
    var kind: SwiftToken.Kind { tokens[place].kind }
    var word: SwiftWord { tokens[place].word }
    /// The next token's number.
    var here: Int32 { Int32(truncatingIfNeeded: place) }
    /// The number of the token that was taken last.
    var before: Int32 { Int32(truncatingIfNeeded: place - 1) }
    var none: Int32 { SwiftTreeBuilder.none }

    /// A token further on.
    func ahead(_ distance: Int) -> SwiftToken { tokens[min(place + distance, tokens.count - 1)] }

    func at(_ kind: SwiftToken.Kind) -> Bool { tokens[place].kind == kind }
    func at(_ word: SwiftWord) -> Bool { tokens[place].word == word }
    func atSameLine(_ kind: SwiftToken.Kind) -> Bool { tokens[place].kind == kind && !tokens[place].startsLine }

    mutating func take() -> Int32 {
        place += 1
        return Int32(truncatingIfNeeded: place - 1)
    }

    mutating func take(_ kind: SwiftToken.Kind) throws(NotPlain) -> Int32 {
        guard at(kind) else { throw NotPlain() }
        return take()
    }

    mutating func take(_ word: SwiftWord) throws(NotPlain) -> Int32 {
        guard at(word) else { throw NotPlain() }
        return take()
    }

    mutating func takeIf(_ kind: SwiftToken.Kind) -> Int32? { at(kind) ? take() : nil }
    mutating func takeIf(_ word: SwiftWord) -> Int32? { at(word) ? take() : nil }

    /// A name that is declared or bound.
    mutating func takeName() throws(NotPlain) -> Int32 {
        // `$name` is the compiler's to declare.
        guard source[Int(token.start)] != UInt8(ascii: "$") else { throw NotPlain() }
        return try take(.identifier)
    }

    /// The token is a sign that stands for itself.
    func isSign(_ sign: Unicode.Scalar, _ distance: Int = 0) -> Bool {
        let token = ahead(distance)
        return token.end - token.start == 1 && source[Int(token.start)] == UInt8(ascii: sign)
            && token.kind != .identifier
    }

    /// Whether the next token is written so.
    func isText(_ text: StaticString) -> Bool {
        let count = Int(token.end - token.start)
        guard count == text.utf8CodeUnitCount else { return false }
        let bytes = UnsafeBufferPointer(start: source + Int(token.start), count: count)
        return bytes.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: count))
    }

    /// Whether the next token is the operator of these two signs.
    func isOperator(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
        token.end - token.start == 2 && source[Int(token.start)] == UInt8(ascii: first)
            && source[Int(token.start) + 1] == UInt8(ascii: second)
    }

    // MARK: - Nesting and lists

    mutating func nested<Result>(
        _ read: (inout PlainSwiftParser) throws(NotPlain) -> Result
    ) throws(NotPlain) -> Result {
        depth += 1
        guard depth < Self.maximumDepth else { throw NotPlain() }
        let result = try read(&self)
        depth -= 1
        return result
    }

    /// A list of what was put among the pending since `mark`.
    mutating func list(_ kind: SwiftNodeKind, from first: Int32, since mark: Int) -> Int32 {
        // Of attributes and modifiers there are mostly none.
        guard pending.count > mark else { return tree.add(kind, from: first, through: before) }
        let list = pending.withUnsafeBufferPointer { pending in
            tree.add(kind, from: first, through: before, all: UnsafeBufferPointer(rebasing: pending[mark...]))
        }
        while pending.count > mark { pending.removeLast() }
        return list
    }

    func none(_ optional: Int32?) -> Int32 { optional ?? SwiftTreeBuilder.none }

    // MARK: - Files and blocks

    /// Reads a whole file.
    ///
    /// - Returns: the list of its statements.
    mutating func readFile() throws(NotPlain) -> Int32 {
        let statements = try readStatements { $0.at(.end) }
        guard at(.end) else { throw NotPlain() }
        return statements
    }

    mutating func readBlock() throws(NotPlain) -> Int32 {
        let first = try take(.leftBrace)
        let statements = try readStatements { $0.at(.rightBrace) }
        _ = try take(.rightBrace)
        return tree.add(.codeBlock, from: first, through: before, statements)
    }

    /// The statements up to a token that ends them.
    mutating func readStatements(until ends: (PlainSwiftParser) -> Bool) throws(NotPlain) -> Int32 {
        depth += 1
        guard depth < Self.maximumDepth else { throw NotPlain() }
        let mark = pending.count
        let first = here
        while !ends(self) {
            guard !at(.end) else { throw NotPlain() }
            pending.append(try readStatement())
            if takeIf(.semicolon) == nil, !ends(self), !token.startsLine { throw NotPlain() }
        }
        depth -= 1
        return list(.codeBlockItems, from: first, since: mark)
    }

    private mutating func readStatement() throws(NotPlain) -> Int32 {
        if at(.poundIf) {
            return try readCompilation { parser throws(NotPlain) in try parser.readCompiledStatements() }
        }
        if isAtDeclaration { return try readDeclaration() }
        // Of an initialiser outside of a type, or a call of it, the library knows more.
        if at(.initWord) { throw NotPlain() }
        if let statement = try readStatementByWord() { return statement }
        return try readExpression(.basic)
    }

    private mutating func readCompiledStatements() throws(NotPlain) -> Int32 {
        try readStatements { $0.isAtCompilationEnd }
    }

    // MARK: - Compilation

    var isAtCompilationEnd: Bool { at(.poundElseif) || at(.poundElse) || at(.poundEndif) || at(.end) }

    /// `#if … #elseif … #else … #endif`
    ///
    /// - Parameter read: reads what is between two of these.
    mutating func readCompilation(
        _ read: (inout PlainSwiftParser) throws(NotPlain) -> Int32
    ) throws(NotPlain) -> Int32 {
        depth += 1
        guard depth < Self.maximumDepth else { throw NotPlain() }
        let first = here
        let mark = pending.count
        while !at(.poundEndif) {
            let start = here
            let isElse = at(.poundElse)
            guard at(.poundIf) && here == first || at(.poundElseif) || isElse else { throw NotPlain() }
            place += 1
            let condition = isElse ? none : try readCompilationCondition()
            guard token.startsLine else { throw NotPlain() }
            let elements = try read(&self)
            pending.append(tree.add(.ifConfigClause, from: start, through: before, condition, elements))
        }
        place += 1
        depth -= 1
        return list(.ifConfigDecl, from: first, since: mark)
    }

    /// What `#if` tests is only of interest as text: it ends with its line.
    private mutating func readCompilationCondition() throws(NotPlain) -> Int32 {
        let first = here
        while !token.startsLine, !at(.end) { place += 1 }
        guard here > first else { throw NotPlain() }
        return tree.add(.otherExpr, from: first, through: before)
    }
}
