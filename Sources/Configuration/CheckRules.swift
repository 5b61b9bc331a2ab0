/// How grave the findings of a check are, as it is written.
package enum SeverityWord: String, CaseIterable, Sendable {
    case off, note, warning, error

    static var list: String { allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ") }
}

/// From which severity on a run ends with status 1, as it is written.
package enum FailureWord: String, CaseIterable, Sendable {
    case note, warning, error, never

    static var list: String { allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ") }
}

/// The severity that a team gives to a check.
package struct CheckSeverity: Hashable, Sendable {
    /// The id of a check, or the name of a rule of the team.
    package var check: String
    package var severity: SeverityWord

    package init(check: String, severity: SeverityWord) {
        self.check = check
        self.severity = severity
    }
}

/// A rule of the team about ways through its app, as a sentence.
package struct TeamRule: Hashable, Sendable {
    /// Nodes as a sentence names them: an id, a name with `*`, or `group` and a folder; several with `or` between them.
    package struct Nodes: Hashable, Sendable {
        package struct Part: Hashable, Sendable {
            package var text: String
            package var isGroup: Bool

            package init(text: String, isGroup: Bool) {
                self.text = text
                self.isGroup = isGroup
            }
        }

        package var parts: [Part]

        package init(parts: [Part]) { self.parts = parts }

        /// Nil where a part is empty.
        init?(_ text: Substring) {
            var parts: [Part] = []
            for word in text.split(separator: " or ", omittingEmptySubsequences: false) {
                var part = word.drop { $0 == " " }
                while part.last == " " { part = part.dropLast() }
                let isGroup = part.hasPrefix("group ")
                if isGroup { part = part.dropFirst("group ".count).drop { $0 == " " } }
                if part.isEmpty { return nil }
                parts.append(Part(text: String(part), isGroup: isGroup))
            }
            self.parts = parts
        }
    }

    package enum Demand: Hashable, Sendable {
        case onlyThrough(Nodes, Nodes)
        case onlyFrom(Nodes, Nodes)
        case neverLeadsTo(Nodes, Nodes)
        case neverOpens(Nodes, Nodes)
        case modals(atMost: Int)
    }

    static let namePattern = "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"
    static let sentencePattern =
        "^(.+ (only through|only from|never leads to|never opens) .+|at most [0-9]{1,3} modals?)$"
    static let forms = [
        "`Payment only through Login`", "`Payment only from Checkout`", "`Onboarding never leads to Wallet`",
        "`group Onboarding never opens group Wallet`", "`at most 2 modals`",
    ]

    /// What findings call it.
    package var name: String
    package var sentence: String
    package var demand: Demand

    package init(name: String, sentence: String, demand: Demand) {
        self.name = name
        self.sentence = sentence
        self.demand = demand
    }

    static func isName(_ text: String) -> Bool {
        guard let first = text.first, ("a"..."z").contains(first) else { return false }
        return text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && part.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
        }
    }

    /// What a sentence demands; nil where it is none that is known.
    static func demand(of sentence: String) -> Demand? {
        let words = sentence.split(separator: " ")
        if words.count == 4, words[0] == "at", words[1] == "most", ["modal", "modals"].contains(words[3]) {
            guard words[2].count <= 3, let most = Int(words[2]), most >= 0 else { return nil }
            return .modals(atMost: most)
        }
        let kinds: [(String, (Nodes, Nodes) -> Demand)] = [
            (" only through ", Demand.onlyThrough), (" only from ", Demand.onlyFrom),
            (" never leads to ", Demand.neverLeadsTo), (" never opens ", Demand.neverOpens),
        ]
        for (verb, demand) in kinds {
            guard let range = sentence.firstRange(of: verb) else { continue }
            guard let one = Nodes(sentence[..<range.lowerBound]), let other = Nodes(sentence[range.upperBound...])
            else { return nil }
            return demand(one, other)
        }
        return nil
    }
}
