import Facts

/// Which case of an enum a route of SwiftUI stands for, where a state or a path decides what is shown.
struct ShownChoice {
    let evaluator: Evaluator

    private var program: Program { evaluator.program }

    /// The option of a route that a state or a path decides: the case that is shown.
    func add(_ effect: Effect, _ screen: Screen?, to draft: inout RouteDraft) {
        draft.state = effect.state
        draft.choice = effect.choice
        if let choice = effect.choice {
            draft.option = choice.name
        } else if effect.state != nil {
            let type = stateType(of: draft)
            draft.choosing = (screen?.conditions ?? []).first { shownCase($0, screen, of: type) != nil }
            draft.option = draft.choosing.flatMap { shownCase($0, screen, of: type) }
            draft.choice = choice(of: draft)
        }
        if let option = draft.option {
            let type = stateType(of: draft)
            draft.conditions.removeAll {
                shownCase($0, screen, of: type) == option && (screen?.conditions.contains($0) ?? false)
            }
        }
    }

    /// The case of the enum in the property that shows a route's target.
    private func choice(of draft: RouteDraft) -> PathChoice? {
        guard let name = draft.option, let type = stateType(of: draft),
            program.types[type].cases[program.identifier(name)] != nil
        else { return nil }
        return PathChoice(type: type, name: name)
    }

    /// The declared type of the property that shows a route's target.
    private func stateType(of draft: RouteDraft) -> Int? {
        guard let state = draft.state,
            let property = evaluator.property(program.identifier(state.name), in: state.type, isStatic: false)
        else { return nil }
        return evaluator.declaredType(of: property, for: state.type, arguments: []).symbol
    }

    /// The one case that a condition matches a parameter with, or what a view is made with that only chooses by it, or the
    /// enum of a type in its own code.
    private func shownCase(_ reference: ConditionRef, _ screen: Screen?, of type: Int?) -> String? {
        let condition = program.condition(reference)
        let file = program.files[Int(reference.file)]
        guard condition.kind == .matches, condition.cases.count == 1, let subject = condition.subject else {
            return nil
        }
        if screen?.choosing.contains(reference) ?? false { return file.text(condition.cases[0]) }
        if case .selfReference = file.expressions[subject], let type {
            let name = file.text(condition.cases[0])
            return program.types[type].cases[program.identifier(name)] == nil ? nil : name
        }
        guard case .local(let local) = file.expressions[subject],
            case .parameter = file.locals[Int(local.index)].source
        else { return nil }
        return file.text(condition.cases[0])
    }
}
