import Facts

/// A choice of conditions that is short enough to be read as one condition.
enum ConditionChoice {
    /// How many sides it has at most; as many again where each is one condition.
    static let maximumSides = 3
    /// How many conditions one side has at most.
    private static let maximumParts = 2

    /// Lists of conditions one of which holds, as one condition; nil where that would be too much to read.
    ///
    /// - Parameter maximumLength: how long it is at most, in bytes.
    static func text(of sides: [[String]], maximumLength: Int) -> String? {
        let mostSides = sides.allSatisfy { $0.count == 1 } ? 2 * maximumSides : maximumSides
        guard sides.count <= mostSides, sides.allSatisfy({ (1...maximumParts).contains($0.count) }),
            // Which cases are left to a `default`, only its `switch` says.
            !sides.joined().contains("default"), let text = ConditionText.disjunction(of: sides)
        else { return nil }
        return text.utf8.count <= maximumLength ? text : nil
    }
}
