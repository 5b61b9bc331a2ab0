/// A route's condition as a sentence's parts: what the graph keeps as one line of Swift, taken apart where it says *and* and
/// *or*, and turned round where it says *not*. The parts go on after *if*, *when* and *only if*, so that pages, reviews and
/// explanations tell a condition in the same words.
package struct ConditionWords: Hashable, Sendable {
    /// A word or two of English around the Swift that they are about; or several conditions of which one must hold.
    package struct Part: Hashable, Sendable {
        /// The value that the words are about: `tab` of `tab` *is* `.home` *or* `.shop`; empty where they name none.
        package var subject = ""
        /// `not`, `the case is`; empty where the code speaks for itself.
        package var words = ""
        /// Empty where the words say it all.
        package var code = ""
        /// What may be in the place of the code as well: *the case is* `.one`, `.two` *or* `.three`.
        package var others: [String] = []
        /// `is false`; empty where nothing follows.
        package var end = ""
        /// At least two where there are any, each of parts that must all hold.
        package var choices: [[Part]] = []

        package init(
            subject: String = "", words: String = "", code: String = "", others: [String] = [], end: String = "",
            choices: [[Part]] = []
        ) {
            self.subject = subject
            self.words = words
            self.code = code
            self.others = others
            self.end = end
            self.choices = choices
        }

        /// The part in one line of text.
        package var text: String { ConditionWords.text(of: [self]) }

        fileprivate var pieces: [Piece] {
            guard choices.isEmpty else {
                let sides = choices.map { choice in
                    let pieces = ConditionWords.pieces(of: choice)
                    return choice.count > 1 ? [.words("(")] + pieces + [.words(")")] : pieces
                }
                return [.words("either ")] + sides.joined(separator: [.words(" or ")])
            }
            let told = [[.code(subject)], [.words(words)], codes, [.words(end)]].filter {
                $0.contains { !$0.text.isEmpty }
            }
            return Array(told.joined(separator: [.words(" ")]))
        }

        /// The code, and what may be in its place, with the words between them.
        package var codes: [Piece] {
            others.enumerated().reduce(into: [.code(code)]) { pieces, other in
                pieces += [.words(other.offset == others.count - 1 ? " or " : ", "), .code(other.element)]
            }
        }
    }

    /// English, or Swift as it is written.
    package enum Piece: Hashable, Sendable {
        case words(String)
        case code(String)

        package var text: String {
            switch self {
            case .words(let text), .code(let text): text
            }
        }
    }

    /// All of them hold.
    package let parts: [Part]

    package init(_ condition: String) {
        guard !ConditionSyntax.isUnreadable(condition) else {
            parts = [Part(code: condition)]
            return
        }
        // What is asked again on the way tells a reader nothing.
        let told = Self.parts(of: Array(condition.utf8)[...], holds: true)
            .reduce(into: [Part]()) { told, part in if !told.contains(part) { told.append(part) } }
        // An `else if` asks again for a part of what the tests before it left open.
        parts = told.filter { part in !part.choices.contains { $0.allSatisfy(told.contains) } }
    }

    /// What must hold for a route; no parts where nothing is asked.
    package init(_ route: Route) {
        let told = route.condition.map { ConditionWords($0).parts } ?? []
        parts = told + (route.conditionRemark.map { [Part(words: $0)] } ?? [])
    }

    /// What must hold where one of several conditions does.
    ///
    /// - Parameter others: how many more there are, which are only counted.
    package init(oneOf conditions: [String], others: Int = 0) {
        let rest = others > 0 ? [[Part(words: "\(others) others")]] : []
        parts = Self.choice(of: conditions.map { ConditionWords($0).parts } + rest)
    }

    /// The condition as one line of text.
    package var text: String { Self.text(of: parts) }

    /// The same, told apart into words and code.
    package var pieces: [Piece] { Self.pieces(of: parts) }

    /// The condition as one line of text, with code in backticks.
    package var marked: String {
        pieces.map { piece in
            switch piece {
            case .words(let words): words
            case .code(let code): "`\(code)`"
            }
        }.joined()
    }

    private static func text(of parts: [Part]) -> String { pieces(of: parts).map(\.text).joined() }

    private static func pieces(of parts: [Part]) -> [Piece] {
        Array(parts.map(\.pieces).joined(separator: [.words(" and ")]))
    }

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
        let tests = holds ? [] : ConditionSyntax.pieces(of: code, at: ", ")
        // Between the patterns of a `case` a comma says *or*.
        let isOfPatterns = { (test: Code) in ConditionSyntax.pieces(of: test, at: " = ").count == 1 }
        if tests.count > 1, !code.starts(with: "case ".utf8) || !isOfPatterns(tests[0]) {
            return choice(of: tests.map { parts(of: $0, holds: false) })
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

    /// One of several: those that are cases of one value alone are one of them.
    private static func choice(of sides: [[Part]]) -> [Part] {
        var choices: [[Part]] = []
        var places: [String: Int] = [:]
        for side in sides.flatMap({ $0.count == 1 && !$0[0].choices.isEmpty ? $0[0].choices : [$0] }) {
            guard side.count == 1, let match = ConditionTerm.Match(side[0]) else {
                if !choices.contains(side) { choices.append(side) }
                continue
            }
            if let place = places[match.subject], let known = ConditionTerm.Match(choices[place][0]) {
                choices[place] = [known.adding(match).part]
            } else {
                places[match.subject] = choices.count
                choices.append(side)
            }
        }
        return choices.count == 1 ? choices[0] : [Part(choices: choices)]
    }
}
