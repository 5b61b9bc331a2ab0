import Facts

/// What a method makes of what it is handed, and keeps: `pages.map(\.controller).forEach { screens.append($0) }`.
extension Evaluator {
    /// A value that a method has from its parameter, as its callers know it: looked at anew with what each of them hands
    /// over. The value itself where it is no more than the parameter, or nothing is known of the callers.
    func handedThrough(_ value: ValueID, _ expression: ExpressionID, _ place: FrameID) -> [ValueID] {
        guard case .open(.parameter(let method, let index), let type) = store[value],
            program.facts(method).kind == .method, type != parameterType(index, of: method), !dataTypes.isData(type),
            let whole = activation(of: method, around: place), store[whole].arguments.isEmpty
        else { return [value] }
        let calls = program.calls(named: method)
        guard calls.count <= Self.maximumCallers, depth < Self.maximumDepth - 8 else { return [value] }
        let found = calls.flatMap { reference -> [ValueID] in
            let action = program.action(reference)
            let file = program.files[Int(reference.file)]
            let caller = rootFrame(FunctionRef(Int(reference.file), action.function))
            guard
                case .call(let callee, let arguments) = file.expressions[action.expression],
                var target = targets(ofCall: callee, arguments, caller).first(where: { $0.function == method })
            else { return [] }
            target.this = store.this(of: whole)
            let frame = frame(for: store.function(of: place), within: activate(target, arguments, caller))
            return choices(of: eval(expression, frame)).map(\.value)
        }
        return found.isEmpty ? [value] : found.distinct()
    }
}
