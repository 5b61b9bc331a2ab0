import Dialects
import Facts
import NavigationGraph

/// The calls that send what a modifier shows: `router.modal.send(.plant)`, where somebody observes the stream, makes a view
/// of what is sent, and keeps it in a property for `.sheet(isPresented: …) { kept.view }`.
///
/// One view shows for the whole app what others send, so that who sends navigates, by the way in which the modifier shows
/// it; nothing that is sent leaves it again.
struct SentViews {
    /// How what is sent becomes what is shown.
    struct Stream {
        /// What the modifier shows, and how.
        var kept: StoredViews.Kept
        /// The closure that keeps it.
        var observer: FunctionRef
        /// The subject on which values are put, and the operators on it in their order.
        var subject: ExpressionID
        var operators: [ExpressionID]
    }

    /// How many operators may stand between a subject and its observer.
    private static let maximumOperators = 12

    private let evaluator: Evaluator
    /// The calls that send.
    private(set) var sends: [ExpressionRef: Stream] = [:]
    private var functionsOfSends: [ExpressionRef: FunctionRef] = [:]
    /// The calls of modifiers that show what is kept, with the name of the property that keeps it.
    private(set) var shows: [ExpressionRef: String] = [:]
    private let storedViews: StoredViews

    private var program: Program { evaluator.program }

    /// The functions that send.
    var functions: [FunctionRef] { functionsOfSends.values.sorted().distinct() }

    init(evaluator: Evaluator, storedViews: StoredViews) {
        self.evaluator = evaluator
        self.storedViews = storedViews
        for kept in storedViews.kept {
            for reference in evaluator.program.assignments(named: evaluator.program.text(kept.name)) {
                guard let stream = stream(filling: reference, kept) else { continue }
                read(stream)
            }
        }
    }

    private mutating func read(_ stream: Stream) {
        guard let subject = subject(stream.subject, in: stream.observer) else { return }
        for name in TriggerSources.sendingCalls {
            for reference in program.calls(named: name) where sends(reference, to: subject, stream) {
                let action = program.action(reference)
                let call = ExpressionRef(Int(reference.file), action.expression)
                sends[call] = stream
                functionsOfSends[call] = FunctionRef(Int(reference.file), action.function)
                shows[stream.kept.call] = program.text(stream.kept.name)
            }
        }
    }

    // MARK: - Who observes

    /// The stream whose observer an assignment stands in.
    private func stream(filling reference: ActionRef, _ kept: StoredViews.Kept) -> Stream? {
        let function = FunctionRef(Int(reference.file), program.action(reference).function)
        let file = program.files[Int(reference.file)]
        guard program.facts(function).kind == .closure, let use = program.closureUses[function],
            case .call(let callee, _) = file.expressions[use.call.id],
            case .member(let base?, let name) = file.expressions[callee],
            TriggerSources.streamCalls.contains(file.text(name))
        else { return nil }
        var operators: [ExpressionID] = []
        var stream = base
        while case .call(let inner, _) = file.expressions[stream] {
            guard operators.count < Self.maximumOperators, case .member(let next?, let name) = file.expressions[inner],
                StreamWords.keeping.union(StreamWords.making).contains(file.text(name))
            else { return nil }
            if StreamWords.making.contains(file.text(name)) { operators.insert(stream, at: 0) }
            stream = next
        }
        return Stream(kept: kept, observer: function, subject: stream, operators: operators)
    }

    // MARK: - Who sends

    /// A property with a subject, and whose it may be.
    private struct Subject {
        var name: Identifier
        var holders: [Int]
    }

    private func subject(_ expression: ExpressionID, in function: FunctionRef) -> Subject? {
        let file = program.files[Int(function.file)]
        switch file.expressions[expression] {
        case .name(let name):
            return program.owner(of: function).map {
                Subject(name: program.identifier(name, function.file), holders: [$0])
            }
        case .member(let base?, let name):
            let holder = evaluator.type(of: evaluator.eval(base, evaluator.rootFrame(function)))
            return Subject(name: program.identifier(name, function.file), holders: evaluator.symbols(of: holder))
        default: return nil
        }
    }

    private func sends(_ reference: ActionRef, to subject: Subject, _ stream: Stream) -> Bool {
        let file = program.files[Int(reference.file)]
        let action = program.action(reference)
        let function = FunctionRef(Int(reference.file), action.function)
        guard case .call(let callee, let arguments) = file.expressions[action.expression], arguments.count == 1,
            case .member(let base?, _) = file.expressions[callee],
            name(of: base, file).map({
                program.identifier($0, reference.file) == subject.name
            }) ?? false,
            let own = self.subject(base, in: function)
        else { return false }
        // Who observes it puts it back when the user has closed what is shown.
        if let owner = program.owner(of: function), owner == program.owner(of: stream.observer) { return false }
        return own.holders.contains { holder in
            subject.holders.contains { program.isKin(holder, of: $0) }
        }
    }

    private func name(of expression: ExpressionID, _ file: SwiftFacts) -> NameID? {
        switch file.expressions[expression] {
        case .name(let name), .member(_?, let name): name
        default: nil
        }
    }

    // MARK: - What is shown

    /// A view in the container that stands around it where it is shown.
    private func contained(_ view: ValueID, _ stream: Stream, _ frame: FrameID) -> ValueID {
        guard let container = stream.kept.container else { return view }
        return evaluator.make(
            .object(
                Creation(
                    type: .nominal(program.external(container), []), site: stream.kept.call, frame: frame,
                    initializer: nil, labels: [nil], arguments: [view], scene: nil)))
    }

    /// What a stream carries.
    private func element(of stream: Stream) -> TypeValue {
        let subject = evaluator.eval(stream.subject, evaluator.rootFrame(stream.observer))
        guard case .nominal(_, let arguments) = evaluator.type(of: subject) else { return .unknown }
        return arguments.first ?? .unknown
    }

    /// What is shown by a call that sends, for an activation of the function that it stands in; `nothing` where it closes
    /// what is shown, and unknown for other calls.
    func shown(by call: ExpressionRef, _ frame: FrameID) -> ValueID {
        let file = evaluator.facts(frame)
        guard let stream = sends[call], case .call(_, let arguments) = file.expressions[call.id],
            let argument = file.arguments(arguments).first
        else { return evaluator.unknown }
        return evaluator.mapChoices(evaluator.eval(argument.value, frame, expected: element(of: stream))) { sent in
            sent == evaluator.nothing
                ? sent : contained(storedViews.unwrapped(kept(sent, by: stream), evaluator), stream, frame)
        }
    }

    /// The same for the function looked at by itself.
    func shown(by call: ExpressionRef) -> ValueID {
        functionsOfSends[call].map { shown(by: call, evaluator.rootFrame($0)) } ?? evaluator.unknown
    }

    /// What the observer keeps when a value is sent.
    private func kept(_ sent: ValueID, by stream: Stream) -> ValueID {
        let frame = evaluator.rootFrame(stream.observer)
        let file = program.files[Int(stream.observer.file)]
        guard let around = evaluator.store.parent(of: frame) else { return evaluator.unknown }
        var value = sent
        for call in stream.operators {
            guard case .call(_, let arguments) = file.expressions[call], let closure = file.arguments(arguments).first,
                case .closure(let function, let parent) = evaluator.store[evaluator.eval(closure.value, around)]
            else { return evaluator.unknown }
            value = evaluator.result(of: activation(of: function, parent, value))
        }
        let activation = activation(of: stream.observer, around, value)
        for index in program.facts(stream.observer).actions {
            guard
                case .assignment(let target, let assigned) = file.expressions[file.actions[Int(index)].expression],
                let name = name(of: target, file), program.identifier(name, stream.observer.file) == stream.kept.name
            else { continue }
            return evaluator.built(evaluator.eval(assigned, activation))
        }
        return evaluator.unknown
    }

    private func activation(of closure: FunctionRef, _ parent: FrameID, _ argument: ValueID) -> FrameID {
        evaluator.store.intern(
            Frame(
                function: closure, this: evaluator.store.this(of: parent), arguments: [argument],
                bound: evaluator.store[parent].bound, parent: parent))
    }
}
