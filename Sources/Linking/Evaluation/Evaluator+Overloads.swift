import Facts

/// Functions of one name and the same labels, told apart by what their parameters take.
extension Evaluator {
    /// The function that Swift would choose among those whose labels fit; the first one where types do not decide.
    func best(_ matches: [CallTarget], _ arguments: ArgumentRange, _ frame: FrameID) -> CallTarget? {
        bestOnes(matches, arguments, frame).first ?? matches.first
    }

    /// Those among the functions of a type that a call sees. What a protocol's extension calls on itself, `self.open(url)`,
    /// is its own rather than another protocol's of that name, which the object at hand conforms to as well; what the object's
    /// class does goes before both.
    func nearest(_ matches: [CallTarget], _ value: ValueID, _ frame: FrameID) -> [CallTarget] {
        guard matches.count > 1 else { return matches }
        let function = store.function(of: frame)
        let visible = matches.filter { isVisible($0.function, in: function.file) }
        let seen = visible.isEmpty ? matches : visible
        let owners = seen.map { program.owner(of: $0.function) }
        guard value == store.this(of: frame), let home = program.owner(of: function), owners.contains(home),
            owners.allSatisfy({ $0.map { program.types[$0].kind == .protocol } ?? false })
        else { return seen }
        let own = seen.filter { program.owner(of: $0.function) == home }
        return own + seen.filter { match in !own.contains { $0.function == match.function } }
    }

    /// Those among functions whose labels fit that take the arguments best; none where no types fit.
    func bestOnes(_ matches: [CallTarget], _ arguments: ArgumentRange, _ frame: FrameID) -> [CallTarget] {
        guard matches.count > 1 else { return matches }
        var best: [CallTarget] = []
        var highest = Int.min
        for match in matches {
            guard let fitness = fitness(of: match, arguments, frame), fitness >= highest else { continue }
            best = fitness > highest ? [match] : best + [match]
            highest = fitness
        }
        // One that takes any number of arguments comes last.
        let exact = best.filter { !program.takesAnyNumber($0.function) }
        return others(exact.isEmpty ? best : exact, frame)
    }

    /// Without the function that calls, where another one takes the same: `func ask() async { await ask() }` means the one
    /// that does not wait.
    private func others(_ matches: [CallTarget], _ frame: FrameID) -> [CallTarget] {
        guard matches.count > 1 else { return matches }
        let caller = program.outermost(store.function(of: frame))
        let others = matches.filter { $0.function != caller }
        return others.isEmpty ? matches : others
    }

    /// How well arguments fit the types of a function's parameters; nil where one cannot be handed over.
    private func fitness(of match: CallTarget, _ arguments: ArgumentRange, _ frame: FrameID) -> Int? {
        let values = Array(facts(frame).arguments(arguments))
        var sum = 0
        for (index, position) in match.binding.enumerated() {
            guard let position, position < values.count else { continue }
            let type = parameterType(index, of: match.function)
            if isImplicitMember(values[position].value, frame), type.symbol.map({ program.isExternal($0) }) ?? false {
                // A framework's type may have a member of that name: `.web(address)` rather is a case of the app's enum.
                continue
            }
            let value = eval(values[position].value, frame, expected: type)
            let declared = declaredController(of: values[position].value, frame)
            guard let own = declared.map({ fitness(of: $0, for: type) }) ?? fitness(of: value, for: type) else {
                return nil
            }
            sum += own
        }
        return sum
    }

    /// Of functions that a value stands for those that take a call's arguments: what is called by another name than its own
    /// is handed them without labels, `let make = page(for:)`, `make(index)`.
    func targets(
        ofValue functions: some Collection<FunctionRef>, _ this: ValueID?, _ arguments: ArgumentRange, _ frame: FrameID
    ) -> [CallTarget] {
        let named = targets(functions, this, arguments, frame)
        guard named.isEmpty, facts(frame).arguments(arguments).allSatisfy({ $0.label == nil }) else { return named }
        return functions.compactMap { function in
            guard program.facts(function).parameters.count == arguments.count else { return nil }
            return CallTarget(function: function, this: this, binding: (0..<arguments.count).map { $0 })
        }
    }

    private func isImplicitMember(_ expression: ExpressionID, _ frame: FrameID) -> Bool {
        switch facts(frame).expressions[expression] {
        case .member(nil, _): true
        case .call(let callee, _): if case .member(nil, _) = facts(frame).expressions[callee] { true } else { false }
        default: false
        }
    }

    /// The view controller's class that a property is declared to hold, by which Swift chooses: the `controller` of a view is a view
    /// controller, also where it is the view itself.
    private func declaredController(of expression: ExpressionID, _ frame: FrameID) -> TypeValue? {
        let declared = declaredType(ofMember: expression, frame)
        return symbols(of: declared).contains { program.inherits($0, from: "UIViewController") } ? declared : nil
    }

    /// How well a value fits a parameter's type: 2 where it is of just that type; nil where it cannot be handed over.
    func fitness(of value: ValueID, for type: TypeValue) -> Int? {
        switch (store[value], type) {
        case (_, .unknown), (_, .generic), (.unknown, _), (.nothing, _): return 0
        case (.closure(let closure, _), .function(_, let result)): return fitness(ofResultOf: closure, for: result)
        case (.functions, .function): return 2
        case (.closure, .nominal), (.array, .nominal), (.closure, .array): return nil
        case (.enumCase(let symbol?, let name, _), .nominal(let asked, _)):
            guard symbol == asked else { return program.isSubtype(symbol, of: asked) ? 1 : nil }
            return program.types[asked].cases[name] == nil && program.types[asked].kind == .enum ? nil : 2
        case (.enumCase(nil, let name, _), .nominal(let asked, _)) where program.types[asked].kind == .enum:
            return program.types[asked].cases[name] == nil ? nil : 1
        default: return fitness(of: self.type(of: value), for: type)
        }
    }

    /// How well what a closure gives back fits: a closure that makes a pair is not handed to what wants one value, where there
    /// is a choice.
    private func fitness(ofResultOf closure: FunctionRef, for result: TypeValue) -> Int? {
        guard let made = tupleSize(ofResultOf: closure) else { return 2 }
        guard case .tuple(_, let wanted) = result, wanted.count > 1 else { return made > 1 ? 1 : 2 }
        return wanted.count == made ? 2 : made > 1 ? nil : 0
    }

    /// Of how many values the tuple is that a closure says or shows to give back, one for the name of a type, which may stand for
    /// a tuple; nil where it does neither.
    private func tupleSize(ofResultOf closure: FunctionRef) -> Int? {
        let file = program.files[Int(closure.file)]
        if let type = program.facts(closure).result {
            guard case .tuple(let elements) = file.types[Int(type.index)] else { return 1 }
            return elements.count
        }
        guard let last = file.lastResult(of: closure.id), case .tuple(let parts) = file.expressions[last] else {
            return nil
        }
        return parts.count
    }

    private func fitness(of found: TypeValue, for asked: TypeValue) -> Int? {
        switch (found, asked) {
        case (.unknown, _), (.generic, _), (_, .unknown), (_, .generic): return 0
        case (.array(let element), .array(let other)): return fitness(of: element, for: other)
        case (.array, .nominal), (.nominal, .array), (.function, .nominal), (.nominal, .function): return nil
        case (.metatype(let one), .metatype(let other)): return fitness(of: one, for: other)
        default:
            let (known, wanted) = (symbols(of: found), symbols(of: asked))
            guard !known.isEmpty, !wanted.isEmpty else { return 0 }
            if known == wanted { return 2 }
            if known.contains(where: { one in wanted.allSatisfy { program.isSubtype(one, of: $0) } }) { return 1 }
            // What is declared as a superclass or a protocol may be an object of the parameter's type.
            let isWider = known.contains { one in wanted.contains { program.isSubtype($0, of: one) } }
            return isWider || known.contains(where: { program.types[$0].kind == .protocol }) ? 0 : nil
        }
    }
}
