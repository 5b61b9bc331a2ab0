/// The words that mean something to Swift's grammar: those that always do, and those that do so at some places.
///
/// What Swift's own syntax would take for something else bears `Word` at its end.
enum SwiftWord: UInt8, CaseIterable {
    case none
    // Always keywords.
    case `Any`, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`, `deinit`
    case `do`, `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, `for`, `func`, `guard`, `if`
    case `import`, `in`, initWord, `inout`, `internal`, `is`, `let`, `nil`, `operator`, `precedencegroup`, `private`
    case `protocol`, `public`, `repeat`, `rethrows`, `return`, selfWord, SelfWord, `static`, `struct`, `subscript`
    case `super`, `switch`, `throw`, `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`
    // Keywords at some places.
    case actor, any, async, await, borrow, borrowing, consume, consuming, convenience, copy, didSet, discard
    case distributed, dynamic, each, final, get, indirect, infix, isolated, lazy, macro, module, mutating
    case nonisolated, nonmutating, nonsending, open, optional, override, package, postfix, prefix, ProtocolWord
    case reasync, required, sending, set, some, then, TypeWord, unknown, unowned, unsafe, using, weak, willSet
    case yield

    /// How the word is written.
    var text: String {
        let name = "\(self)"
        return name.hasSuffix("Word") ? String(name.dropLast(4)) : name
    }

    /// Whether the word is a keyword wherever it stands.
    var isReserved: Bool { self != .none && rawValue <= SwiftWord.while.rawValue }

    /// Whether it may stand in front of a declaration's keyword.
    var isModifier: Bool {
        switch self {
        case .private, .fileprivate, .internal, .public, .static, .open, .package, .final, .override, .lazy, .weak,
            .unowned, .mutating, .nonmutating, .convenience, .required, .optional, .dynamic, .indirect, .infix, .prefix,
            .postfix, .isolated, .nonisolated, .distributed, .consuming, .borrowing:
            true
        default: false
        }
    }

    /// Whether a declaration begins with it, whatever follows.
    var isDeclaration: Bool {
        switch self {
        case .class, .struct, .enum, .protocol, .extension, .func, .var, .let, .deinit, .subscript, .typealias,
            .associatedtype, .import, .operator, .precedencegroup:
            true
        default: false
        }
    }
}
