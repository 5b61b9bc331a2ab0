import Dialects
import Facts

/// What makes the elements of a stream, where that is not what was sent: `taps.map { Action.close }`.
enum StreamMaker: Equatable {
    /// The stream carries what was sent.
    case sender
    /// A closure makes each element of the one before.
    case closure(FunctionRef)
    /// What an operator makes is not known.
    case unknown
}

extension Evaluator {
    /// What makes the elements of a stream that an expression stands for: the last operator that makes something else of
    /// what it is handed.
    func maker(ofStream stream: ExpressionID, in place: FunctionRef) -> StreamMaker {
        let file = program.files[Int(place.file)]
        var current = stream
        for _ in 0..<StreamWords.maximumOperators {
            switch file.expressions[current] {
            case .call(let callee, let range):
                guard case .member(let inner?, let text) = file.expressions[callee] else { return .unknown }
                let name = file.text(text)
                guard !StreamWords.keeping.contains(name), name != StreamWords.unretained else {
                    current = inner
                    continue
                }
                guard StreamWords.making.contains(name),
                    case .closure(let closure)? = file.arguments(range).last.map({ file.expressions[$0.value] })
                else { return .unknown }
                return .closure(FunctionRef(Int(place.file), closure))
            case .member(let inner?, let text):
                let name = program.identifier(text, place.file)
                if isOwnOperator(name) {
                    current = inner
                } else {
                    return program.isOperator(name) ? .unknown : .sender
                }
            case .local(let local):
                guard case .value(let value) = file.locals[Int(local.index)].source else { return .sender }
                current = value
            default: return .sender
            }
        }
        return .unknown
    }

    /// What makes the elements that a closure observes; nil for any other function.
    func maker(forObserver function: FunctionRef) -> StreamMaker? {
        guard program.facts(function).kind == .closure, let use = program.closureUses[function],
            let parent = program.facts(function).parent, let stream = observedStream(by: use.call)
        else { return nil }
        return maker(ofStream: stream, in: FunctionRef(Int(function.file), parent))
    }

    /// The stream that an operator's call observes.
    private func observedStream(by call: ExpressionRef) -> ExpressionID? {
        let file = program.files[Int(call.file)]
        guard case .call(let callee, _) = file.expressions[call.id],
            case .member(let stream?, let name) = file.expressions[callee],
            StreamWords.observing.contains(file.text(name))
        else { return nil }
        return stream
    }
}

extension Program {
    /// Whether the program adds a property of a name to streams: `var mapVoid: AnyPublisher<Void, Failure>`.
    func isOperator(_ name: Identifier) -> Bool {
        guard memberNames.contains(name) else { return false }
        return StreamWords.extended.contains { type in
            knownExternal(type).map { types[$0].properties[name]?.isEmpty == false } ?? false
        }
    }
}

extension Program {
    /// A stream and the subject that a call passes it on to: `button.rx.tap.bind(to: closed)`; nil for other calls.
    func passing(by call: ExpressionRef) -> (stream: ExpressionID, subject: ExpressionID)? {
        let file = files[Int(call.file)]
        guard case .call(let callee, let range) = file.expressions[call.id],
            case .member(let stream?, let text) = file.expressions[callee]
        else { return nil }
        let name = file.text(text)
        guard TriggerSources.passingCalls.contains(name) else { return nil }
        let arguments = Array(file.arguments(range))
        let position = TriggerSources.passedTo(
            name, labels: arguments.map { file.label($0) }, isOwn: declaresFunction(identifier(text, call.file)))
        return position.map { (stream, arguments[$0].value) }
    }
}
