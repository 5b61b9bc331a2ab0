/// Conditions of which one always holds say nothing: code that shows a screen in both branches of an `if` always does.
enum OppositeConditions {
    /// The alternatives under which a way is taken, without tests that two of them make the opposite ways.
    ///
    /// `a && b` and `a && !b` are `a`; `b` and `!b` are no condition, which is nil.
    static func removed(from conditions: Set<String?>) -> Set<String?> {
        guard conditions.count > 1, conditions.count <= maximumAlternatives, !conditions.contains(nil) else {
            return conditions
        }
        var alternatives = conditions.compactMap { $0 }.sorted().map(ConditionDifference.tests(of:))
        while let (one, other, common) = opposites(in: alternatives) {
            alternatives.remove(at: other)
            alternatives.remove(at: one)
            if common.isEmpty { return [nil] }
            if !alternatives.contains(common) { alternatives.append(common) }
        }
        return Set(alternatives.map { $0.joined(separator: " && ") })
    }

    /// More are seldom the branches of one `if`.
    private static let maximumAlternatives = 32

    /// The first two alternatives that differ in one test and its opposite, the earlier first, and what they share.
    private static func opposites(in alternatives: [[String]]) -> (Int, Int, common: [String])? {
        for one in alternatives.indices {
            for other in alternatives.indices.dropFirst(one + 1)
            where alternatives[one].count == alternatives[other].count {
                let differing = alternatives[one].indices.filter { alternatives[one][$0] != alternatives[other][$0] }
                guard differing.count == 1, let index = differing.first,
                    areOpposites(alternatives[one][index], alternatives[other][index])
                else { continue }
                var common = alternatives[one]
                common.remove(at: index)
                return (one, other, common)
            }
        }
        return nil
    }

    private static func areOpposites(_ one: String, _ other: String) -> Bool {
        isNegation(one, of: other) || isNegation(other, of: one) || isExchanged(one, other) || isExchanged(other, one)
    }

    private static func isNegation(_ one: String, of other: String) -> Bool {
        one == "!" + other && !other.contains(" ") || one == "!(" + other + ")"
    }

    /// `a != b` of `a == b`, where nothing else is compared.
    private static func isExchanged(_ one: String, _ other: String) -> Bool {
        let parts = one.split(separator: " == ", omittingEmptySubsequences: false)
        return parts.count == 2 && other == parts.joined(separator: " != ")
    }
}
