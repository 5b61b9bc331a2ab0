import NavigationGraph

/// How what a screen is handed differs.
struct DataDifference {
    private var new: [Parameter]
    private var gone: [Parameter]
    /// Arguments of one type of which one stands in the other's place, or of one name with another type.
    private var exchanged: [(new: Parameter, old: Parameter)] = []

    init(_ pair: WayPairing.Pair) {
        let renamed = { (parameter: Parameter) in
            Parameter(
                name: pair.names.applied(to: parameter.name), type: pair.names.applied(to: parameter.type))
        }
        let (before, after) = (pair.base.passes, pair.head.passes)
        let (known, told) = (Set(before.map(renamed)), Set(after))
        new = after.filter { !known.contains($0) }
        gone = before.filter { !told.contains(renamed($0)) }
        exchange { $0.name == $1.name }
        exchange { $0.type == $1.type && !$0.type.isEmpty }
    }

    private mutating func exchange(where isSame: (Parameter, Parameter) -> Bool) {
        for one in new {
            let old = gone.filter { isSame(one, $0) }
            guard old.count == 1, new.count(where: { isSame($0, old[0]) }) == 1 else { continue }
            exchanged.append((one, old[0]))
            new.removeAll { $0 == one }
            gone.removeAll { $0 == old[0] }
        }
    }

    var isEmpty: Bool { new.isEmpty && gone.isEmpty && exchanged.isEmpty }

    /// Whether arguments have other names and nothing else is otherwise.
    var isOfNames: Bool { new.isEmpty && gone.isEmpty && exchanged.allSatisfy { $0.new.type == $0.old.type } }

    /// `now takes a and no longer takes b`.
    var sentence: Sentence { sentence(verb: "takes") }

    /// The same of several screens: `now take a`.
    var sentenceOfSeveral: Sentence { sentence(verb: "take") }

    private func sentence(verb: Sentence) -> Sentence {
        var parts: [Sentence] = []
        let others = exchanged.map { Self.value($0.new) + " in place of " + Self.value($0.old) }
        let taken = Self.list(new) + others
        if !taken.isEmpty { parts.append("now " + verb + " " + Sentence.list(taken)) }
        if !gone.isEmpty { parts.append("no longer " + verb + " " + Sentence.list(Self.list(gone))) }
        return Sentence.list(parts)
    }

    /// The parameters with their types, or, of more than three, by their names.
    private static func list(_ parameters: [Parameter]) -> [Sentence] {
        parameters.map { parameters.count > 3 ? "\(code: $0.name)" : value($0) }
    }

    private static func value(_ parameter: Parameter) -> Sentence { "\(code: text(parameter))" }

    static func text(_ parameter: Parameter) -> String {
        parameter.type.isEmpty ? parameter.name : "\(parameter.name): \(parameter.type)"
    }
}
