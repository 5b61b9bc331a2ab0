import Dialects
import Facts

/// What the program registers with containers: which closure makes the objects of a type.
///
/// Built when it is first asked, because most programs have no container. It looks at registrations by name and shape
/// only; what a closure makes is evaluated when a resolution asks for it.
final class FactoryRegistry {
    struct Registration {
        /// The types that it serves.
        var keys: [Int]
        /// What tells it apart from others of the same type.
        var name: ValueID?
        var maker: Maker
        var call: ExpressionRef
        /// The type whose code registers it.
        var owner: Int?
    }

    enum Maker {
        case closure(FunctionRef)
        /// An initialiser, named and not called, of a type.
        case initializer(TypeValue, ExpressionRef)
    }

    private unowned let evaluator: Evaluator
    private var registrations: [Registration] = []
    private var byKey: [Int: [Int]] = [:]
    private var byCall: [ExpressionRef: Int] = [:]
    /// The closures that make objects: what one of them wires belongs together.
    private(set) var closures: Set<FunctionRef> = []

    private var program: Program { evaluator.program }

    init(evaluator: Evaluator) {
        self.evaluator = evaluator
    }

    /// - Parameter evaluator: the twin of the other one's evaluator.
    init(twin other: FactoryRegistry, evaluator: Evaluator) {
        self.evaluator = evaluator
        registrations = other.registrations
        byKey = other.byKey
        byCall = other.byCall
        closures = other.closures
    }

    /// Reads all registrations; the evaluator calls it once.
    func collect() {
        for name in ContainerWords.registrations.sorted() {
            for reference in program.calls(named: name) { add(reference) }
        }
        for name in ContainerWords.aliases.sorted() {
            for reference in program.calls(named: name) { addAlias(reference) }
        }
    }

    var isEmpty: Bool { registrations.isEmpty }

    func matches(_ key: Int, name: ValueID?) -> [Registration] {
        let found = program.withoutDoubles((byKey[key] ?? []).map { registrations[$0] }) { $0.owner }
        let named = found.filter { $0.name == name }
        return named.isEmpty ? found : named
    }

    /// The registration that a chain of calls begins with: `container.register(…) {…}.inObjectScope(…)`.
    func registration(behind callee: ExpressionID, file: Int32) -> Registration? {
        index(behind: callee, file).map { registrations[$0] }
    }

    /// The type whose objects a closure given to a completion is handed, as the registration names it.
    func completedType(of call: ExpressionRef) -> TypeValue? {
        let file = program.files[Int(call.file)]
        guard case .call(let callee, let arguments) = file.expressions[call.id],
            case .member(_, let name) = file.expressions[callee],
            ContainerWords.completions.contains(file.text(name))
        else { return nil }
        if let first = file.arguments(arguments).first, !first.isTrailingClosure,
            let action = action(of: call, named: file.text(name))
        {
            let frame = evaluator.rootFrame(FunctionRef(Int(call.file), action.function))
            if case .metatype(let type) = evaluator.store[evaluator.eval(first.value, frame)] { return type }
        }
        guard let registration = registration(behind: callee, file: call.file) else { return nil }
        return registration.keys.first.map { evaluator.nominal($0) }
    }

    private func action(of call: ExpressionRef, named name: String) -> Action? {
        program.calls(named: name, inFile: call.file).first { program.action($0).expression == call.id }
            .map { program.action($0) }
    }

    // MARK: - Reading registrations

    private func add(_ reference: ActionRef) {
        let action = program.action(reference)
        let file = program.files[Int(reference.file)]
        guard case .call(_, let range) = file.expressions[action.expression] else { return }
        let arguments = Array(file.arguments(range))
        guard let maker = maker(arguments, reference, action, file) else { return }
        let frame = evaluator.rootFrame(FunctionRef(Int(reference.file), action.function))
        var keys: [Int] = []
        if let first = arguments.first, first.label == nil, let type = type(named: first.value, file, frame) {
            keys = symbols(type)
        }
        if keys.isEmpty { keys = resultType(of: maker) }
        guard !keys.isEmpty else { return }
        let name = arguments.first { $0.label.map { ContainerWords.nameLabels.contains(file.text($0)) } ?? false }
        let registration = Registration(
            keys: keys, name: name.map { evaluator.eval($0.value, frame) }, maker: maker,
            call: ExpressionRef(Int(reference.file), action.expression),
            owner: program.owner(of: FunctionRef(Int(reference.file), action.function)))
        if case .closure(let closure) = maker { closures.insert(closure) }
        byCall[registration.call] = registrations.count
        for key in keys { byKey[key, default: []].append(registrations.count) }
        registrations.append(registration)
    }

    /// The type that an expression names: `Profile.self`, `Screens.Profile`.
    ///
    /// Nothing else is evaluated here: what has to do with an object may ask for what a container makes, and would be
    /// remembered as unknown, because not all registrations are read yet.
    private func type(named expression: ExpressionID, _ file: SwiftFacts, _ frame: FrameID) -> TypeValue? {
        guard namesType(expression, file), case .metatype(let type) = evaluator.store[evaluator.eval(expression, frame)]
        else { return nil }
        return type
    }

    private func namesType(_ expression: ExpressionID, _ file: SwiftFacts) -> Bool {
        switch file.expressions[expression] {
        case .type: true
        case .name(let name): file.text(name).beginsWithCapital
        case .member(let base?, let name):
            (file.text(name).beginsWithCapital || Self.typeMembers.contains(file.text(name))) && namesType(base, file)
        default: false
        }
    }

    private static let typeMembers: Set<String> = ["self", "init"]

    private func maker(
        _ arguments: [Argument], _ reference: ActionRef, _ action: Action, _ file: SwiftFacts
    ) -> Maker? {
        for argument in arguments {
            if case .closure(let closure) = file.expressions[argument.value] {
                return .closure(FunctionRef(Int(reference.file), closure))
            }
        }
        for argument in arguments {
            guard let label = argument.label, ContainerWords.initializerLabels.contains(file.text(label)),
                case .member(let base?, let name) = file.expressions[argument.value], file.text(name) == "init"
            else { continue }
            let frame = evaluator.rootFrame(FunctionRef(Int(reference.file), action.function))
            guard let type = type(named: base, file, frame) else { continue }
            return .initializer(type, ExpressionRef(Int(reference.file), argument.value))
        }
        return nil
    }

    /// The type of what a closure gives back, as it is written: `{ X() as P }`, `{ () -> P in … }`, `{ X() }`.
    private func resultType(of maker: Maker) -> [Int] {
        guard case .closure(let closure) = maker else {
            if case .initializer(let type, _) = maker { return symbols(type) }
            return []
        }
        let frame = evaluator.rootFrame(closure)
        let fact = program.facts(closure)
        if let result = fact.result { return symbols(evaluator.resolve(result, in: frame)) }
        let file = program.files[Int(closure.file)]
        for position in fact.actions {
            let action = file.actions[Int(position)]
            guard action.kind == .result else { continue }
            switch file.expressions[action.expression] {
            case .cast(_, let type, .conversion): return symbols(evaluator.resolve(type, in: frame))
            case .call(let callee, _):
                if let type = type(named: callee, file, frame) { return symbols(type) }
            case .local(let local):
                if case .value(let value) = file.locals[Int(local.index)].source,
                    case .call(let callee, _) = file.expressions[value], let type = type(named: callee, file, frame)
                {
                    return symbols(type)
                }
            default: break
            }
        }
        return []
    }

    private func symbols(_ type: TypeValue) -> [Int] { evaluator.symbols(of: type) }

    private func addAlias(_ reference: ActionRef) {
        let action = program.action(reference)
        let file = program.files[Int(reference.file)]
        guard case .call(let callee, let range) = file.expressions[action.expression],
            let index = index(behind: callee, reference.file)
        else { return }
        let frame = evaluator.rootFrame(FunctionRef(Int(reference.file), action.function))
        for argument in file.arguments(range) {
            guard let type = type(named: argument.value, file, frame) else { continue }
            for key in symbols(type) where !registrations[index].keys.contains(key) {
                registrations[index].keys.append(key)
                byKey[key, default: []].append(index)
            }
        }
    }

    private func index(behind callee: ExpressionID, _ number: Int32) -> Int? {
        let file = program.files[Int(number)]
        var current = callee
        for _ in 0..<16 {
            guard case .member(let base?, _) = file.expressions[current] else { return nil }
            if let found = byCall[ExpressionRef(Int(number), base)] { return found }
            guard case .call(let inner, _) = file.expressions[base] else { return nil }
            current = inner
        }
        return nil
    }
}
