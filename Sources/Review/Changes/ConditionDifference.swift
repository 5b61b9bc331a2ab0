import NavigationGraph

/// What a reader has to know of conditions that differ: alternatives that both sides have are left out, and so are tests
/// that both of two alternatives make.
///
/// Where several callers take the way, the graph has no condition of theirs: what only the other side asks may still be
/// asked by each of them, and is not told as gone or as new.
struct ConditionDifference {
    /// One side of the comparison.
    struct Side {
        /// Each alternative as it is written; nil where the way is always taken.
        var conditions: Set<String?>
        /// Whether more than one call takes the way.
        var hasSeveralCallers = false
        /// What the other side calls the names of this one.
        var names = RenamedNames()
    }

    /// Each alternative as the tests that must all hold; none where one side holds always.
    private var new: [[String]] = []
    private var gone: [[String]] = []
    private let wasAlways: Bool
    private let isAlways: Bool
    /// How many of how many alternatives ask for more now, or less; nil where all do, and where they are told apart.
    private var part: (count: Int, of: Int)?
    /// Whether something is left out that callers may ask.
    private var isPartlyHidden = false
    private let base: Side
    private let head: Side

    init(base: Side, head: Side) {
        self.base = base
        self.head = head
        wasAlways = base.conditions.contains(nil)
        isAlways = head.conditions.contains(nil)
        // A choice of several beside another test is one test of two, also where it stood alone.
        let isChoice =
            [base, head].allSatisfy { $0.conditions.count == 1 }
            && [base, head].contains {
                $0.conditions.contains { $0.map { ConditionParts.tests(of: $0).count > 1 } ?? false }
            }
        let make = { (side: Side, subjects: Bool) in Alternatives(side, subjects: subjects, isWhole: isChoice) }
        let exact = (make(base, true), make(head, true))
        let loose = (make(base, false), make(head, false))
        // Where both sides say which value a case is one of, it counts; a `switch` over a tuple, say, does not.
        let (before, after) = exact.0.subjects == exact.1.subjects ? exact : loose
        compare(before, after)
    }

    private mutating func compare(_ before: Alternatives, _ after: Alternatives) {
        guard wasAlways != isAlways || before.keys != after.keys else { return }
        let isPart = wasAlways || isAlways
        var new = isPart ? after.all : after.all.filter { one in !before.all.contains { $0.keys == one.keys } }
        var gone = isPart ? before.all : before.all.filter { one in !after.all.contains { $0.keys == one.keys } }
        if let differing = Self.differing(gone, new) {
            let isOneSided = differing.new.tests.isEmpty != differing.gone.tests.isEmpty
            if !isPart, isOneSided, new.count < after.all.count { part = (new.count, after.all.count) }
            (new, gone) = ([differing.new], [differing.gone])
            widen(&new, &gone)
        } else if !isPart {
            leaveOutCommon(&new, &gone, of: after.all.count)
        }
        if !isPart, base.hasSeveralCallers != head.hasSeveralCallers {
            let isWider = { (list: [Alternative]) in list.contains { $0.tests.contains { $0.alternatives.count > 1 } } }
            let hidden = head.hasSeveralCallers ? gone : new
            if !hidden.isEmpty, !isWider(head.hasSeveralCallers ? new : gone) {
                isPartlyHidden = true
                if head.hasSeveralCallers { gone = [] } else { new = [] }
            }
        }
        self.new = new.map { $0.tests.map(\.text) }
        self.gone = gone.map { $0.tests.map(\.text) }
    }

    /// What one alternative asks and the other does not; of several, what all of a side ask and none of the other does,
    /// where nothing else differs: code that all of them run through asks for one thing more, or less.
    private static func differing(
        _ before: [Alternative], _ after: [Alternative]
    ) -> (new: Alternative, gone: Alternative)? {
        guard !before.isEmpty, !after.isEmpty else { return nil }
        let new = common(after).without(before)
        let gone = common(before).without(after)
        if before.count == 1, after.count == 1 { return (new, gone) }
        guard !new.tests.isEmpty || !gone.tests.isEmpty,
            Set(after.map { $0.without(new).keys }) == Set(before.map { $0.without(gone).keys })
        else { return nil }
        return (new, gone)
    }

    /// The tests that all of some alternatives make.
    private static func common(_ alternatives: [Alternative]) -> Alternative {
        let tests = alternatives.first?.tests ?? []
        return Alternative(tests: tests.filter { test in alternatives.allSatisfy { test.keys.isSubset(of: $0.keys) } })
    }

    /// Leaves out what all of several alternatives of both sides ask. One that asks nothing more has the others in it.
    private mutating func leaveOutCommon(_ new: inout [Alternative], _ gone: inout [Alternative], of all: Int) {
        let common = Self.common(new + gone)
        guard !new.isEmpty, !gone.isEmpty, !common.tests.isEmpty else { return }
        if new.count < all { part = (new.count, all) }
        let rest = { (list: [Alternative]) -> [Alternative] in
            let rest = list.map { $0.without(common) }
            return rest.first { $0.tests.isEmpty }.map { [$0] } ?? rest
        }
        (new, gone) = (rest(new), rest(gone))
        let isOneSided = new.contains { $0.tests.isEmpty } != gone.contains { $0.tests.isEmpty }
        if !isOneSided { part = nil }
    }

    /// One test each, of which one has all alternatives of the other: what it has more is told alone.
    private func widen(_ new: inout [Alternative], _ gone: inout [Alternative]) {
        guard new[0].tests.count == 1, gone[0].tests.count == 1 else { return }
        let forms = { (test: ConditionTest, side: Side) in
            test.alternatives.map { text in
                (text: text, key: ConditionForm(side.names.applied(to: text), keepsSubjects: false).keys)
            }
        }
        let (after, before) = (forms(new[0].tests[0], head), forms(gone[0].tests[0], base))
        guard after.count > 1 || before.count > 1 else { return }
        let more = after.filter { one in !before.contains { $0.key == one.key } }.map(\.text)
        let less = before.filter { one in !after.contains { $0.key == one.key } }.map(\.text)
        if less.isEmpty || more.isEmpty {
            new = more.map { Alternative(text: $0) }
            gone = less.map { Alternative(text: $0) }
        }
    }

    /// As in *The hall leads to the shop* … *only if `isOpen` now; it always did*; nil where there is nothing to tell.
    var sentence: Sentence? { sentence(of: "it") }

    /// The same of several screens: *they always did*.
    var sentenceOfSeveral: Sentence? { sentence(of: "they") }

    /// More than a reader takes in is not said.
    private func sentence(of subject: String) -> Sentence? {
        let words = words(of: subject)
        guard let words, words.plain.count > Self.longest else { return words }
        if wasAlways { return "only under certain conditions now; \(subject) always did" }
        if isAlways { return "always now; \(subject) did only under certain conditions" }
        return "under other conditions now"
    }

    /// In characters.
    private static let longest = 240

    private func words(of subject: String) -> Sentence? {
        if wasAlways {
            guard !isAlways, Self.isSaid(new), !base.hasSeveralCallers || head.hasSeveralCallers else { return nil }
            return "only " + Self.either(new) + (base.hasSeveralCallers ? " now" : " now; \(subject) always did")
        }
        if isAlways {
            guard Self.isSaid(gone), !head.hasSeveralCallers || base.hasSeveralCallers else { return nil }
            return head.hasSeveralCallers
                ? "now without asking " + Self.either(gone) : "always now; \(subject) did only " + Self.either(gone)
        }
        switch (Self.isSaid(new), Self.isSaid(gone)) {
        case (true, true): return Self.either(new) + " now, and no longer " + Self.either(gone)
        case (true, false):
            return cases + (gone.isEmpty && !isPartlyHidden ? "also " : "only ") + Self.either(new) + " now"
        case (false, true):
            return cases + (new.isEmpty && !isPartlyHidden ? "no longer " : "now without asking ") + Self.either(gone)
        case (false, false): return nil
        }
    }

    private var cases: Sentence {
        part.map { "in \($0.count == 1 ? "one" : String($0.count)) of \($0.of) cases " } ?? ""
    }

    private static func isSaid(_ alternatives: [[String]]) -> Bool { alternatives.contains { !$0.isEmpty } }

    /// `if a`, `if either a or b`, `if either a or b or 3 others`.
    private static func either(_ alternatives: [[String]]) -> Sentence {
        let texts = alternatives.filter { !$0.isEmpty }.map { ConditionParts.joined($0) }
        let shown = texts.prefix(texts.count > 3 ? 2 : 3)
        return "if \(ConditionWords(oneOf: Array(shown), others: texts.count - shown.count))"
    }

    // MARK: - Alternatives

    private struct Alternative {
        var tests: [ConditionTest]

        var keys: Set<String> { tests.reduce(into: []) { $0.formUnion($1.keys) } }

        init(tests: [ConditionTest]) { self.tests = tests }
        init(text: String) { tests = [ConditionTest(text: text, keys: [text])] }

        func without(_ other: Alternative) -> Alternative {
            let known = other.keys
            return Alternative(tests: tests.filter { !$0.keys.isSubset(of: known) })
        }

        func without(_ others: [Alternative]) -> Alternative { others.reduce(self) { $0.without($1) } }
    }

    private struct Alternatives {
        let all: [Alternative]
        /// How many tests say which value a case is matched with.
        let subjects: Int

        /// What each alternative asks; of a test that is made of alternatives, what each of these does.
        var keys: Set<Set<String>> {
            Set(
                all.flatMap { alternative -> [Set<String>] in
                    let keys = alternative.keys
                    guard keys.count == 1, let key = keys.first else { return [keys] }
                    return ConditionSyntax.pieces(of: key, at: "||").map { [$0] }
                })
        }

        /// - Parameter isWhole: whether a condition that is made of alternatives is one of them.
        init(_ side: Side, subjects keepsSubjects: Bool, isWhole: Bool) {
            let texts = side.conditions.compactMap { $0 }.sorted()
            all = (isWhole ? texts : texts.flatMap(ConditionParts.wholeAlternatives)).map { text in
                Alternative(tests: ConditionTest.tests(of: text, names: side.names, subjects: keepsSubjects))
            }
            subjects = all.flatMap(\.keys).count { $0.hasPrefix("case ") && $0.contains("=") }
        }
    }
}
