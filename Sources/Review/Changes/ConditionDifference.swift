/// What a reader has to know of conditions that differ: alternatives that both sides have are left out, and so are tests
/// that both of two alternatives make.
struct ConditionDifference {
    /// Each alternative as the tests that must all hold; none where one side holds always.
    private let new: [[String]]
    private let gone: [[String]]
    private let wasAlways: Bool
    private let isAlways: Bool

    init(base: Set<String?>, head: Set<String?>) {
        wasAlways = base.contains(nil)
        isAlways = head.contains(nil)
        let (before, after) = (Set(base.compactMap { $0 }), Set(head.compactMap { $0 }))
        let isPart = wasAlways || isAlways
        var new = (isPart ? after : after.subtracting(before)).sorted().map(Self.tests(of:))
        var gone = (isPart ? before : before.subtracting(after)).sorted().map(Self.tests(of:))
        if new.count == 1, gone.count == 1 {
            let (one, other) = (new[0], gone[0])
            new = [one.filter { !other.contains($0) }]
            gone = [other.filter { !one.contains($0) }]
        }
        self.new = new
        self.gone = gone
    }

    /// As in *The hall leads to the shop* … *only if `isOpen` now; it always did*.
    var sentence: Sentence {
        if wasAlways { return "only " + Self.either(new) + " now; it always did" }
        if isAlways { return "always now; it did only " + Self.either(gone) }
        switch (Self.isSaid(new), Self.isSaid(gone)) {
        case (true, true): return Self.either(new) + " now, and no longer " + Self.either(gone)
        case (true, false): return (gone.isEmpty ? "also " : "only ") + Self.either(new) + " now"
        case (false, true):
            return (new.isEmpty ? "no longer " : "now without asking ") + Self.either(gone)
        case (false, false): return "under the same tests in another order"
        }
    }

    private static func isSaid(_ alternatives: [[String]]) -> Bool { alternatives.contains { !$0.isEmpty } }

    /// `if a`, `if a or b`, `if a, b or 3 others`.
    private static func either(_ alternatives: [[String]]) -> Sentence {
        let texts = alternatives.filter { !$0.isEmpty }.map { tests in
            tests.count == 1 ? withoutParentheses(tests[0]) : tests.joined(separator: " && ")
        }
        let shown: [Sentence] = texts.prefix(texts.count > 3 ? 2 : 3).map { "\(code: $0)" }
        let rest = texts.count - shown.count
        let all = shown + (rest > 0 ? ["\(rest) others"] : [])
        return all.dropFirst().enumerated().reduce("if " + (all.first ?? "")) { text, next in
            text + (next.offset == all.count - 2 ? " or " : ", ") + next.element
        }
    }

    /// A test that stands alone needs no parentheses around all of it.
    private static func withoutParentheses(_ test: String) -> String {
        guard test.hasPrefix("("), test.hasSuffix(")") else { return test }
        let inner = test.dropFirst().dropLast()
        var depth = 0
        for character in inner {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if depth < 0 { return test }
        }
        return String(inner)
    }

    /// The tests of a condition that are joined by `&&` outside of brackets and strings.
    static func tests(of condition: String) -> [String] {
        let characters = Array(condition)
        var tests: [String] = []
        var (start, depth) = (0, 0)
        var isString = false
        for (index, character) in characters.enumerated() {
            if character == "\"", index == 0 || characters[index - 1] != "\\" { isString.toggle() }
            if isString { continue }
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            let isAnd = depth == 0 && index >= start && characters[index...].starts(with: " && ")
            guard isAnd else { continue }
            tests.append(String(characters[start..<index]))
            start = index + 4
        }
        return tests + [String(characters[min(start, characters.count)...])]
    }
}
