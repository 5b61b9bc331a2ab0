import Facts

/// Parts that a builder is handed and wires to one another: `build(view: view, router: router)`, in which stands
/// `router.view = view`. One builder may serve a hundred modules; what an object gets there is what was handed over
/// together with it.
extension Evaluator {
    /// An assignment to a member of a parameter.
    struct HandedWiring {
        var function: FunctionRef
        var parameter: Int
        var value: ExpressionID
        var condition: ConditionID?
    }

    /// Who made an object, and where; a cast changes its type, and nothing else of it.
    struct MakingKey: Hashable {
        var site: ExpressionRef
        var frame: FrameID
    }

    /// What functions that were handed an object put into a property of it.
    func wiredByReceivers(_ name: Identifier, to object: ValueID, _ creation: Creation) -> [ValueID] {
        guard let frames = receptions[MakingKey(site: creation.site, frame: creation.frame)] else { return [] }
        let wirings = handedWirings(of: name)
        guard !wirings.isEmpty else { return [] }
        var found: [ValueID] = []
        for frame in frames {
            let function = store.function(of: frame)
            for wiring in wirings where wiring.function == function {
                let handed = store[frame].arguments[wiring.parameter]
                guard choices(of: handed).contains(where: { isSame($0.value, object) }),
                    canRun(wiring.condition, in: frame)
                else { continue }
                found.append(eval(wiring.value, frame))
            }
        }
        return found
    }

    /// Remembers what a function is handed that wires its parameters.
    func noteReception(_ frame: FrameID) {
        guard wiringFunctions.contains(store.function(of: frame)) else { return }
        for argument in store[frame].arguments {
            for choice in choices(of: argument) {
                guard case .object(let creation) = store[choice.value] else { continue }
                let key = MakingKey(site: creation.site, frame: creation.frame)
                if receptions[key]?.contains(frame) != true { receptions[key, default: []].append(frame) }
            }
        }
    }

    /// The functions that put something which they are handed into a member of something else that they are handed.
    func findWiringFunctions() -> Set<FunctionRef> {
        Set(program.bodies.wirings.names.flatMap { handedWirings(of: $0).map(\.function) })
    }

    private func handedWirings(of name: Identifier) -> [HandedWiring] {
        if let known = wiringsByName[name] { return known }
        let found = program.bodies.wirings[name].compactMap { reference -> HandedWiring? in
            let action = program.action(reference)
            let file = program.files[Int(reference.file)]
            guard case .assignment(let target, let value) = file.expressions[action.expression],
                case .member(let base?, _) = file.expressions[target],
                let holder = parameter(base, of: action.function, file),
                let handed = parameter(value, of: action.function, file), handed != holder
            else { return nil }
            return HandedWiring(
                function: FunctionRef(Int(reference.file), action.function), parameter: holder, value: value,
                condition: action.condition)
        }
        wiringsByName[name] = found
        return found
    }

    /// The position of the parameter that an expression names; nil for anything else, and in closures.
    private func parameter(_ expression: ExpressionID, of function: FunctionID, _ file: SwiftFacts) -> Int? {
        file.functions[function].kind == .closure ? nil : file.parameter(expression, of: function)
    }
}
