import Dialects
import Facts

/// What a test of an object's class comes to where the object is known.
extension Evaluator {
    /// How far a cast is followed: through properties that are computed, and constants of bodies.
    private static let maximumSteps = 4

    /// Whether a condition on a cast holds in an activation: `parent as? UITabBarController` where the tab bar controller,
    /// or something else, was handed over; nil where it may be one or the other, and for other conditions.
    func outcome(ofCast condition: Condition, in frame: FrameID) -> Bool? {
        let file = facts(frame)
        guard let subject = condition.subject, case .cast(let base, let type, let cast) = file.expressions[subject],
            condition.cases.isEmpty == (cast == .conversion), let asked = resolve(type, in: frame).symbol,
            let isOfClass = isObject(base, of: asked, in: frame, step: 0)
        else { return nil }
        if let tested = condition.cases.first { return isOfClass == (file.text(tested) == "true") }
        return isOfClass == (condition.kind != .whenFalse && condition.kind != .guardFailed)
    }

    /// Whether a clause for a type holds in an activation, of what a caller handed over: `case is CartCoordinator`,
    /// `case let link as Link`.
    func outcome(ofClass condition: Condition, in frame: FrameID) -> Bool? {
        guard let subject = condition.subject, let asked = types(askedBy: condition, in: facts(frame)) else {
            return nil
        }
        var isAny = false
        for type in asked {
            guard let isOfClass = isObject(subject, of: type, in: frame, step: 0) else { return nil }
            isAny = isAny || isOfClass
        }
        return isAny
    }

    /// The types that the patterns of a clause ask for; nil where one of them asks for anything else, or for a type
    /// that is not known.
    func types(askedBy condition: Condition, in file: SwiftFacts) -> [Int]? {
        guard condition.kind == .matches, !condition.namesCases, !condition.isPartial, condition.constants.isEmpty
        else { return nil }
        var asked: [Int] = []
        for pattern in file.text(condition.text).split(separator: ",") {
            let words = pattern.split(separator: " ").drop { $0 == "case" }.map(String.init)
            let isTest = words.count == 2 && words[0] == "is"
            let isCast = words.count == 4 && ["let", "var"].contains(words[0]) && words[2] == "as"
            guard isTest || isCast, let type = words.last.flatMap({ type(named: $0, near: file) }) else { return nil }
            asked.append(type)
        }
        return asked
    }

    private func type(named name: String, near file: SwiftFacts) -> Int? {
        let identifier = program.identifier(name)
        // Where another type has one of that name inside, either may be meant.
        guard !(program.typesByName[identifier] ?? []).contains(where: { program.types[$0].outer != nil }) else {
            return nil
        }
        return program.topLevelType(identifier, near: file.path)
            ?? (Self.plainTypes.contains(name) ? program.external(name) : nil)
    }

    /// Types of the standard library and of Foundation that no class, struct or enum of the program's can be cast to.
    private static let plainTypes: Set<String> = ["Bool", "Data", "Date", "Double", "Float", "Int", "String", "URL"]

    /// Whether an expression is a cast of what is of another class, as far as is known:
    /// `screen as? UINavigationController ?? screen.navigationController`.
    func isFailedCast(_ expression: ExpressionID, in frame: FrameID) -> Bool {
        guard case .cast(let base, let type, .conversion) = self.expression(expression, frame),
            let asked = resolve(type, in: frame).symbol
        else { return false }
        return isEach(eval(base, frame), of: asked) == false
    }

    /// Whether what an expression is taken for is of another class than it is cast to, and only a guess: the screen around
    /// which a library's container stands is not the stack in it (`screen.sideMenu.content as? UINavigationController`).
    func isOther(_ found: ValueID, than type: TypeValue, _ expression: ExpressionID, _ frame: FrameID) -> Bool {
        guard found != unknown, found != nothing, let asked = type.symbol, isEach(found, of: asked) == false else {
            return false
        }
        return eval(expression, frame) == unknown
    }

    /// Whether all that an expression may stand for is of a class; nil where not all of it is known, or where some is.
    ///
    /// A parameter's value is what the caller hands over, a stored property's what the object at hand was made with,
    /// where nothing else sets it, and a computed property's what its getter says.
    private func isObject(_ expression: ExpressionID, of asked: Int, in frame: FrameID, step: Int) -> Bool? {
        guard step < Self.maximumSteps else { return nil }
        let file = facts(frame)
        switch file.expressions[expression] {
        case .cast(let value, _, .conversion): return isObject(value, of: asked, in: frame, step: step + 1)
        case .selfReference: return store.this(of: frame).flatMap { isObject($0, of: asked) }
        case .local(let local):
            let fact = file.locals[Int(local.index)]
            switch fact.source {
            case .parameter:
                guard file.functions[fact.function].kind != .closure else { return nil }
                return isEach(eval(expression, frame), of: asked)
            case .value(let value):
                guard !fact.isVariable, let home = home(of: local, frame) else { return nil }
                return isObject(value, of: asked, in: home, step: step + 1)
            default: return nil
            }
        case .name(let name): return isHeld(by: identifier(name, frame), of: asked, in: frame, step: step)
        // What a method gives back is of a class where all of it is made and known: `module.toPresent()`.
        case .call: return isEachMade(eval(expression, frame), of: asked)
        case .member(let base?, let name):
            guard case .selfReference = file.expressions[base] else { return nil }
            return isHeld(by: identifier(name, frame), of: asked, in: frame, step: step)
        default: return nil
        }
    }

    /// The same for what a property of the object at hand holds.
    private func isHeld(by name: Identifier, of asked: Int, in frame: FrameID, step: Int) -> Bool? {
        guard let this = store.this(of: frame),
            let symbol = symbols(of: type(of: this)).first(where: { property(name, in: $0, isStatic: false) != nil }),
            let property = property(name, in: symbol, isStatic: false)
        else { return nil }
        let fact = program.facts(property)
        guard let getter = fact.getter else {
            if let declared = isObject(
                make(.instance(declaredType(of: property, for: symbol, arguments: []))), of: asked)
            {
                return declared
            }
            guard case .object(let creation) = store[this], creation.initializer != nil,
                fact.isConstant || isSetOnlyByInitializers(property, in: symbol)
            else { return nil }
            return isEach(member(name, of: this), of: asked)
        }
        let function = FunctionRef(Int(property.file), getter)
        let place = store.intern(Frame(function: function, this: this, arguments: [], bound: [:], parent: nil))
        let file = program.files[Int(function.file)]
        var answers: Set<Bool> = []
        for index in program.facts(function).actions {
            let action = file.actions[Int(index)]
            guard action.kind == .result, canRun(action.condition, in: place) else { continue }
            guard let answer = isObject(action.expression, of: asked, in: place, step: step + 1) else { return nil }
            answers.insert(answer)
            if answers.count > 1 { return nil }
        }
        return answers.first
    }

    private func isEachMade(_ value: ValueID, of asked: Int) -> Bool? {
        let isMade = choices(of: value).allSatisfy { if case .object = store[$0.value] { true } else { false } }
        return isMade ? isEach(value, of: asked) : nil
    }

    private func isEach(_ value: ValueID, of asked: Int) -> Bool? {
        let answers = Set(choices(of: value).map { isObject($0.value, of: asked) })
        return answers.count == 1 ? answers.first ?? nil : nil
    }

    /// Whether a value is an object of a class; nil where that is not known.
    private func isObject(_ value: ValueID, of asked: Int) -> Bool? {
        let symbol: Int?
        var isExact = false
        switch store[value] {
        case .nothing: return false
        case .object(let creation):
            symbol = creation.type.symbol
            // A storyboard that is not in the scan may make anything.
            isExact = !creation.isInstantiated || creation.scene != nil
        case .instance(let type), .open(_, let type): symbol = type.symbol
        case .this(let type): symbol = type
        case .enumCase(let type?, _, _):
            if isPlain(asked) { return false }
            // `step as? GateStep`
            return program.types[asked].kind == .protocol || program.isExternal(asked) ? nil : type == asked
        default: symbol = nil
        }
        if let symbol, isOther(symbol, than: asked) { return false }
        guard let symbol, isExact || isClass(symbol) else { return nil }
        if program.isSubtype(symbol, of: asked) { return true }
        // What a library's code asks for its own protocol, the app would have to say.
        if program.isOfStandIn(asked), !program.isExternal(symbol) { return false }
        // An object is no case of an enum: `NoneStep() as? GateStep`.
        if isExact, program.types[asked].kind == .enum, !program.isExternal(symbol) { return false }
        // Whether a class adopts a protocol may be said where no sources are.
        guard isClass(asked), let line = superclasses(of: symbol) else { return nil }
        if line.contains(program.types[asked].name) { return true }
        // What is declared as of a class may be of one that inherits from it.
        if !isExact {
            guard let others = superclasses(of: asked), !others.contains(program.types[symbol].name) else { return nil }
        }
        return false
    }

    /// Whether nothing of one of the program's types is of another type, whatever inherits it: one of them is a struct,
    /// or an enum, or holds plain data.
    private func isOther(_ symbol: Int, than asked: Int) -> Bool {
        switch (program.types[symbol].kind, program.types[asked].kind) {
        case (.struct, .class), (.enum, .class): true
        case (.struct, .struct), (.enum, .enum), (.struct, .enum), (.enum, .struct): symbol != asked
        case (.struct, _), (.enum, _), (.class, _): isPlain(asked)
        default: false
        }
    }

    private func isPlain(_ symbol: Int) -> Bool {
        program.isExternal(symbol) && Self.plainTypes.contains(program.types[symbol].name)
    }

    private func isClass(_ symbol: Int) -> Bool {
        let type = program.types[symbol]
        return type.kind == .class || type.kind == .external && AppleClasses.superclasses[type.name] != nil
    }

    /// The names of all superclasses of a class; nil where one of them is not known.
    private func superclasses(of symbol: Int) -> [String]? {
        var line = program.lineage(of: symbol).map { program.types[$0].name }
        guard let last = program.lineage(of: symbol).last else { return nil }
        if program.types[last].kind == .class { return line }
        while let name = line.last, let next = AppleClasses.superclasses[name], !line.contains(next) {
            line.append(next)
        }
        return line.last == Self.root ? line : nil
    }

    private static let root = "NSObject"
}
