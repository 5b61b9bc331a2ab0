import Dialects
import Facts

/// Streams, whose elements only a run knows; what they are, the type of the stream tells.
extension Evaluator {
    /// What an operator of a stream hands to its closure: the element
    /// (`output.tabs.delay(…).drive(onNext: { tabs in … })`), or in front of it the object that it is to hold weakly
    /// (`tap.bind(with: self) { owner, _ in … }`).
    func observed(by use: (call: ExpressionRef, position: Int), parameter index: Int, _ frame: FrameID) -> ValueID? {
        let file = facts(frame)
        guard index < 2, case .call(let callee, let arguments) = file.expressions[use.call.id],
            case .member(let stream?, let name) = file.expressions[callee],
            StreamWords.observing.contains(file.text(name))
        else { return nil }
        let values = Array(file.arguments(arguments))
        let held =
            values.first { $0.label.map { file.text($0) == StreamWords.holding } ?? false }?.value
            ?? heldWeakly(by: stream, frame)
        if index == 0, let held { return eval(held, frame) }
        guard index == (held == nil ? 0 : 1),
            values[use.position].label.map({ StreamWords.elementLabels.contains(file.text($0)) }) ?? true,
            let element = element(of: stream, frame)
        else { return nil }
        return element
    }

    /// The parameter in which a closure takes what is sent on the stream that it observes: the second one where the stream
    /// puts the object in front that it holds weakly.
    func elementParameter(of closure: FunctionRef) -> Int {
        guard let use = program.closureUses[closure], let parent = program.facts(closure).parent else { return 0 }
        let frame = rootFrame(FunctionRef(Int(closure.file), parent))
        let file = facts(frame)
        guard case .call(let callee, let arguments) = file.expressions[use.call.id],
            case .member(let stream?, _) = file.expressions[callee]
        else { return 0 }
        let isHeld = file.arguments(arguments).contains { $0.label.map { file.text($0) } == StreamWords.holding }
        return isHeld || heldWeakly(by: stream, frame) != nil ? 1 : 0
    }

    /// What a stream puts in front of its elements: `tap.withUnretained(self)`, with operators that leave both as they are.
    private func heldWeakly(by expression: ExpressionID, _ frame: FrameID) -> ExpressionID? {
        let file = facts(frame)
        for stream in streams(before: expression, frame) {
            guard case .call(let callee, let arguments) = file.expressions[stream],
                case .member(_, let name) = file.expressions[callee], file.text(name) == StreamWords.unretained
            else { continue }
            return file.arguments(arguments).first?.value
        }
        return nil
    }

    /// A stream, and those that operators made it of which leave the elements what they are.
    private func streams(before expression: ExpressionID, _ frame: FrameID) -> [ExpressionID] {
        var found = [expression]
        while found.count <= StreamWords.maximumOperators, let last = found.last,
            let inner = stream(before: last, frame)
        {
            found.append(inner)
        }
        return found
    }

    private func stream(before expression: ExpressionID, _ frame: FrameID) -> ExpressionID? {
        let file = facts(frame)
        switch file.expressions[expression] {
        case .call(let callee, _):
            guard case .member(let inner?, let name) = file.expressions[callee],
                StreamWords.keeping.contains(file.text(name)) || file.text(name) == StreamWords.unretained
            else { return nil }
            return inner
        case .member(let inner?, let name): return isOwnOperator(identifier(name, frame)) ? inner : nil
        default: return nil
        }
    }

    /// Whether the app adds a property of a name to streams that is the stream itself with operators which leave the
    /// elements what they are: `var onMain: AnyPublisher<Output, Failure> { receive(on: queue).eraseToAnyPublisher() }`.
    func isOwnOperator(_ name: Identifier) -> Bool {
        guard program.memberNames.contains(name) else { return false }
        return StreamWords.extended.contains { type in
            guard let symbol = program.knownExternal(type),
                let property = program.types[symbol].properties[name]?.first,
                let getter = program.facts(property).getter
            else { return false }
            let file = program.files[Int(property.file)]
            let results = file.functions[getter].actions.map { file.actions[Int($0)] }.filter { $0.kind == .result }
            return results.count == 1 && keepsElements(results[0].expression, file)
        }
    }

    /// Whether an expression in code of a stream's is that stream behind operators that leave the elements what they are.
    private func keepsElements(_ expression: ExpressionID, _ file: SwiftFacts) -> Bool {
        var current = expression
        for _ in 0..<StreamWords.maximumOperators {
            guard case .call(let callee, _) = file.expressions[current] else { break }
            switch file.expressions[callee] {
            case .name(let name): return StreamWords.keeping.contains(file.text(name))
            case .member(let inner?, let name):
                guard StreamWords.keeping.contains(file.text(name)) else { return false }
                current = inner
            default: return false
            }
        }
        if case .selfReference = file.expressions[current] { return current != expression }
        return false
    }

    /// What a stream carries; nil where an expression is no stream, or not known to be one.
    private func element(of expression: ExpressionID, _ frame: FrameID) -> ValueID? {
        for stream in streams(before: expression, frame) {
            for choice in choices(of: eval(stream, frame)) {
                if let element = carried(by: choice.value) { return element }
            }
        }
        return nil
    }

    /// What a value carries, which its type tells; one that is made with its only element, that element.
    func carried(by value: ValueID) -> ValueID? {
        guard case .nominal(let symbol, let arguments) = type(of: value), program.isExternal(symbol),
            StreamWords.types.contains(program.types[symbol].name), let element = arguments.first, element != .unknown
        else { return nil }
        if case .object(let creation) = store[value], creation.arguments.count == 1,
            let only = creation.arguments.first,
            let asked = element.symbol, case .object(let made) = store[only], let own = made.type.symbol,
            program.isSubtype(own, of: asked)
        {
            return only
        }
        return declared(element, from: nil)
    }
}
