import Facts
import NavigationGraph

/// What is handed to a router that makes all screens of an app: `open(.item(id: 1), by: .push)`. The case chooses the screen,
/// and what the case holds is made for it; how the screen is shown is no part of it.
extension PassedValueFinder {
    /// What the case holds by which a call chooses one of several screens, and what else the screen is made with; nil where
    /// no such case chooses.
    func handedChoice(by call: MakingCall, on route: RouteDraft, to target: Int) -> [Route.Passed]? {
        guard !call.isInput, let choice = choice(of: call), making.choosesScreens(call.target.function) else {
            return nil
        }
        let held = choice.held.map { passed(by: $0, of: choice.type, to: target) } ?? []
        // Where the router shows what it makes, the rest says how.
        let shows = route.steps.contains { program.outermost($0.function) == call.target.function }
        return shows ? held : held + handedOver(by: call, to: target, where: { $0 != choice.parameter })
    }

    /// The parameter that takes one of the app's cases which hold something, and the case where it is known.
    private func choice(of call: MakingCall) -> (parameter: Int, type: TypeSymbol, held: Identifier?)? {
        let arguments = Array(program.files[Int(call.call.file)].arguments(call.arguments))
        for (index, position) in call.target.binding.enumerated() {
            guard let position, position < arguments.count,
                let symbol = evaluator.parameterType(index, of: call.target.function).symbol,
                case let type = program.types[symbol],
                type.cases.values.contains(where: { !facts($0).parameters.isEmpty })
            else { continue }
            let choices = evaluator.choices(of: evaluator.eval(arguments[position].value, call.frame))
            guard choices.count == 1, case .enumCase(_, let name, _) = evaluator.store[choices[0].value] else {
                return (index, type, nil)
            }
            return (index, type, name)
        }
        return nil
    }

    private typealias CasePlace = (file: Int32, declaration: Int32, position: Int)

    private func facts(_ place: CasePlace) -> CaseFacts {
        program.files[Int(place.file)].declarations[DeclarationID(Int(place.declaration))].cases[place.position]
    }

    /// What a case of an enum holds, by the name of the case.
    func passed(by held: Identifier, of type: TypeSymbol, to target: Int) -> [Route.Passed] {
        guard let place = type.cases[held] else { return [] }
        let file = program.files[Int(place.file)]
        return facts(place).parameters.compactMap { parameter in
            guard let type = parameter.type else { return nil }
            let declared = program.resolve(
                type, file: place.file, declaration: DeclarationID(Int(place.declaration)))
            guard !isPart(declared, of: target) else { return nil }
            let label = parameter.label.map(file.text) ?? ""
            let name = label.isEmpty ? program.text(held) : label
            let text = program.describe(type, file: place.file)
            return Route.Passed(name: name, type: text, channel: channel(name, text, declared) ?? .enumValue)
        }
    }
}
