/// Conditions of which one always holds say nothing: code that shows a screen in both branches of an `if` always does. Nor
/// does one that asks for more than another one.
enum OppositeConditions {
    /// The alternatives under which a way is taken, without tests that two of them make the opposite ways.
    ///
    /// `a && b` and `a && !b` are `a`, and so are `a && b` and `a`; `b` and `!b` are no condition, which is nil.
    static func removed(from conditions: Set<String?>) -> Set<String?> {
        guard conditions.count > 1, conditions.count <= maximumAlternatives, !conditions.contains(nil) else {
            return conditions
        }
        let all = conditions.compactMap { $0 }.sorted()
        var alternatives = all.map { ConditionTest.tests(of: $0, subjects: true) }
        var isShorter = false
        while let (one, other, common) = opposites(in: alternatives) {
            alternatives.remove(at: other)
            alternatives.remove(at: one)
            if common.isEmpty { return [nil] }
            if !alternatives.contains(common) { alternatives.append(common) }
            isShorter = true
        }
        let needed = withoutNarrower(alternatives)
        isShorter = isShorter || needed.count < alternatives.count
        alternatives = needed
        if alternatives.contains(where: \.isEmpty) { return [nil] }
        return isShorter ? Set(alternatives.map { ConditionParts.joined($0.map(\.text)) }) : conditions
    }

    /// More are seldom the branches of one `if`.
    private static let maximumAlternatives = 32

    /// Without alternatives that ask for all that another one asks for.
    private static func withoutNarrower(_ alternatives: [[ConditionTest]]) -> [[ConditionTest]] {
        let keys = alternatives.map { tests in tests.reduce(into: Set<String>()) { $0.formUnion($1.keys) } }
        return alternatives.indices.filter { index in
            !keys.indices.contains { other in
                keys[other].isStrictSubset(of: keys[index]) || other < index && keys[other] == keys[index]
            }
        }.map { alternatives[$0] }
    }

    /// The first two alternatives that differ in nothing but opposite tests, the earlier first, and what they share.
    private static func opposites(in alternatives: [[ConditionTest]]) -> (Int, Int, common: [ConditionTest])? {
        let keys = alternatives.map { tests in tests.reduce(into: Set<String>()) { $0.formUnion($1.keys) } }
        for one in alternatives.indices {
            for other in alternatives.indices.dropFirst(one + 1) {
                let (left, right) = (keys[one].subtracting(keys[other]), keys[other].subtracting(keys[one]))
                guard areOpposites(left, right) else { continue }
                let common = alternatives[one].filter { $0.keys.isSubset(of: keys[other]) }
                return (one, other, common)
            }
        }
        return nil
    }

    private static func areOpposites(_ left: Set<String>, _ right: Set<String>) -> Bool {
        guard !left.isEmpty, !right.isEmpty else { return false }
        return right == [opposite(of: left)] || left == [opposite(of: right)]
    }

    /// What holds where not all of the tests do.
    private static func opposite(of keys: Set<String>) -> String {
        keys.map(ConditionForm.negated).sorted().joined(separator: "||")
    }
}
