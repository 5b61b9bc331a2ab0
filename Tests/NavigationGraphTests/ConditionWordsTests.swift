import NavigationGraph
import Testing

@Suite("Conditions in words")
struct ConditionWordsTests {
    @Test(arguments: [
        ("isSure", "isSure"),
        ("!isSure", "not isSure"),
        ("!(!pin.isEmpty)", "pin.isEmpty"),
        ("!(!a && b)", "either a or not b"), ("!(a || !b)", "not a and b"),
        ("!(canSelect)", "not canSelect"),
        ("!(a) || (b)", "either not a or b"),
        ("!(a == b, c)", "either a != b or not c"), ("!(a is B)", "not a is B"),
        ("!(a == b ? c : d)", "not a == b ? c : d"),
        ("!pin.isEmpty && case .failure(let error)", "not pin.isEmpty and it fails"),
        ("case let .link(value, tag) = state", "state == .link"),
        ("case .pair(first: let one, _)", "the case is .pair"),
        ("case let .error(.network)", "the case is let .error(.network)"),
        ("case .move(5)", "the case is .move(5)"), ("case let user?", "the case is let user?"),
        ("!(cup == nil && pot == nil) && cup == nil && pot != nil", "cup == nil and pot != nil"),
        ("(isOpen || isFree) && isSure", "either isOpen or isFree and isSure"),
        ("case .ed25519, .ecdsa", "the case is .ed25519 or .ecdsa"),
        ("case .tea, .milk, let .juice(fruit)", "the case is .tea, .milk or .juice"),
        ("case let .success(tea)", "it succeeds"), ("!(case .success)", "it does not succeed"),
        ("case let .failure(error) && isOpen", "it fails and isOpen"),
        ("case .success(.tea)", "the case is .success(.tea)"),
        ("case let tea as Shop.Tea", "it is of type Shop.Tea"), ("!(case let tea as Tea)", "it is not of type Tea"),
        ("case (.seed, .substrate)", "the case is (.seed, .substrate)"),
        ("!(case .home)", "the case is not .home"),
        ("(a && b) && text == \" && (\" && c", "a and b and text == \" && (\" and c"),
        ("items.filter({ $0.a && $0.b }).isEmpty", "items.filter({ $0.a && $0.b }).isEmpty"),
        ("case .a && isOpen && case .a(let b)", "the case is .a and isOpen"),
        ("isOpen && (isNew || isFree)", "isOpen and either isNew or isFree"),
        ("isOpen && (case .tea || case let .juice(fruit))", "isOpen and the case is .tea or .juice"),
        ("case .tea || isFree || case .milk", "either the case is .tea or .milk or isFree"),
        ("(case .a && catch) || case .b", "either (the case is .a and it fails) or the case is .b"),
        ("(a && (b || (c && d))) || (e || f)", "either (a and either b or (c and d)) or e or f"),
        ("#if DEBUG && catch", "compiled with DEBUG and it fails"),
        ("#if !(A || B)", "compiled without A || B"),
        ("!(case .link(let value) = state)", "state != .link"),
        ("!(case .tea, .milk)", "the case is not .tea or .milk"),
        ("case .link(.web) = state", "state is .link(.web)"),
        ("!(case .link(.web) = state)", "state is not .link(.web)"),
        ("case let user? = session.user", "session.user != nil"), ("case .some(let user) = user", "user != nil"),
        ("!(case .none = user)", "user != nil"), ("case .home? = tab", "tab == .home"),
        ("case .tea, let .juice(fruit) = drink", "drink is .tea or .juice"),
        ("!(case .tea, .milk = drink)", "drink is not .tea or .milk"),
        ("case .tea = drink || case .milk = drink || isFree", "either drink is .tea or .milk or isFree"),
        ("drink == .tea || case .milk = drink", "drink is .tea or .milk"),
        ("case .tea = drink || case .tea = other", "either drink == .tea or other == .tea"),
        ("case .tea = drink || case .milk", "either drink == .tea or the case is .milk"),
        ("!(case .tea = drink, isFree)", "either drink != .tea or not isFree"),
        ("case true = isNew", "isNew"), ("case false = isNew", "not isNew"), ("!(case true = isNew)", "not isNew"),
        ("case \"home\" = name", "name == \"home\""), ("!(case 404 = code)", "code != 404"),
        ("case 1..<5 = count", "count is 1..<5"), ("case let tea as Tea = drink", "drink is of type Tea"),
        ("case is Tea = drink", "drink is of type Tea"), ("!(case is Tea)", "it is not of type Tea"),
        ("!(default)", "another case fits"), ("!(catch)", "it succeeds"), ("default", "no other case fits"),
        ("!screen.present(error: error, from: view)", "screen.present(error:from:) is false"),
        ("catch && log(error)", "it fails and log(error) is true"),
        ("!list.contains(where: test, in: place)", "not list.contains(where:in:)"),
        ("user(id)?.isNew", "user(id)?.isNew"),
        ("", ""), (" && ", " && "), ("!(", "!("), ("case ", "case "), ("a && ", "a"), ("))((", "))(("),
    ])
    func aConditionIsToldInWords(condition: String, words: String) {
        #expect(ConditionWords(condition).text == words)
    }

    @Test(arguments: [
        ("isOpen", "isOpen and other conditions hold"), (nil, "certain conditions hold"),
    ])
    func thatMoreMustHoldIsTold(condition: String?, words: String) {
        let route = Route(
            id: "Home -> Shop", source: "Home", target: "Shop", destination: .init(kind: .node, name: "Shop"),
            transition: .push, condition: condition, conditionIsPartial: true)
        #expect(ConditionWords(route).text == words)
    }

    @Test("Of conditions of which one must hold, cases are told together, and what is too much is counted")
    func oneOfSeveral() {
        #expect(ConditionWords(oneOf: ["a && !b"]).text == "a and not b")
        #expect(ConditionWords(oneOf: ["case .tea", "case .milk"]).text == "the case is .tea or .milk")
        #expect(ConditionWords(oneOf: ["a && b", "!c"], others: 2).text == "either (a and b) or not c or 2 others")
    }

    @Test("Words and code are told apart")
    func pieces() {
        let pieces: [ConditionWords.Piece] = [
            .words("either "), .words("the case is"), .words(" "), .code(".tea"), .words(" or "), .words("("),
            .code("a"), .words(" and "), .code("log(b)"), .words(" "), .words("is true"), .words(")"),
        ]
        #expect(ConditionWords("case .tea || (a && log(b))").pieces == pieces)
    }
}
