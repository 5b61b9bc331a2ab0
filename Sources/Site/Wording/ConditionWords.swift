import NavigationGraph

/// A route's condition as a sentence's parts: what the graph keeps as one line of Swift, taken apart where it says *and* and
/// *or*, and turned round where it says *not*.
struct ConditionWords: Hashable {
    /// A word or two of English around the Swift that they are about; or several conditions of which one must hold.
    struct Part: Hashable {
        /// `not`, `in the case`; empty where the code speaks for itself.
        var words = ""
        /// Empty where the words say it all.
        var code = ""
        /// `is false`; empty where nothing follows.
        var end = ""
        /// At least two where there are any, each of parts that must all hold.
        var choices: [[Part]] = []

        /// The part in one line of text.
        var text: String {
            guard choices.isEmpty else {
                return "either "
                    + choices.map { $0.count > 1 ? "(\(ConditionWords.text(of: $0)))" : ConditionWords.text(of: $0) }
                    .joined(separator: " or ")
            }
            return [words, code, end].filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    /// All of them hold.
    let parts: [Part]

    init(_ condition: String) {
        // What is asked again on the way tells a reader nothing.
        parts = Self.parts(of: Array(condition.utf8)[...], holds: true)
            .reduce(into: []) { told, part in if !told.contains(part) { told.append(part) } }
    }

    /// What must hold for a route; no parts where nothing is asked.
    init(_ route: Route) {
        let told = route.condition.map { ConditionWords($0).parts } ?? []
        parts = told + (route.conditionRemark.map { [Part(words: $0, code: "")] } ?? [])
    }

    /// The condition in one line of text.
    var text: String { Self.text(of: parts) }

    static func text(of parts: [Part]) -> String { parts.map(\.text).joined(separator: " and ") }

    // A site has ten thousands of conditions, and a character takes many times as long to compare as a byte. What is looked
    // for is ASCII, so that nothing is cut within a character.

    typealias Code = ArraySlice<UInt8>

    /// What must hold so that a condition does, or does not.
    private static func parts(of code: Code, holds: Bool) -> [Part] {
        let code = ConditionSyntax.withoutParentheses(code)
        if let (pieces, isChoice) = pieces(of: code) {
            let sides = pieces.map { parts(of: $0, holds: holds) }
            return isChoice == holds ? choice(of: sides) : sides.flatMap { $0 }
        }
        if code.first == UInt8(ascii: "!"), let term = ConditionSyntax.term(code.dropFirst()) {
            return parts(of: term, holds: !holds)
        }
        // The tests of a `guard` that did not let pass.
        if !holds, !code.starts(with: "case ".utf8) {
            let tests = ConditionSyntax.pieces(of: code, at: ", ")
            if tests.count > 1 { return choice(of: tests.map { parts(of: $0, holds: false) }) }
        }
        return [ConditionTerm(code, holds: holds).part]
    }

    /// What *or* or *and* joins, and whether it is *or*; nil for one term.
    private static func pieces(of code: Code) -> (pieces: [Code], isChoice: Bool)? {
        guard ConditionSyntax.pieces(of: code, at: " ? ").count == 1 else { return nil }
        let isFlag = { (piece: Code) in piece.starts(with: "#if ".utf8) }
        let all = ConditionSyntax.pieces(of: code, at: " && ")
        // What a flag is made of belongs to it.
        let choices = all.contains(where: isFlag) ? [code] : ConditionSyntax.pieces(of: code, at: " || ")
        if choices.count > 1 { return (choices, true) }
        return all.count > 1 || all[0].count < code.count ? (all, false) : nil
    }

    /// One of several: those that are cases alone are one of them.
    private static func choice(of sides: [[Part]]) -> [Part] {
        var choices: [[Part]] = []
        var cases: Int?
        for side in sides.flatMap({ $0.count == 1 && !$0[0].choices.isEmpty ? $0[0].choices : [$0] }) {
            guard side.count == 1, ConditionTerm.isCase(side[0]) else {
                if !choices.contains(side) { choices.append(side) }
                continue
            }
            if let cases {
                choices[cases] = [ConditionTerm.joined(choices[cases][0], side[0])]
            } else {
                cases = choices.count
                choices.append(side)
            }
        }
        return choices.count == 1 ? choices[0] : [Part(choices: choices)]
    }
}
