import Facts

/// Where the activations on a way were called from, so that what a parameter was handed can be looked at in the source.
struct CallersOnWay {
    /// A call, the activation that it is written in, and what it runs.
    struct Caller {
        var call: ExpressionRef
        var frame: FrameID
        var target: CallTarget
    }

    let evaluator: Evaluator
    private var callers: [FrameID: Caller] = [:]
    /// The same of each function that is on the way once, for activations in which it is looked at by itself.
    private var byFunction: [FunctionRef: Caller?] = [:]

    private var program: Program { evaluator.program }

    /// - Parameter way: the calls that lead to a primitive, outermost first.
    init(_ evaluator: Evaluator, way: [Effect.Step]) {
        self.evaluator = evaluator
        for (step, next) in zip(way, way.dropFirst()) {
            let file = program.files[Int(step.call.file)]
            guard case .call(let callee, let arguments) = file.expressions[step.call.id] else { continue }
            let outer = program.outermost(next.function)
            guard
                let target = evaluator.targets(ofCall: callee, arguments, step.frame).first(where: {
                    program.outermost($0.function) == outer
                })
            else { continue }
            let caller = Caller(call: step.call, frame: step.frame, target: target)
            callers[home(of: target.function, from: next.frame)] = caller
            byFunction[target.function] = byFunction[target.function] == nil ? caller : .some(nil)
        }
    }

    /// Takes in a call that lies beside the way.
    mutating func add(_ activation: FrameID, calledBy call: ExpressionRef, in frame: FrameID, _ target: CallTarget) {
        callers[activation] = Caller(call: call, frame: frame, target: target)
    }

    /// The activation of the function that a local belongs to, which a closure's activation lies in.
    func home(of function: FunctionRef, from frame: FrameID) -> FrameID {
        var current = frame
        while evaluator.store.function(of: current) != function, let parent = evaluator.store.parent(of: current) {
            current = parent
        }
        return current
    }

    /// What an activation was handed for one of its parameters, and by which call; nil where the call is not known or leaves
    /// the parameter at its default.
    func handed(_ index: Int, to activation: FrameID) -> (value: ExpressionID, caller: Caller)? {
        let function = evaluator.store.function(of: activation)
        guard let caller = callers[activation] ?? byFunction[function] ?? nil, index < caller.target.binding.count,
            let position = caller.target.binding[index],
            case .call(_, let range) = program.files[Int(caller.call.file)].expressions[caller.call.id]
        else { return nil }
        let values = evaluator.facts(caller.frame).arguments(range)
        guard position < values.count else { return nil }
        return (values[values.startIndex + position].value, caller)
    }
}
