import NavigationGraph

/// One test of a condition: as it is written, and what it asks.
struct ConditionTest: Hashable {
    /// As the source says it, without parentheses around all of it.
    let text: String
    /// What is asked, in a form in which the same question has one text: several where the test is made of tests that must
    /// all hold (`!(a || b)`), none where it asks nothing that a reader of the way cares for (`let self`).
    let keys: Set<String>

    /// The tests that must all hold, in their order; those that ask nothing are left out.
    ///
    /// - Parameter names: what a name of the text is called where it is compared.
    static func tests(of condition: String, names: RenamedNames = RenamedNames(), subjects: Bool) -> [ConditionTest] {
        ConditionParts.tests(of: condition).compactMap { text in
            let form = ConditionForm(names.applied(to: text), keepsSubjects: subjects)
            guard !form.keys.isEmpty else { return nil }
            return ConditionTest(text: ConditionSyntax.withoutParentheses(text), keys: Set(form.keys))
        }
    }

    /// The alternatives of which one must hold: `a` and `b` of `a || b`, `case .one` and `case .two` of `case .one, .two`.
    var alternatives: [String] { ConditionParts.alternatives(of: text) }
}
