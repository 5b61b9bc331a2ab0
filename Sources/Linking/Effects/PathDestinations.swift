import Dialects
import Facts

/// Where the values that code puts on a navigation path lead, by their type.
///
/// `navigationDestination(for: Route.self) { route in … }` says it once for a whole stack, in another file than the
/// router that appends.
final class PathDestinations {
    struct Destination {
        var shown: ValueID
        /// The case of the enum, which is the option.
        var choice: PathChoice?
    }

    /// To how many screens a value may lead of which only the type is known.
    private static let maximumGuesses = 4

    private let evaluator: Evaluator
    /// The closures for each type, and the methods that are named in their place.
    private var closures: [Int: [FunctionRef]] = [:]

    private var program: Program { evaluator.program }

    init(evaluator: Evaluator) {
        self.evaluator = evaluator
        for reference in program.calls(named: SwiftUIPrimitive.destinations.name) { add(reference) }
    }

    var isEmpty: Bool { closures.isEmpty }

    /// What stacks may show for any value.
    var views: [ValueID] {
        closures.keys.sorted().flatMap { closures[$0] ?? [] }.map { evaluator.built(by: evaluator.rootFrame($0)) }
    }

    private func add(_ reference: ActionRef) {
        let action = program.action(reference)
        let file = program.files[Int(reference.file)]
        guard case .call(_, let range) = file.expressions[action.expression],
            let first = file.arguments(range).first, file.label(first) == SwiftUIPrimitive.destinations.label
        else { return }
        let frame = evaluator.rootFrame(FunctionRef(Int(reference.file), action.function))
        guard case .metatype(let type) = evaluator.store[evaluator.eval(first.value, frame)], let symbol = type.symbol
        else { return }
        for argument in file.arguments(range).dropFirst() {
            if case .closure(let closure) = file.expressions[argument.value] {
                closures[symbol, default: []].append(FunctionRef(Int(reference.file), closure))
            } else if case .functions(let functions, _) = evaluator.store[evaluator.eval(argument.value, frame)],
                functions.count == 1
            {
                // `navigationDestination(for: Route.self, destination: screens.view)`
                closures[symbol, default: []].append(functions[0])
            }
        }
    }

    /// Where a value leads: one destination for each case that it may be.
    func destinations(of value: ValueID, near file: Int32, depth: Int = 0) -> [Destination] {
        guard depth < 8 else { return [] }
        return evaluator.choices(of: value).flatMap { choice -> [Destination] in
            let single = choice.value
            if case .array(let elements) = evaluator.store[single] {
                return elements.distinct().flatMap { destinations(of: $0, near: file, depth: depth + 1) }
            }
            var symbol = evaluator.type(of: single).symbol
            var option: PathChoice?
            if case .enumCase(let known, let name, _) = evaluator.store[single] {
                symbol = known ?? closures.keys.sorted().first { program.types[$0].cases[name] != nil }
                option = symbol.map { PathChoice(type: $0, name: program.text(name)) }
            }
            // Of a parameter of any type, callers know which one it is.
            if case .open(_, let type) = evaluator.store[single], option == nil, symbol != nil || isGeneric(type) {
                return [Destination(shown: single, choice: nil)]
            }
            guard let symbol, let registered = closures[symbol] else {
                return [Destination(shown: evaluator.unknown, choice: option)]
            }
            var handed = single
            if case .enumCase(nil, let name, let payload) = evaluator.store[single] {
                handed = evaluator.make(.enumCase(symbol, name, payload))
            }
            let shown = nearest(registered, to: file).map { closure in
                let root = evaluator.rootFrame(closure)
                let frame = evaluator.store.intern(
                    Frame(
                        function: closure, this: evaluator.store.this(of: root), arguments: [handed],
                        bound: evaluator.store[root].bound, parent: evaluator.store.parent(of: root)))
                if option != nil { evaluator.settledFrames.insert(frame) }
                return evaluator.built(by: frame)
            }
            let all = evaluator.join(shown.map { Choice(value: $0, conditions: choice.conditions) })
            // What a caller hands over to be wrapped says which of several it is.
            if option == nil, let open = openArgument(of: single), all == evaluator.unknown || count(all) > 1 {
                return [Destination(shown: open, choice: nil)]
            }
            // What nobody knows is no way to everything that there is.
            if case .instance = evaluator.store[single], count(all) > Self.maximumGuesses {
                return [Destination(shown: single, choice: nil)]
            }
            return [Destination(shown: all, choice: option)]
        }
    }

    private func isGeneric(_ type: TypeValue) -> Bool {
        if case .generic = type { true } else { false }
    }

    /// An argument of an object's that is known to callers only, and is declared as a protocol:
    /// `path.append(Page(flow))` with `let flow: any Flow`.
    private func openArgument(of value: ValueID) -> ValueID? {
        guard case .object(let creation) = evaluator.store[value] else { return nil }
        return creation.arguments.first { argument in
            guard case .open(.parameter, let type) = evaluator.store[argument] else { return false }
            return type.symbols.contains { program.types[$0].kind == .protocol }
        }
    }

    /// How many views a value may be.
    private func count(_ value: ValueID) -> Int {
        if case .array(let views) = evaluator.store[evaluator.apart(value)] { return views.count }
        return evaluator.choices(of: value).count
    }

    /// Several stacks may take one type; the one beside the code that appends is meant.
    private func nearest(_ registered: [FunctionRef], to file: Int32) -> [FunctionRef] {
        guard registered.count > 1 else { return registered }
        let path = program.files[Int(file)].path
        let shared = registered.map { sharedFolders(program.files[Int($0.file)].path, path) }
        let best = shared.max() ?? 0
        return zip(registered, shared).filter { $1 == best }.map { $0.0 }
    }

    /// The type of the values on a path; nil where an expression is no path.
    func pathType(of expression: ExpressionID, _ frame: FrameID) -> (element: TypeValue, isErased: Bool)? {
        let type = declaredType(of: expression, frame)
        if case .array(let element) = type, let symbol = element.symbol, closures[symbol] != nil {
            return isMadeHere(expression, evaluator.facts(frame)) ? nil : (element, false)
        }
        guard let symbol = type.symbol, program.isExternal(symbol),
            program.types[symbol].name == SwiftUIPrimitive.pathType
        else { return nil }
        return (.unknown, true)
    }

    /// Whether an expression is a variable of a body, whose list no stack knows.
    private func isMadeHere(_ expression: ExpressionID, _ file: SwiftFacts) -> Bool {
        guard case .local(let local) = file.expressions[expression] else { return false }
        if case .parameter = file.locals[Int(local.index)].source { return false }
        return true
    }

    /// The type of the elements of a property that begins as an empty list without a declared type: `[Route]()`,
    /// `Array<Route>()`.
    private func elementOfEmptyList(in property: PropertyRef) -> TypeValue? {
        let file = program.files[Int(property.file)]
        guard let value = program.facts(property).value, let function = program.facts(property).initialValue,
            case .call(let callee, let arguments) = file.expressions[value], arguments.count == 0
        else { return nil }
        let frame = evaluator.rootFrame(FunctionRef(Int(property.file), function))
        switch file.expressions[callee] {
        case .array(let range):
            let elements = Array(file.arguments(range))
            guard elements.count == 1,
                case .metatype(let type) = evaluator.store[evaluator.eval(elements[0].value, frame)]
            else { return nil }
            return type
        case .type(let type):
            guard case .array(let element) = evaluator.resolve(type, in: frame) else { return nil }
            return element
        default: return nil
        }
    }

    func name(of expression: ExpressionID, _ file: SwiftFacts) -> String? {
        switch file.expressions[expression] {
        case .name(let name), .member(_, let name): file.text(name)
        default: nil
        }
    }

    private func declaredType(of expression: ExpressionID, _ frame: FrameID) -> TypeValue {
        let file = evaluator.facts(frame)
        let holder: ValueID?
        switch file.expressions[expression] {
        case .name: holder = evaluator.store.this(of: frame)
        case .member(let base?, _): holder = evaluator.eval(base, frame)
        default: holder = nil
        }
        guard let holder, let name = name(of: expression, file) else {
            return evaluator.type(of: evaluator.eval(expression, frame))
        }
        for symbol in evaluator.symbols(of: evaluator.type(of: holder)) {
            guard let property = evaluator.property(program.identifier(name), in: symbol, isStatic: false) else {
                continue
            }
            let declared = evaluator.declaredType(of: property, for: symbol, arguments: [])
            if declared != .unknown { return declared }
            if let element = elementOfEmptyList(in: property) { return .array(element) }
        }
        return evaluator.type(of: evaluator.eval(expression, frame))
    }
}

/// A case of an enum whose values an app puts on a path.
struct PathChoice: Hashable {
    var type: Int
    var name: String
}
