/// Values that depend on a branch: several, each with its conditions.
extension Evaluator {
    /// Several values as one: what is unknown gives way to what is known, and equal ones merge. Beside cases of an enum it
    /// stays: `settings.style ?? .modal` may be any case.
    func join(_ choices: [Choice]) -> ValueID {
        if choices.count == 1, isSingle(choices[0]) { return choices[0].value }
        var flat: [Choice] = []
        var seen = SmallSet<ValueID>()
        func add(_ choice: Choice) {
            if case .alternatives(let inner) = store[choice.value] {
                for one in inner { add(Choice(value: one.value, conditions: choice.conditions + one.conditions)) }
            } else if seen.insert(choice.value) {
                flat.append(choice)
            } else {
                addAgain(choice, to: &flat)
            }
        }
        for choice in choices { add(choice) }
        var known = flat.filter { $0.value != unknown && $0.value != nothing }
        if let open = flat.first(where: { $0.value == unknown }) {
            for index in known.indices { known[index].value = oneOfSeveral(known[index].value) }
            if !known.isEmpty, known.allSatisfy({ isCase($0.value) }) { known.append(open) }
        }
        if known.isEmpty { return flat.contains { $0.value == unknown } || flat.isEmpty ? unknown : nothing }
        if known.count == 1, known[0].conditions.isEmpty { return known[0].value }
        // A condition under which there is nothing else to see stays: it says when the one value is shown.
        return make(.alternatives(known.count > Self.maximumChoices ? few(of: known) : known))
    }

    private func isCase(_ value: ValueID) -> Bool {
        if case .enumCase = store[value] { true } else { false }
    }

    /// Whether a choice, where it is the only one, is just its value.
    private func isSingle(_ choice: Choice) -> Bool {
        if case .alternatives = store[choice.value] { return false }
        return choice.conditions.isEmpty || choice.value == unknown || choice.value == nothing
    }

    /// Of too many choices: each value once, under what all ways to it ask for, so that no value gives way to another
    /// one's second way.
    private func few(of known: [Choice]) -> [Choice] {
        var few: [Choice] = []
        var positions: [ValueID: Int] = [:]
        for choice in known {
            if let position = positions[choice.value] {
                let both = zip(few[position].conditions, choice.conditions).prefix { $0 == $1 }
                few[position].conditions = both.map { $0.0 }
            } else {
                positions[choice.value] = few.count
                few.append(choice)
            }
        }
        return Array(few.prefix(Self.maximumValues))
    }

    /// How many ways to one value are told apart.
    private static let maximumWays = 3

    /// A value that is already among the choices: another condition is another way to it, unless both together say
    /// nothing.
    private func addAgain(_ choice: Choice, to flat: inout [Choice]) {
        let known = flat.indices.filter { flat[$0].value == choice.value }
        guard !known.contains(where: { flat[$0].conditions == choice.conditions }) else { return }
        for index in known {
            let shared = zip(flat[index].conditions, choice.conditions).prefix { $0 == $1 }.count
            let (one, other) = (flat[index].conditions.dropFirst(shared), choice.conditions.dropFirst(shared))
            let isEither = one.count == 1 && other.count == 1 && isNegation(one.first, other.first)
            if one.isEmpty || other.isEmpty || isEither {
                flat[index].conditions = Array(choice.conditions.prefix(shared))
                return
            }
        }
        if known.count < Self.maximumWays {
            flat.append(choice)
        } else if let first = known.first {
            flat[first].conditions = []
            flat.removeAll { $0.value == choice.value && !$0.conditions.isEmpty }
        }
    }

    func join(_ values: [ValueID]) -> ValueID { join(values.map { Choice(value: $0, conditions: []) }) }

    /// The single values that a value may be.
    func choices(of id: ValueID) -> [Choice] {
        if case .alternatives(let choices) = store[id] { return choices }
        return [Choice(value: id, conditions: [])]
    }

    func mapChoices(_ id: ValueID, _ transform: (ValueID) -> ValueID) -> ValueID {
        guard case .alternatives(let choices) = store[id] else { return transform(id) }
        return join(choices.map { Choice(value: transform($0.value), conditions: $0.conditions) })
    }
}
