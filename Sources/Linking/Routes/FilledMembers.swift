import Facts

/// Tells which containers that are made empty lie in a property into which code puts screens: that of a flow which was
/// handed the container by the flow before it, over any number of hands.
///
/// What such a flow does is known for any object of its class, whose property may hold any container: that it is this one,
/// who makes the flows tells.
final class FilledMembers {
    private enum Place: Hashable {
        case member(of: Int, Identifier)
        case parameter(FunctionRef, Int)
    }

    private let evaluator: Evaluator
    /// The properties into which code puts screens, in the order in which they were found.
    private var filled: [Place] = []
    /// Where the containers are made that lie in them.
    private lazy var sites = find()

    private var program: Program { evaluator.program }

    init(evaluator: Evaluator) {
        self.evaluator = evaluator
    }

    /// Remembers that code puts a screen into what a property of its object holds.
    func note(_ receiver: Value) {
        if case .open(.selfMember(let symbol, let name), _) = receiver {
            filled.append(.member(of: symbol, name))
        }
    }

    func hold(_ creation: Creation) -> Bool { !filled.isEmpty && sites.contains(creation.site) }

    /// Follows what lies in the properties back to where it is made: through initialisers, functions that make flows, and
    /// properties of the flows that have them made.
    private func find() -> Set<ExpressionRef> {
        var found: Set<ExpressionRef> = []
        var left = filled.distinct()
        var seen = Set(left)
        while let place = left.popLast() {
            for value in values(in: place).flatMap({ evaluator.choices(of: $0) }).map(\.value) {
                let next: Place
                switch evaluator.store[value] {
                case .object(let creation):
                    found.insert(creation.site)
                    continue
                case .open(.selfMember(let symbol, let name), _): next = .member(of: symbol, name)
                case .open(.parameter(let function, let index), _): next = .parameter(function, index)
                default: continue
                }
                if seen.count < Self.maximum, seen.insert(next).inserted { left.append(next) }
            }
        }
        return found
    }

    /// How many properties and parameters are followed; an app's flows have a few dozen.
    private static let maximum = 512

    private func values(in place: Place) -> [ValueID] {
        switch place {
        case .member(of: let symbol, let name):
            evaluator.creations(of: symbol).prefix(Evaluator.maximumCallers).map { call, frame in
                evaluator.member(name, of: evaluator.eval(program.action(call).expression, frame))
            }
        case .parameter(let function, let index):
            calls(of: function).prefix(Evaluator.maximumCallers).compactMap { handed(index, to: function, by: $0) }
        }
    }

    private func calls(of function: FunctionRef) -> [ActionRef] {
        guard program.facts(function).kind == .initializer else { return Array(program.calls(named: function)) }
        return program.owner(of: function).map { evaluator.creations(of: $0).map(\.0) } ?? []
    }

    private func handed(_ index: Int, to function: FunctionRef, by call: ActionRef) -> ValueID? {
        let action = program.action(call)
        let file = program.files[Int(call.file)]
        let caller = evaluator.rootFrame(FunctionRef(Int(call.file), action.function))
        guard case .call(let callee, let range) = file.expressions[action.expression],
            let target = evaluator.targets(ofCall: callee, range, caller).first(where: { $0.function == function }),
            index < target.binding.count, let position = target.binding[index]
        else { return nil }
        let arguments = file.arguments(range)
        guard position < arguments.count else { return nil }
        return evaluator.eval(arguments[arguments.startIndex + position].value, caller)
    }
}
