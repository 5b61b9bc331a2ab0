import Facts

/// Reads an expression back to where its value is written: through locals, parameters, properties and what functions give
/// back, along a way and from there on by who calls.
///
/// The evaluator says what a value is, and of data no more than its type. This says where in the source data comes from,
/// and is asked for the few expressions of which that matters.
struct WrittenValues {
    /// An expression that leads no further: a literal, a call that makes something, what a library gives.
    struct Place: Hashable {
        var expression: ExpressionID
        var frame: FrameID
    }

    /// How many expressions are looked at for one question.
    private static let patience = 400
    /// How many of several values, callers or makers are followed.
    static let several = 8

    let evaluator: Evaluator
    let sites: CallSites
    /// Whether a function's calls count, where the way does not say who calls.
    let isMeant: (FunctionRef) -> Bool
    private var callers: CallersOnWay
    private var underWay: Set<Place> = []
    private var looked = 0

    private var program: Program { evaluator.program }

    init(evaluator: Evaluator, sites: CallSites, way: [Effect.Step], isMeant: @escaping (FunctionRef) -> Bool) {
        self.evaluator = evaluator
        self.sites = sites
        self.isMeant = isMeant
        callers = CallersOnWay(evaluator, way: way)
    }

    mutating func places(of expression: ExpressionID, _ frame: FrameID) -> [Place] {
        let place = Place(expression: expression, frame: frame)
        looked += 1
        guard looked < Self.patience, underWay.insert(place).inserted else { return [] }
        defer { underWay.remove(place) }
        let file = evaluator.facts(frame)
        switch file.expressions[expression] {
        case .local(let local): return places(of: local, frame)
        case .name(let name): return places(ofName: evaluator.identifier(name, frame), frame) ?? [place]
        case .member(let base?, let name):
            return places(of: evaluator.identifier(name, frame), in: base, frame) ?? [place]
        case .call(let callee, let arguments): return places(ofCall: callee, arguments, place) ?? [place]
        case .cast(let value, _, .conversion): return places(of: value, frame)
        case .alternatives(let range):
            return file.arguments(range).flatMap { value in
                evaluator.canRun(value.condition, in: frame) ? places(of: value.value, frame) : []
            }
        default: return [place]
        }
    }

    // MARK: - Locals

    private mutating func places(of local: LocalID, _ frame: FrameID) -> [Place] {
        let fact = evaluator.facts(frame).locals[Int(local.index)]
        let function = FunctionRef(Int(evaluator.store.function(of: frame).file), fact.function)
        let home = callers.home(of: function, from: frame)
        guard evaluator.store.function(of: home) == function else { return [] }
        var found: [Place] = []
        switch fact.source {
        case .parameter(let index): found = places(ofParameter: index, home)
        case .value(let value): found = places(of: value, home)
        case .payload(let subject, let name, let index):
            found = handed(index, toCase: program.identifier(name, function.file), in: places(of: subject, home))
        case .part, .element, .none: break
        }
        guard fact.isVariable || fact.source == .none else { return found }
        for reference in (program.localAssignments[Int(function.file)][local] ?? []).prefix(Self.several) {
            let action = program.action(reference)
            let setting = evaluator.frame(for: FunctionRef(Int(function.file), action.function), within: home)
            guard case .assignment(_, let value) = program.files[Int(function.file)].expressions[action.expression],
                evaluator.canRun(action.condition, in: setting), isTaken(action.condition, setting)
            else { continue }
            found += places(of: value, setting)
        }
        return found
    }

    /// Whether a branch may run for the cases that what it asks for is written as: which case of data it is, the evaluator does
    /// not say.
    private mutating func isTaken(_ condition: ConditionID?, _ frame: FrameID) -> Bool {
        let file = evaluator.store.function(of: frame).file
        for reference in evaluator.conditions(from: condition, file: file) where reference.file == file {
            let asked = program.condition(reference)
            guard asked.kind == .matches || asked.kind == .otherwise, let subject = asked.subject, !asked.cases.isEmpty
            else { continue }
            let written = places(of: subject, frame)
            let known = written.compactMap(caseName)
            guard !known.isEmpty, known.count == written.count else { continue }
            let names = asked.cases.map { program.identifier($0, file) }
            guard known.contains(where: { names.contains($0) == (asked.kind == .matches) }) else { return false }
        }
        return true
    }

    /// The case that is written at a place: `.page(url)`, `Address.settings`; nil for anything else.
    private func caseName(_ place: Place) -> Identifier? {
        let file = evaluator.facts(place.frame)
        var expression = place.expression
        if case .call(let callee, _) = file.expressions[expression] { expression = callee }
        guard case .member(let base, let name) = file.expressions[expression] else { return nil }
        if let base {
            guard case .name(let type) = file.expressions[base], file.text(type).beginsWithCapital else { return nil }
        }
        return evaluator.identifier(name, place.frame)
    }

    /// What a parameter is handed: on the way, or by the calls that are meant.
    private mutating func places(ofParameter index: Int, _ activation: FrameID) -> [Place] {
        if let handed = callers.handed(index, to: activation) {
            return places(of: handed.value, handed.caller.frame)
        }
        let function = evaluator.store.function(of: activation)
        let isInitializer = program.facts(function).kind == .initializer
        let calls: [(call: ExpressionRef, frame: FrameID)]
        if isInitializer, let making = making(in: activation) {
            calls = [making]
        } else if isInitializer, let owner = program.owner(of: function) {
            calls = evaluator.creations(of: owner).map { call, frame in
                (ExpressionRef(Int(call.file), program.action(call).expression), frame)
            }
        } else {
            calls = sites.sites(of: function).filter { isMeant($0.function) }.map {
                ($0.call, evaluator.rootFrame($0.function))
            }
        }
        return calls.prefix(Self.several).flatMap { call, frame -> [Place] in
            guard case .call(let callee, let range) = program.files[Int(call.file)].expressions[call.id],
                let position = position(of: index, in: function, callee, range, frame)
            else { return [] }
            let values = evaluator.facts(frame).arguments(range)
            guard position < values.count else { return [] }
            return places(of: values[values.startIndex + position].value, frame)
        }
    }

    /// The call that makes the object of an initialiser's activation, where it is known which object that is.
    private func making(in activation: FrameID) -> (call: ExpressionRef, frame: FrameID)? {
        guard let this = evaluator.store.this(of: activation), case .object(let creation) = evaluator.store[this],
            creation.initializer == evaluator.store.function(of: activation)
        else { return nil }
        return (creation.site, creation.frame)
    }

    /// The position of the argument that a call hands to a parameter of a function.
    private func position(
        of index: Int, in function: FunctionRef, _ callee: ExpressionID, _ arguments: ArgumentRange, _ frame: FrameID
    ) -> Int? {
        let target =
            program.facts(function).kind == .initializer
            ? evaluator.target(function, nil, arguments, frame)
            : evaluator.targets(ofCall: callee, arguments, frame).first { $0.function == function }
        guard let target, index < target.binding.count else { return nil }
        return target.binding[index]
    }

    /// What cases of a name are made with.
    private mutating func handed(_ index: Int, toCase name: Identifier, in made: [Place]) -> [Place] {
        made.flatMap { place -> [Place] in
            let file = evaluator.facts(place.frame)
            guard case .call(let callee, let range) = file.expressions[place.expression],
                case .member(_, let written) = file.expressions[callee],
                evaluator.identifier(written, place.frame) == name
            else { return [] }
            let values = file.arguments(range)
            return index < values.count ? places(of: values[values.startIndex + index].value, place.frame) : []
        }
    }

    // MARK: - Properties

    /// Where a property of the own type or a global variable is set; nil where neither is meant.
    private mutating func places(ofName name: Identifier, _ frame: FrameID) -> [Place]? {
        if let this = evaluator.store.this(of: frame), let own = places(ofMember: name, of: this, from: nil) {
            return own
        }
        let file = evaluator.store.function(of: frame).file
        guard let global = evaluator.nearest(program.globals[name] ?? [], to: file) else { return nil }
        return places(of: global, for: nil, from: nil)
    }

    /// Where a member is set; nil where it is no property of the program's own.
    private mutating func places(of name: Identifier, in base: ExpressionID, _ frame: FrameID) -> [Place]? {
        places(ofMember: name, of: evaluator.eval(base, frame), from: Place(expression: base, frame: frame))
    }

    /// - Parameter base: the expression that holds the property; nil for the object whose code runs.
    private mutating func places(ofMember name: Identifier, of holder: ValueID, from base: Place?) -> [Place]? {
        var found: [Place]?
        for choice in evaluator.choices(of: holder).prefix(Self.several) {
            var isStatic = false
            var type = evaluator.type(of: choice.value)
            if case .metatype(let named) = evaluator.store[choice.value] { (type, isStatic) = (named, true) }
            for symbol in evaluator.symbols(of: type) {
                guard let property = evaluator.property(name, in: symbol, isStatic: isStatic) else { continue }
                if program.types[symbol].kind == .protocol, program.facts(property).getter == nil {
                    let conformers = program.concreteConformers(of: symbol)
                    guard conformers.count == 1 else { continue }
                    let only = evaluator.make(.instance(evaluator.nominal(conformers[0])))
                    found = (found ?? []) + (places(ofMember: name, of: only, from: base) ?? [])
                } else {
                    found = (found ?? []) + places(of: property, for: choice.value, from: base)
                }
            }
        }
        return found
    }

    /// Where a property's value is written: in its getter, its declaration, the initialisers, or the call that makes the
    /// struct that it is in.
    private mutating func places(of property: PropertyRef, for holder: ValueID?, from base: Place?) -> [Place] {
        let fact = program.facts(property)
        if let getter = fact.getter {
            return results(of: activation(of: FunctionRef(Int(property.file), getter), for: holder))
        }
        var found: [Place] = []
        if let value = fact.value, let function = fact.initialValue {
            found = places(of: value, activation(of: FunctionRef(Int(property.file), function), for: holder))
        }
        guard !fact.isStatic, !fact.isConstant || fact.value == nil else { return found }
        let name = program.identifier(of: property)
        // A global variable belongs to no type.
        guard property.declaration >= 0 else {
            return evaluator.assignments(toGlobal: name).prefix(Self.several).reduce(into: found) { found, given in
                found += places(of: given.value, evaluator.rootFrame(given.function))
            }
        }
        let owner = program.symbolOfDeclaration[Int(property.file)][Int(property.declaration)]
        if program.types[owner].kind == .struct, program.types[owner].initializers.isEmpty, let base {
            return found + handed(to: name, of: owner, in: places(of: base.expression, base.frame))
        }
        for reference in evaluator.assignments(to: name, of: owner).prefix(Self.several) {
            let action = program.action(reference)
            guard case .assignment(_, let value) = program.files[Int(reference.file)].expressions[action.expression]
            else { continue }
            let function = FunctionRef(Int(reference.file), action.function)
            found += places(of: value, making(of: holder, by: function) ?? evaluator.rootFrame(function))
        }
        return found
    }

    /// The activation of an initialiser in which an object was made; nil for another function, or another object.
    private func making(of holder: ValueID?, by function: FunctionRef) -> FrameID? {
        guard let holder, case .object(let creation) = evaluator.store[holder], creation.initializer == function else {
            return nil
        }
        let open = evaluator.store[evaluator.rootFrame(function)].arguments
        return evaluator.store.intern(
            Frame(function: function, this: holder, arguments: open, bound: [:], parent: nil))
    }

    /// What calls of a struct's memberwise initialiser give a property.
    private mutating func handed(to name: Identifier, of symbol: Int, in made: [Place]) -> [Place] {
        made.flatMap { place -> [Place] in
            let file = evaluator.facts(place.frame)
            guard case .call(let callee, let range) = file.expressions[place.expression],
                case .metatype(let type) = evaluator.store[evaluator.constructed(callee, place.frame)],
                type.symbol == symbol
            else { return [] }
            let handed = Array(file.arguments(range))
            let number = evaluator.store.function(of: place.frame).file
            let taken = handed.indices.first {
                evaluator.program.memberwiseProperty(ofArgument: $0, handed, of: symbol, file: number) == name
            }
            return taken.map { places(of: handed[$0].value, place.frame) } ?? []
        }
    }

    private func activation(of function: FunctionRef, for holder: ValueID?) -> FrameID {
        let this = holder ?? program.owner(of: function).map { evaluator.make(.this($0)) }
        return evaluator.store.intern(Frame(function: function, this: this, arguments: [], bound: [:], parent: nil))
    }

    // MARK: - Calls

    /// What a function gives back; nil where a call runs none of the program's own.
    private mutating func places(
        ofCall callee: ExpressionID, _ arguments: ArgumentRange, _ place: Place
    ) -> [Place]? {
        let index = Int(evaluator.store.function(of: place.frame).file)
        if case .closure(let function) = program.files[index].expressions[callee] {
            return results(of: evaluator.frame(for: FunctionRef(index, function), within: place.frame))
        }
        let targets = evaluator.targets(ofCall: callee, arguments, place.frame).filter {
            program.facts($0.function).kind != .initializer
        }
        guard !targets.isEmpty else { return nil }
        return targets.prefix(Self.several).flatMap { target -> [Place] in
            let activation = evaluator.activate(target, arguments, place.frame)
            callers.add(activation, calledBy: ExpressionRef(index, place.expression), in: place.frame, target)
            return results(of: activation)
        }
    }

    /// What a function gives back in an activation.
    private mutating func results(of frame: FrameID) -> [Place] {
        let file = evaluator.facts(frame)
        return program.facts(evaluator.store.function(of: frame)).actions.map { file.actions[Int($0)] }.filter {
            $0.kind == .result && evaluator.canRun($0.condition, in: frame)
        }.prefix(Self.several).flatMap { places(of: $0.expression, frame) }
    }
}
