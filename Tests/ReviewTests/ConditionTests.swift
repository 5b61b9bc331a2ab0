import NavigationGraph
import Testing

@testable import Review

@Suite("What a review tells of conditions")
struct ConditionTests {
    private func words(
        _ base: [String], _ head: [String], severalBefore: Bool = false, severalAfter: Bool = false
    ) -> String? {
        let set = { (texts: [String]) -> Set<String?> in texts.isEmpty ? [nil] : Set(texts) }
        return ConditionDifference(
            base: .init(conditions: set(base), hasSeveralCallers: severalBefore),
            head: .init(conditions: set(head), hasSeveralCallers: severalAfter)
        ).sentence?.plain
    }

    @Test(
        "Of conditions that differ, what both sides have is left out",
        arguments: [
            ("a && b", "a && c", "if `c` now, and no longer if `b`"), ("a", "a && b", "only if `b` now"),
            ("a && b", "a", "now without asking if `b`"), ("a", "", "always now; it did only if `a`"),
            ("", "a", "only if `a` now; it always did"), ("a", "!a", "if not `a` now, and no longer if `a`"),
            ("a && (b || c)", "a && (b || d)", "if either `b` or `d` now, and no longer if either `b` or `c`"),
            ("a && f(\" && \")", "a", "now without asking if `f(\" && \")` is true"),
            ("a, b", "a && b && c", "only if `c` now"), ("a && (b || c)", "a && b", "no longer if `c`"),
            ("case .one, .two", "case .two", "no longer if the case is `.one`"), ("a", "a || b", "also if `b` now"),
        ])
    func differences(base: String, head: String, told: String) {
        #expect(words(base.isEmpty ? [] : [base], head.isEmpty ? [] : [head]) == told)
    }

    @Test("Of alternatives, only those that came or went are told")
    func alternatives() {
        #expect(words(["a", "b"], ["a", "b", "c"]) == "also if `c` now")
        #expect(words(["a", "b", "c"], ["a"]) == "no longer if either `b` or `c`")
        #expect(words(["a"], ["a", "b", "c", "d", "e"]) == "also if either `b` or `c` or 2 others now")
        #expect(words(["a"], ["(a || b)"]) == "also if `b` now")
    }

    @Test("An alternative that asks for more than another one is none")
    func narrower() {
        #expect(OppositeConditions.removed(from: ["a", "a && b"]) == ["a"])
        #expect(OppositeConditions.removed(from: ["a && b", "b && a", "c"]) == ["a && b", "c"])
        #expect(OppositeConditions.removed(from: ["a && b", "a && c"]) == ["a && b", "a && c"])
    }

    @Test(
        "A test and its opposite are no condition, however they are written",
        arguments: [
            ("device.idiom != .phone", "device.idiom == .phone"), ("case .one = mode", "mode != .one"),
            ("#available(iOS 10.0, *)", "!#available(iOS 10.0, *)"),
        ])
    func opposites(one: String, other: String) {
        #expect(OppositeConditions.removed(from: [one, other]) == [nil])
        #expect(OppositeConditions.removed(from: ["a && \(one)", "a && \(other)"]) == ["a"])
    }

    @Test("What all alternatives ask now, or no longer, is told once")
    func sharedTest() {
        #expect(words(["a && b", "a && c"], ["a && b && d", "a && c && d"]) == "only if `d` now")
        #expect(words(["a && d", "b && d", "c && d"], ["a", "b", "c"]) == "now without asking if `d`")
        #expect(words(["a && d", "b && d"], ["a && e", "b && e"]) == "if `e` now, and no longer if `d`")
        // One of them asks something else beside it: all are told.
        #expect(
            words(["a", "b"], ["a && d", "c && d"])
                == "if either (`a` and `d`) or (`c` and `d`) now, and no longer if either `a` or `b`")
        // Others stay as they are.
        #expect(words(["a", "b"], ["a && d", "b"]) == "in one of 2 cases only if `d` now")
        #expect(words(["a && d", "b && d", "c"], ["a", "b", "c"]) == "in 2 of 3 cases now without asking if `d`")
        #expect(words(["a && c", "b"], ["a && d", "b"]) == "if `d` now, and no longer if `c`")
    }

    @Test("What several alternatives of both sides ask is left out")
    func commonTest() {
        #expect(
            words(["p && a", "p && b"], ["p && c", "p && d"])
                == "if either `c` or `d` now, and no longer if either `a` or `b`")
        // One that asks nothing more has the others in it.
        #expect(words(["p && a", "p && b && c"], ["p"]) == "now without asking if either `a` or (`b` and `c`)")
        #expect(words(["p"], ["p && a", "p && b && c"]) == "only if either `a` or (`b` and `c`) now")
    }

    @Test("A choice that stands beside another test now is left out")
    func choice() {
        #expect(words(["a || b || c"], ["(a || b || c) && !d"]) == "only if not `d` now")
        #expect(words(["(a || b) && d"], ["a || b"]) == "now without asking if `d`")
        #expect(words(["a || b"], ["(a || c) && d"])?.hasPrefix("if ") == true)
    }

    @Test("What is more than a reader takes in is not said")
    func long() {
        let name = { (letter: String) in String(repeating: letter, count: 90) }
        let (a, b, c) = (name("a"), name("b"), name("c"))
        #expect(words(["p"], ["\(a) || \(b) || \(c)"]) == "under other conditions now")
        #expect(words([], ["\(a) && \(b) && \(c)"]) == "only under certain conditions now; it always did")
        #expect(words(["\(a) && \(b) && \(c)"], []) == "always now; it did only under certain conditions")
        #expect(words(["p"], [a]) == "if `\(a)` now, and no longer if `p`")
    }

    @Test(
        "The same question in other words is no change",
        arguments: [
            ("isOpen, !items.isEmpty", "isOpen && !items.isEmpty"), ("a && b", "b && a"), ("a || b", "(b || a)"),
            ("self.items.count > 1", "items.count>1"), ("self?.isOpen == true", "isOpen"),
            ("isOpen == false", "!isOpen"),
            ("case .success(let user)", "!(catch)"), ("case .failure(let error)", "catch"),
            ("case let .success(value)", "case .success"), ("case .success(let value)", "case let .success(other)"),
            ("case .open(id: let id, _)", "case .open"), ("case .two, .one", "case .one, .two"),
            ("case .one = mode", "case .one"), ("mode == .one", "case .one"), ("case Mode.one", "case .one"),
            ("case .one, .two", "case .one || case .two"), ("!(a || b)", "!a && !b"), ("!(a && b)", "!b || !a"),
            ("!(a == b)", "a != b"), ("let user = self.user", "let user"), ("let user = user", "user != nil"),
            ("let self && isOpen", "isOpen"), ("a && let strongSelf = self", "a"), ("view?.isOpen", "view.isOpen"),
        ])
    func sameQuestion(one: String, other: String) {
        #expect(words([one], [other]) == nil)
        #expect(words([other], [one]) == nil)
    }

    @Test(
        "Another question is a change",
        arguments: [
            ("isOpen", "!isOpen"), ("case .one = mode", "case .one = size"), ("case .success(.one)", "case .success"),
            ("case let .token(asset) where asset.isOpen", "case let .token(asset)"),
            ("items.count > 1", "items.count > 2"),
            ("title == \"a b\"", "title == \"ab\""), ("user is Guest", "user is Member"), ("selfish.a", "a"),
            ("case is Guest", "case is Member"), ("x == nil", "x != nil"), ("account.self.isOpen", "isOpen"),
        ])
    func otherQuestion(one: String, other: String) {
        #expect(words([one], [other]) != nil)
    }

    @Test("What callers ask is not told where only one side tells it")
    func severalCallers() {
        #expect(words(["a"], [], severalAfter: true) == nil)
        #expect(words([], ["a"], severalBefore: true) == nil)
        #expect(words(["a && b"], ["b"], severalAfter: true) == nil)
        #expect(words(["a"], ["b"], severalAfter: true) == "only if `b` now")
        #expect(words([], ["a"], severalBefore: true, severalAfter: true) == "only if `a` now")
        #expect(words(["a"], ["a || b"], severalAfter: true) == "also if `b` now")
    }

    @Test("Two taps under conditions of their own, or one tap less, are no change of the condition")
    func taps() {
        let one = SmallGraph("App -root-> A", "A -push-> B by one() on first() if isOpen")
        let two = SmallGraph("App -root-> A", "A -push-> B by one() on first(),second()")
        for (base, head) in [(one, two), (two, one)] {
            let review = NavigationReview(base: .init(base.graph, name: "a"), head: .init(head.graph, name: "b"))
            #expect(review.changes.allSatisfy { $0.kind != .conditionChanged })
        }
    }

    @Test("A condition that is gone is quoted as the base wrote it")
    func quoted() {
        let base = SmallGraph(
            "App -root-> A", "A -push-> B by one() if oldName == 1", "A -push-> C by two() if oldName")
        let head = SmallGraph(
            "App -root-> A", "A -push-> B by one() if newName == 2", "A -push-> C by two() if newName")
        let review = NavigationReview(
            base: .init(base.graph, name: "a", declaredNames: { DeclaredNames(names: ["oldName"]) }),
            head: .init(head.graph, name: "b", declaredNames: { DeclaredNames(names: ["newName"]) }))
        #expect(
            review.changes.map(\.text) == [
                "A leads to B if `newName == 2` now, and no longer if `oldName == 1`, by `one()`."
            ])
    }
}
