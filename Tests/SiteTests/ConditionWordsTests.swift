import Markdown
import NavigationGraph
import Testing

@testable import Site

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
        ("!pin.isEmpty && case .failure(let error)", "not pin.isEmpty and in the case .failure"),
        ("case let .link(value, tag) = state", "in the case .link = state"),
        ("case .pair(first: let one, _)", "in the case .pair"),
        ("case let .error(.network)", "in the case let .error(.network)"),
        ("case .move(5)", "in the case .move(5)"), ("case let user?", "in the case let user?"),
        ("case .ed25519, .ecdsa", "in one of the cases .ed25519, .ecdsa"),
        ("case (.seed, .substrate)", "in the case (.seed, .substrate)"),
        ("!(case .home)", "not in the case .home"),
        ("(a && b) && text == \" && (\" && c", "a and b and text == \" && (\" and c"),
        ("items.filter({ $0.a && $0.b }).isEmpty", "items.filter({ $0.a && $0.b }).isEmpty"),
        ("case .a && isOpen && case .a(let b)", "in the case .a and isOpen"),
        ("isOpen && (isNew || isFree)", "isOpen and either isNew or isFree"),
        ("isOpen && (case .tea || case let .juice(fruit))", "isOpen and in one of the cases .tea, .juice"),
        ("case .tea || isFree || case .milk", "either in one of the cases .tea, .milk or isFree"),
        ("(case .a && catch) || case .b", "either (in the case .a and an error is caught) or in the case .b"),
        ("(a && (b || (c && d))) || (e || f)", "either (a and either b or (c and d)) or e or f"),
        ("#if DEBUG && catch", "compiled with DEBUG and an error is caught"),
        ("#if !(A || B)", "compiled without A || B"),
        ("!(catch)", "no error is caught"), ("default", "in no other case"),
        ("!screen.present(error: error, from: view)", "screen.present(error:from:) is false"),
        ("catch && log(error)", "an error is caught and log(error) is true"),
        ("!list.contains(where: test, in: place)", "not list.contains(where:in:)"),
        ("user(id)?.isNew", "user(id)?.isNew"),
        ("", ""), (" && ", " && "), ("!(", "!("), ("case ", "case "), ("a && ", "a"), ("))((", "))(("),
    ])
    func aConditionIsToldInWords(condition: String, words: String) {
        #expect(ConditionWords(condition).text == words)
    }

    private func lines(_ condition: String) -> String {
        var html = HTMLWriter()
        ConditionLines(ConditionWords(condition).parts).write(&html)
        return String(decoding: html.bytes, as: UTF8.self)
    }

    @Test("A short condition stays in its line")
    func short() {
        #expect(
            lines("isOpen && !isNew")
                == #"<div class="condition">when <code>isOpen</code> and not <code>isNew</code></div>"#)
    }

    @Test("Each part of a long condition has a line, and so has each side of a choice")
    func long() {
        #expect(
            lines("a && (b || (c && d)) && e") == """
                <div class="condition">when <span class="term"><code>a</code></span> \
                <span class="term">and either <span class="term"><code>b</code></span> \
                <span class="term">or both <code>c</code> and <code>d</code></span></span> \
                <span class="term">and <code>e</code></span></div>
                """)
    }

    @Test("The rest of a condition of many parts is folded")
    func many() {
        let text = lines("a && b && c && d && e && f")
        #expect(
            text.hasSuffix(
                """
                <span class="term">and <code>c</code></span>\
                <details><summary>and 3 conditions more</summary>\
                <span class="term">and <code>d</code></span> <span class="term">and <code>e</code></span> \
                <span class="term">and <code>f</code></span></details></div>
                """))
        #expect(!lines("a && b && c && d && e").contains("details"))
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
}
