import Dialects
import Facts

/// What a test of an object's class comes to where the object is known.
extension Evaluator {
    /// Whether a condition on a cast holds in an activation: `parent as? UITabBarController` where the tab bar controller,
    /// or something else, was handed over; nil where it may be one or the other, and for other conditions.
    func outcome(ofCast condition: Condition, in frame: FrameID) -> Bool? {
        guard let subject = condition.subject, condition.cases.isEmpty,
            case .cast(let base, let type, .conversion) = facts(frame).expressions[subject],
            isKnown(base, in: frame), let asked = resolve(type, in: frame).symbol
        else { return nil }
        let answers = Set(choices(of: eval(base, frame)).map { isObject($0.value, of: asked) })
        guard answers.count == 1, let answer = answers.first, let isOfClass = answer else { return nil }
        return isOfClass == (condition.kind != .whenFalse && condition.kind != .guardFailed)
    }

    /// Whether all that a value may be is known: a parameter's value is what the caller hands over, and a property's what
    /// the object at hand was made with, where nothing else sets it.
    private func isKnown(_ expression: ExpressionID, in frame: FrameID) -> Bool {
        let file = facts(frame)
        let text: NameID
        switch file.expressions[expression] {
        case .local(let local):
            guard case .parameter = file.locals[Int(local.index)].source else { return false }
            return file.functions[file.locals[Int(local.index)].function].kind != .closure
        case .name(let name): text = name
        case .member(let base?, let name):
            guard case .selfReference = file.expressions[base] else { return false }
            text = name
        default: return false
        }
        guard let this = store[frame].this, case .object(let creation) = store[this], let symbol = creation.type.symbol,
            creation.initializer != nil
        else { return false }
        let name = identifier(text, frame)
        guard let property = property(name, in: symbol, isStatic: false), program.facts(property).getter == nil else {
            return false
        }
        return program.facts(property).isConstant || isSetByInitializersAlone(name, of: symbol)
    }

    private func isSetByInitializersAlone(_ name: Identifier, of symbol: Int) -> Bool {
        assignments(to: name, of: symbol).allSatisfy { reference in
            let action = program.action(reference)
            guard
                case .assignment(let target, _) = program.files[Int(reference.file)].expressions[action.expression],
                isOwnMember(target, named: name, reference.file)
            else { return false }
            return program.facts(FunctionRef(Int(reference.file), action.function)).kind == .initializer
        }
    }

    /// Whether a value is an object of a class; nil where that is not known.
    private func isObject(_ value: ValueID, of asked: Int) -> Bool? {
        guard case .object(let creation) = store[value], let made = creation.type.symbol else { return nil }
        if program.isSubtype(made, of: asked) { return true }
        // Whether a class adopts a protocol may be said where no sources are.
        guard isClass(asked), let line = superclasses(of: made) else { return nil }
        return line.contains(program.types[asked].name)
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
