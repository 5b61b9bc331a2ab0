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
        _ position: Int, in call: ExpressionRef, _ place: FunctionRef, depth: Int
    ) -> ViewHandler? {
        guard depth < Self.maximumViews, let kept = keepingView(position, in: call, place) else { return nil }
        let name = program.text(kept.property)
        let calls = calls(ofProperty: name, of: [kept.symbol])
        let handed = program.types[kept.symbol].parts.map(\.file).distinct().flatMap { file in
            (index(of: file).mentions[kept.property] ?? []).flatMap {
                origins(ofProperty: $0, of: kept.symbol, in: file, depth: depth + 1)
            }
        }
        let around = calls.flatMap { origins(of: $0.function) }
        if (around + handed).contains(where: isTouch) { return .touched(property: name) }
        let isSetOff = around.contains { origin in
            if case .inside = origin { false } else { true }
        }
        return isSetOff ? .called(calls.map { .call($0) }) : nil
    }

    /// The event of a view that a library's method is handed a closure for: `view.startObserving(event: .openHelp) { … }`.
    /// What a view tells, the user mostly does.
    func observedEvent(_ callee: ExpressionID, _ range: ArgumentRange, _ place: FunctionRef) -> String? {
        let file = program.files[Int(place.file)]
        let frame = evaluator.rootFrame(place)
        guard case .member(let base?, let name) = file.expressions[callee],
            TriggerSources.isObserving(file.text(name)),
            let event = file.arguments(range).compactMap({ argument -> String? in
                if case .member(nil, let event) = file.expressions[argument.value] { file.text(event) } else { nil }
            }).first, evaluator.targets(ofCall: callee, range, frame).isEmpty,
            evaluator.symbols(of: evaluator.type(of: evaluator.eval(base, frame))).contains(where: {
                program.inherits($0, from: "UIView")
            })
        else { return nil }
        return event
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

    /// The view that keeps an argument, and the property in which it does: what stands behind the parentheses is the only
    /// closure of a view without an initialiser of its own.
    private func keepingView(_ position: Int, in call: ExpressionRef, _ place: FunctionRef) -> KeptHandler? {
        let frame = evaluator.rootFrame(place)
        let file = program.files[Int(call.file)]
        guard case .call(let callee, let range) = file.expressions[call.id],
            case .metatype(let type) = evaluator.store[evaluator.constructed(callee, frame)], let view = type.symbol,
            !program.isExternal(view), program.isSwiftUIView(view)
        else { return nil }
        if let kept = evaluator.keeper(ofArgument: position, in: call, frame) { return kept }
        let arguments = Array(file.arguments(range))
        guard arguments[position].isTrailingClosure else { return nil }
        return program.memberwiseProperty(ofArgument: position, arguments, of: view, file: call.file).map {
            KeptHandler(symbol: view, property: $0, maker: view)
        }
    }
}
