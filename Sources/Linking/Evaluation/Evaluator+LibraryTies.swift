import Dialects
import Facts

/// What a library ties objects of the app to one another with, as what stands for it says (`StandIns`): a flow that names a
/// stepper hears its steps from then on.
///
/// A protocol of the library's has a property for it, which the library's own code sets. What it sets there is what the
/// app's calls hand over, all over the program: `asking` is the object whose code calls.
extension Evaluator {
    /// What the library has in a property of an object.
    struct LibraryTie {
        /// The types that the object may be of.
        var holders: [Int]
        var value: ValueID
    }

    /// The names that what stands for a library has for values which its caller gives without an argument.
    private enum GivenByCaller {
        /// The object whose code calls.
        static let object = "asking"
        /// What makes the elements of the stream that the call passes on.
        static let element = "passed"
    }

    /// How many calls of the library's own may lie between the app's and the one that sets a property.
    private static let maximumLibraryCalls = 4

    /// Finds out what the app's calls tie; asked once, before anybody asks what is tied.
    func findLibraryTies() {
        for name in libraryProperties() {
            let found = program.assignmentsByName[name].filter { program.isStandIn($0.file) }.flatMap { ties($0) }
            if !found.isEmpty { libraryTies[name] = found }
        }
    }

    /// What a library has in a property of an object of the app; nil where nothing was tied.
    func tied(_ property: PropertyRef, to holder: ValueID) -> ValueID? {
        guard !libraryTies.isEmpty, let ties = libraryTies[program.identifier(of: property)] else { return nil }
        let symbols = symbols(of: type(of: holder)).filter { !program.isOfStandIn($0) }
        var found: [ValueID] = []
        for tie in ties where tie.holders.contains(where: { holder in symbols.contains { isRelated($0, holder) } }) {
            if !found.contains(tie.value) { found.append(tie.value) }
        }
        return found.isEmpty ? nil : join(found)
    }

    /// Whether a library's function does something with what is tied to its object, or with who calls it.
    func asksTies(_ function: FunctionRef) -> Bool { !libraryTies.isEmpty && program.isStandIn(function.file) }

    /// The properties that protocols of libraries ask for and that no type of a library's has itself, in the order of their
    /// names.
    private func libraryProperties() -> [Identifier] {
        var found: Set<Identifier> = []
        var own: Set<Identifier> = []
        for (symbol, type) in program.types.enumerated() where program.isOfStandIn(symbol) {
            if type.kind == .protocol {
                found.formUnion(type.properties.keys)
            } else {
                own.formUnion(type.properties.keys)
            }
        }
        found.subtract(own)
        return found.sorted { program.text($0) < program.text($1) }
    }

    private func ties(_ reference: ActionRef) -> [LibraryTie] {
        let action = program.action(reference)
        let function = FunctionRef(Int(reference.file), action.function)
        guard
            case .assignment(let target, let value) = program.files[Int(reference.file)].expressions[action.expression]
        else { return [] }
        return activations(ofLibrarys: program.outermost(function), calls: 0).flatMap { activation -> [LibraryTie] in
            let place = frame(for: function, within: activation)
            guard canRun(action.condition, in: place) else { return [] }
            var holder = store.this(of: place)
            if case .member(let base?, _) = expression(target, place) { holder = eval(base, place) }
            guard let holder else { return [] }
            let values = choices(of: eval(value, place)).map(\.value).filter { isApps($0) }
            return choices(of: holder).filter { isApps($0.value) }.flatMap { choice in
                let holders = symbols(of: type(of: choice.value)).filter { !program.isOfStandIn($0) }
                return values.map { LibraryTie(holders: holders, value: some($0)) }
            }
        }
    }

    /// Whether a value is of a type of the app's own.
    private func isApps(_ value: ValueID) -> Bool {
        symbols(of: type(of: value)).contains { !program.isExternal($0) && !program.isOfStandIn($0) }
    }

    /// `self` of the code that calls is some object of its type for everybody else.
    private func some(_ value: ValueID) -> ValueID {
        if case .this(let symbol) = store[value] { return make(.instance(nominal(symbol))) }
        return value
    }

    /// The activations of a function of a library's that the app's calls lead to.
    private func activations(ofLibrarys function: FunctionRef, calls: Int) -> [FrameID] {
        guard calls < Self.maximumLibraryCalls else { return [] }
        var found: [FrameID] = []
        for reference in program.callsByName[program.identifier(of: function)] {
            let action = program.action(reference)
            let inner = FunctionRef(Int(reference.file), action.function)
            guard
                case .call(let callee, let range) = program.files[Int(reference.file)].expressions[action.expression]
            else { continue }
            let callers =
                program.isStandIn(reference.file)
                ? activations(ofLibrarys: program.outermost(inner), calls: calls + 1).map {
                    frame(for: inner, within: $0)
                }
                : [rootFrame(inner)]
            for caller in callers where canRun(action.condition, in: caller) {
                for target in targets(ofCall: callee, range, caller) where target.function == function {
                    let activation = activate(target, range, caller)
                    if !found.contains(activation) { found.append(activation) }
                }
            }
        }
        return found
    }

    /// What a call without an argument for a parameter of a library's gives to it all the same: what stands for the library
    /// names that as the parameter's default; nil for other defaults.
    func givenByCaller(
        _ index: Int, of function: FunctionRef, _ arguments: ArgumentRange, _ frame: FrameID
    ) -> ValueID? {
        guard program.isStandIn(function.file), let value = program.facts(function).parameters[index].defaultValue
        else { return nil }
        let file = program.files[Int(function.file)]
        guard case .name(let name) = file.expressions[value] else { return nil }
        switch file.text(name) {
        case GivenByCaller.object: return store.this(of: frame)
        case GivenByCaller.element: return passedElements[PassingKey(frame: frame, argument: arguments.start)]
        default: return nil
        }
    }

    /// The method with which a type answers a library that knows it by a protocol of its own, where the app's type has others of
    /// that name: `navigate(to: Step)` beside `navigate(to: ShopStep)`. Nil for calls of the app's own.
    func witness(
        _ name: Identifier, in symbol: Int, _ value: ValueID, _ arguments: ArgumentRange, _ frame: FrameID
    ) -> CallTarget? {
        guard program.isStandIn(store.function(of: frame).file), program.overloaded.contains(name) else { return nil }
        let asked = program.allProtocols(of: symbol).filter { program.isOfStandIn($0) }
            .compactMap { self.requirement(name, of: $0, value, arguments, frame) }.first
        guard let asked else { return nil }
        let types = program.parameterTypes(of: asked)
        return program.members(name, of: symbol).methods.lazy
            .filter { self.program.facts($0).hasBody && self.program.parameterTypes(of: $0) == types }
            .compactMap { self.target($0, value, arguments, frame) }.first
    }

    /// What a library keeps for a view by a name that no code declares: `view.reactor`, for a view with `bind(reactor:)`.
    func boundModel(_ name: Identifier, of symbols: [Int]) -> ValueID? {
        guard let bound = StreamWords.bound.first(where: { $0.member == program.text(name) }) else { return nil }
        return symbols.lazy.compactMap { self.modelType(boundBy: bound.method, to: $0) }.first.map {
            declared($0, from: nil)
        }
    }

    /// The type of what a library gives a view by a method of the view's, which a base class may have for all of its heirs; nil
    /// where the view has no such method.
    ///
    /// - Parameter method: its full name.
    func modelType(boundBy method: String, to view: Int) -> TypeValue? {
        let name = program.identifier(String(method.prefix { $0 != "(" }))
        let taker = methods(name, in: view, isStatic: false).first { program.fullName($0) == method }
        return taker.map { concrete(parameterType(0, of: $0), for: make(.instance(nominal(view)))) }
    }
}
