import Facts
import Testing

@Suite("Conditions and their opposites, as text")
struct ConditionTextTests {
    @Test(arguments: [
        ("isNew", "!isNew"), ("!isNew", "isNew"), ("!view.isHidden", "view.isHidden"),
        ("user?.isKnown(to: \"a (b\")", "!user?.isKnown(to: \"a (b\")"), ("!(a || b)", "a || b"),
        ("a || b", "!(a || b)"), ("!(a) || (b)", "!(!(a) || (b))"), ("!a && b", "!(!a && b)"),
        ("state == .open", "state != .open"), ("count != -1", "count == -1"),
        ("view === other", "view !== other"), ("index >= tabs.count", "index < tabs.count"), ("a <= b", "a > b"),
        ("a < b, c", "!(a < b && c)"), ("a == b || c", "!(a == b || c)"),
        ("a, b", "!(a && b)"), ("!a, !b.isEmpty", "a || b.isEmpty"), ("a || b, c", "!((a || b) && c)"),
        ("!(a || b), !c", "!(!(a || b) && !c)"), ("case .a, .b", "!(case .a, .b)"),
        ("#available(iOS 15, *)", "!#available(iOS 15, *)"),
        ("case .home = tab", "!(case .home = tab)"),
        ("items.contains { $0 == 1 }", "!(items.contains { $0 == 1 })"), ("!isNew!", "isNew!"), ("", "!()"),
        ("))((", "!())(()"),
    ])
    func opposite(condition: String, negated: String) {
        #expect(ConditionText.negated(condition) == negated)
    }

    @Test(arguments: [
        ("(a)", "a"), ("( a == b )", "a == b"), ("((a || b))", "a || b"), ("(a) != (b)", "(a) != (b)"),
        ("((a) != nil)", "(a) != nil"),
        ("()", ""), ("(a", "(a"), ("f(a)", "f(a)"),
    ])
    func withoutParentheses(text: String, inner: String) {
        #expect(ConditionText.withoutParentheses(Array(text.utf8)) == Array(inner.utf8))
    }

    @Test("Conditions that hold at once keep their meaning beside one another")
    func conjunction() {
        #expect(ConditionText.conjunction(of: []) == nil)
        #expect(ConditionText.conjunction(of: ["a || b"]) == "a || b")
        #expect(ConditionText.conjunction(of: ["a || b", "c"]) == "(a || b) && c")
        #expect(ConditionText.conjunction(of: ["a, b || c", "d ? e : f"]) == "a && (b || c) && (d ? e : f)")
        #expect(
            ConditionText.conjunction(of: ["case .a, .b", "text == \" || \""]) == "case .a, .b && text == \" || \"")
    }

    @Test("The commas of a statement part its conditions, and the patterns of a case they do not")
    func conjuncts() {
        #expect(ConditionText.conjuncts(of: "a, f(b, c)") == ["a", "f(b, c)"])
        #expect(ConditionText.conjuncts(of: "case .a, .b") == ["case .a, .b"])
        #expect(ConditionText.conjuncts(of: "case .a(let x, _) = y, b") == ["case .a(let x, _) = y", "b"])
    }
}
