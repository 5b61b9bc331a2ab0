import Dialects
import Facts

/// Relays of the app's on which a library listens: a protocol of the library's asks for the stream, and says in an extension what
/// is done with what is put there (`StandIns`).
extension Evaluator {
    struct PassingKey: Hashable {
        var frame: FrameID
        /// Where the arguments of the call begin.
        var argument: Int32
    }

    /// What puts something on a relay that a library's protocol asks for runs the protocol's method of that name:
    /// `steps.accept(step)`, and `taps.map { Steps.done }.bind(to: steps)`. Empty for other calls.
    func relayTargets(
        _ callee: ExpressionID, _ arguments: ArgumentRange, _ frame: FrameID
    ) -> [CallTarget] {
        guard !libraryRelays.isEmpty, case .member(let base?, let text) = expression(callee, frame) else { return [] }
        let name = identifier(text, frame)
        if let holder = relayHolder(base, frame) {
            return dispatch(name, on: holder, arguments, frame).filter { program.isStandIn($0.function.file) }
        }
        guard let first = facts(frame).arguments(arguments).first, let holder = relayHolder(first.value, frame) else {
            return []
        }
        let found = dispatch(name, on: holder, arguments, frame).filter { program.isStandIn($0.function.file) }
        guard !found.isEmpty, let element = madeElement(of: base, frame, operators: 0) else { return [] }
        passedElements[PassingKey(frame: frame, argument: arguments.start)] = element
        return found
    }

    /// Whether a call passes a stream on to a library's relay.
    func passesToRelay(_ call: ExpressionRef, in frame: FrameID) -> Bool {
        guard !libraryRelays.isEmpty,
            case .call(_, let arguments) = program.files[Int(call.file)].expressions[call.id]
        else { return false }
        return passedElements[PassingKey(frame: frame, argument: arguments.start)] != nil
    }

    /// The object whose relay an expression names; nil for other expressions.
    private func relayHolder(_ expression: ExpressionID, _ frame: FrameID) -> ValueID? {
        let file = facts(frame)
        switch file.expressions[expression] {
        case .name(let name) where libraryRelays.contains(identifier(name, frame)): return store.this(of: frame)
        case .member(let base?, let name) where libraryRelays.contains(identifier(name, frame)):
            return eval(base, frame)
        default: return nil
        }
    }

    /// What the elements of a stream are that operators make: `taps.map { Steps.done }`, `load().andThen(.just(Steps.done))`;
    /// nil where that is not known.
    private func madeElement(of stream: ExpressionID, _ frame: FrameID, operators: Int) -> ValueID? {
        let file = facts(frame)
        guard operators < StreamWords.maximumOperators, case .call(let callee, let range) = file.expressions[stream],
            case .member(let base, let text) = file.expressions[callee]
        else { return nil }
        let name = file.text(text)
        let arguments = Array(file.arguments(range))
        func before() -> ValueID? { base.flatMap { madeElement(of: $0, frame, operators: operators + 1) } }
        func elements() -> ValueID? {
            let found = arguments.map { eval($0.value, frame) }.filter { $0 != unknown }
            return found.isEmpty ? nil : join(found)
        }
        func joined(_ found: [ValueID?]) -> ValueID? {
            let known = found.compactMap(\.self)
            return known.isEmpty ? nil : join(known)
        }
        if StreamWords.ofElements.contains(name) { return elements() }
        if StreamWords.following.contains(name) {
            return arguments.first.flatMap { madeElement(of: $0.value, frame, operators: operators + 1) }
        }
        if StreamWords.adding.contains(name) { return joined([before(), elements()]) }
        if StreamWords.keeping.contains(name) || name == StreamWords.unretained { return before() }
        guard case .closure(let closure)? = arguments.last.map({ file.expressions[$0.value] }) else { return nil }
        let inner = self.frame(for: FunctionRef(Int(store.function(of: frame).file), closure), within: frame)
        if StreamWords.making.contains(name) {
            let made = result(of: inner)
            return made == unknown ? nil : made
        }
        guard StreamWords.flattening.contains(name) else { return nil }
        let streams = file.functions[closure].actions.map { file.actions[Int($0)] }.filter { $0.kind == .result }
        return joined(streams.map { madeElement(of: $0.expression, inner, operators: operators + 1) })
    }

    /// The streams that protocols of libraries ask for.
    func findLibraryRelays() -> Set<Identifier> {
        var found: Set<Identifier> = []
        for (symbol, type) in program.types.enumerated() where type.kind == .protocol && program.isOfStandIn(symbol) {
            for (name, properties) in type.properties {
                guard let property = properties.first,
                    case .nominal(let stream, _) = declaredType(of: property, for: symbol, arguments: []),
                    StreamWords.types.contains(program.types[stream].name)
                else { continue }
                found.insert(name)
            }
        }
        return found
    }
}
