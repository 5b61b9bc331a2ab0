import Dialects
import Facts

/// What SwiftUI views of the program are made with: `Card(boat: boat) { model.send(.chosen(boat)) }`.
extension OriginFinder {
    /// How many views may hand a closure on to the views inside of them.
    private static let maximumViews = 4

    /// What runs a closure that a view is made with.
    enum ViewHandler {
        /// A control in the view: the user sets it off.
        case touched(property: String)
        /// Other code of the view.
        case called([Origin])
    }

    /// What runs an argument that a SwiftUI view of the program is made with; nil where the view's code does not tell.
    func viewHandler(
        _ position: Int, _ callee: ExpressionID, _ range: ArgumentRange, _ place: FunctionRef, depth: Int
    ) -> ViewHandler? {
        guard depth < Self.maximumViews, let kept = viewProperty(position, callee, range, place) else { return nil }
        let name = program.text(kept.property)
        let calls = calls(ofProperty: name, of: [kept.view])
        let handed = program.types[kept.view].parts.map(\.file).distinct().flatMap { file in
            (index(of: file).mentions[kept.property] ?? []).flatMap {
                origins(ofProperty: $0, of: kept.view, in: file, depth: depth + 1)
            }
        }
        let around = calls.flatMap { origins(of: $0.function) }
        if (around + handed).contains(where: isTouch) { return .touched(property: name) }
        let isSetOff = around.contains { origin in
            if case .inside = origin { false } else { true }
        }
        return isSetOff ? .called(calls.map { .call($0) }) : nil
    }

    /// What runs a property of a view that the view hands on to a control, or to a view inside of it.
    private func origins(
        ofProperty mention: HandlerIndex.Mention, of view: Int, in file: Int32, depth: Int
    ) -> [Origin] {
        let place = FunctionRef(Int(file), mention.function)
        guard case .argument(let call, let position) = mention.use, !mention.isInner,
            program.owner(of: place) == view
        else { return [] }
        return registration(call, position, at: mention.expression, place, depth: depth)
    }

    private func isTouch(_ origin: Origin) -> Bool {
        guard case .event(let step) = origin else { return false }
        return step.kind == .action || step.kind == .gesture
    }

    /// The view that keeps an argument, and the property in which it does.
    private func viewProperty(
        _ position: Int, _ callee: ExpressionID, _ range: ArgumentRange, _ place: FunctionRef
    ) -> (view: Int, property: Identifier)? {
        let frame = evaluator.rootFrame(place)
        guard case .metatype(let type) = evaluator.store[evaluator.constructed(callee, frame)], let view = type.symbol,
            !program.isExternal(view), program.isSwiftUIView(view)
        else { return nil }
        if let target = evaluator.targets(ofCall: callee, range, frame).first {
            guard let parameter = target.binding.firstIndex(of: position),
                let local = program.facts(target.function).parameters[parameter].local
            else { return nil }
            let facts = program.files[Int(target.function.file)]
            for mention in index(of: target.function.file).locals[local] ?? [] {
                guard case .assignment(let assigned) = mention.use,
                    let name = ExpressionText(file: facts).chain(assigned).last?.name
                else { continue }
                return (view, program.identifier(name))
            }
            return nil
        }
        let argument = Array(program.files[Int(place.file)].arguments(range))[position]
        if let label = argument.label { return (view, program.identifier(label, place.file)) }
        guard argument.isTrailingClosure else { return nil }
        return evaluator.closureProperty(of: view).map { (view, $0) }
    }
}
