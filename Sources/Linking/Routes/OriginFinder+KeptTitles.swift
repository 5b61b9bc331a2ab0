import Dialects
import Facts

/// What stands on the controls that code makes of a model: `AlertChoice(text: "Leave", onChoice: { … })`, which code
/// shows by `UIAlertAction(title: choice.text, style: .default) { _ in choice.onChoice() }`.
///
/// The control knows only the model; what it says there was made beside the handler.
extension OriginFinder {
    /// The touches behind the calls of a model's handler, with the words that the model was made with; the calls where
    /// those are not known.
    ///
    /// A call under a condition stays, for the condition is part of the way.
    func withKeptTitle(
        _ runners: [Origin], besideArgument position: Int, of call: ExpressionID, in place: FunctionRef
    ) -> [Origin] {
        guard let title = keptTitle(besideArgument: position, of: call, in: place) else { return runners }
        return runners.flatMap { runner -> [Origin] in
            guard case .call(let site) = runner, site.condition == nil else { return [runner] }
            let touches = origins(of: site.function).compactMap { origin -> Origin? in
                guard isTelling(origin), case .event(var step) = origin, step.title == nil else { return nil }
                step.title = title
                return .event(step)
            }
            return touches.isEmpty ? [runner] : touches
        }
    }

    /// The words that a model is made with for the control that runs its handler; nil where none is known to show them.
    ///
    /// - Parameter position: that of the handler among the arguments.
    func keptTitle(besideArgument position: Int, of call: ExpressionID, in place: FunctionRef) -> String? {
        let file = program.files[Int(place.file)]
        guard case .call(_, let range) = file.expressions[call], range.count > 1,
            let (handler, holders) = keptProperty(position, call, place), let holder = holders.first,
            let shown = self.property(shownWhereRun: handler, of: holders),
            let words = self.position(ofArgumentKeptIn: shown, of: holder, range, place), words != position
        else { return nil }
        return WordReader(evaluator: evaluator).title(Array(file.arguments(range))[words].value, in: place)
    }

    /// The property that stands on all the controls which run the handler of a model: `text` beside `onChoice`.
    private func property(shownWhereRun handler: Identifier, of holders: [Int]) -> Identifier? {
        var shown: Set<Identifier> = []
        for site in calls(ofProperty: program.text(handler), of: holders) {
            guard let use = program.closureUses[site.function],
                case .call(let callee, _) = program.files[Int(site.call.file)].expressions[site.call.id],
                let property = self.property(on: use.call.id, beside: callee, in: site.function)
            else { continue }
            shown.insert(property)
        }
        for file in uncalled.files(mentioning: handler) {
            for mention in index(of: file).mentions[handler] ?? [] where !mention.isInner {
                guard case .argument(let call, _) = mention.use,
                    isMember(mention.expression, of: holders, file, mention.function),
                    let property = self.property(
                        on: call, beside: mention.expression, in: FunctionRef(Int(file), mention.function))
                else { continue }
                shown.insert(property)
            }
        }
        return shown.count == 1 ? shown.first : nil
    }

    /// The property of the same object as a handler that is the title in a call which makes a control.
    private func property(on call: ExpressionID, beside handler: ExpressionID, in place: FunctionRef) -> Identifier? {
        let file = program.files[Int(place.file)]
        guard case .call(let callee, let range) = file.expressions[call] else { return nil }
        let arguments = Array(file.arguments(range))
        let isButton = ExpressionText(file: file).chain(callee).last?.name == TriggerSources.button
        let names = ControlNames(evaluator: evaluator)
        let title = arguments.first { file.label($0) == "title" } ?? (isButton ? heading(arguments, file) : nil)
        guard let title,
            let words = names.chain(title.value, in: place), let run = names.chain(handler, in: place),
            let name = words.last, words.dropLast() == run.dropLast(), words.count > 1 || !name.hasPrefix("$")
        else { return nil }
        return program.identifier(name)
    }

    /// The argument that an object keeps in a property, by an initialiser of its type or by the memberwise one.
    private func position(
        ofArgumentKeptIn property: Identifier, of holder: Int, _ range: ArgumentRange, _ place: FunctionRef
    ) -> Int? {
        let initializers = program.types[holder].initializers
        guard !initializers.isEmpty else {
            return program.files[Int(place.file)].arguments(range).map(\.label).firstIndex { label in
                label.map { program.identifier($0, place.file) } == property
            }
        }
        for initializer in initializers {
            guard let target = evaluator.target(initializer, nil, range, evaluator.rootFrame(place)),
                let parameter = program.facts(initializer).parameters.firstIndex(where: { parameter in
                    parameter.local.flatMap { program.property(setTo: $0, by: initializer) } == property
                })
            else { continue }
            return target.binding[parameter]
        }
        return nil
    }
}
