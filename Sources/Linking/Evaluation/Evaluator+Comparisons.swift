import Facts

/// What comparisons of texts come to: `key == Keys.home` where the caller hands over `Keys.cart`.
extension Evaluator {
    /// The texts that a condition compares its subject with; nil where one of them is not known, and for other conditions.
    func texts(comparedWith condition: Condition, in frame: FrameID) -> [String]? {
        guard !condition.constants.isEmpty else { return nil }
        let texts = condition.constants.compactMap { onlyText(eval($0, frame)) }
        return texts.count == condition.constants.count ? texts : nil
    }

    /// Whether a comparison of a value holds; nil where the texts that it may be are not all known, or tell no one answer.
    func outcome(ofComparing value: ValueID, _ condition: Condition, with texts: [String]) -> Bool? {
        let tested = choices(of: value).map { onlyText($0.value) }
        guard !tested.contains(nil) else { return nil }
        let held = Set(tested.map { text in text.map(texts.contains) != condition.saysWhichNot })
        guard held.count == 1, let holds = held.first else { return nil }
        return holds && condition.isPartial ? nil : holds
    }

    private func onlyText(_ value: ValueID) -> String? {
        if case .string(let text, isOnly: true) = store[value] { return text }
        return nil
    }

    /// A value beside others that are not known: of a text it counts that it may be another one.
    func oneOfSeveral(_ value: ValueID) -> ValueID {
        if case .string(let text, isOnly: true) = store[value] { return make(.string(text, isOnly: false)) }
        return value
    }

    /// Whether a value is all that an expression may be, as far as that is told of values.
    func isOnly(_ value: ValueID) -> Bool {
        if case .string(_, isOnly: false) = store[value] { return false }
        return true
    }
}
