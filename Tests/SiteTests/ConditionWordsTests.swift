import Testing

@testable import Site

struct ConditionWordsTests {
    @Test(arguments: [
        ("isSure", "isSure"),
        ("!isSure", "not isSure"),
        ("!(!pin.isEmpty)", "pin.isEmpty"),
        ("!(!a && b)", "not all of !a && b"),
        ("!(canSelect)", "not canSelect"),
        ("!(a) || (b)", "!(a) || (b)"),
        ("!(a == b, c == d)", "not all of a == b, c == d"),
        ("!pin.isEmpty && case .failure(let error)", "not pin.isEmpty and in the case .failure"),
        ("case let .link(value, tag) = state", "in the case .link = state"),
        ("case .pair(first: let one, _)", "in the case .pair"),
        ("case let .error(.network)", "in the case let .error(.network)"),
        ("case .move(5)", "in the case .move(5)"), ("case let user?", "in the case let user?"),
        ("case .ed25519, .ecdsa", "in one of the cases .ed25519, .ecdsa"),
        ("case (.seed, .substrate)", "in the case (.seed, .substrate)"),
        ("!(case .home)", "not in the case .home"),
        ("(a && b) && text == \" && (\" && c", "(a && b) and text == \" && (\" and c"),
        ("items.filter({ $0.a && $0.b }).isEmpty", "items.filter({ $0.a && $0.b }).isEmpty"),
        ("isOpen && (isNew || isFree)", "isOpen and either isNew || isFree"),
        ("isOpen && (case .tea || case let .juice(fruit))", "isOpen and in one of the cases .tea, .juice"),
        ("case .tea || case .milk", "in one of the cases .tea, .milk"), ("(a) || (b)", "(a) || (b)"),
        ("(case .a && catch) || case .b", "(case .a && catch) || case .b"),
        ("#if DEBUG && catch", "compiled with DEBUG and an error is caught"),
        ("default", "in no other case"),
        ("", ""), (" && ", " && "), ("!(", "!("), ("case ", "case "), ("a && ", "a"), ("))((", "))(("),
    ])
    func aConditionIsToldInWords(condition: String, words: String) {
        #expect(ConditionWords(condition).text == words)
    }
}
