import Dialects
import Facts

/// What the user touches, in the words of the code that adds a handler to it.
///
/// An object that is set up in the initial value of a property bears the property's name: `button` is a name of that
/// code alone, and `$0` is none.
struct ControlNames {
    let evaluator: Evaluator

    private var program: Program { evaluator.program }

    /// The object that a method is called on; empty for `self`.
    func name(ofReceiver callee: ExpressionID, in place: FunctionRef) -> String {
        guard case .member(let base?, _) = program.files[Int(place.file)].expressions[callee] else { return "" }
        return name(of: base, in: place)
    }

    /// The control behind what a library puts in front of it: `button.events.addHandler(for: .touchUpInside)`.
    func name(ofControlBehind callee: ExpressionID, in place: FunctionRef) -> String {
        let file = program.files[Int(place.file)]
        guard case .member(var base?, _) = file.expressions[callee] else { return "" }
        while case .member(let inner?, _) = file.expressions[base], types(of: base, place).isEmpty,
            types(of: inner, place).contains(where: { isControl($0) })
        {
            base = inner
        }
        return name(of: base, in: place)
    }

    /// Whether a method is called on a control, or on something of which nothing is known.
    func mayBeControl(behind callee: ExpressionID, in place: FunctionRef) -> Bool {
        guard case .member(let base?, _) = program.files[Int(place.file)].expressions[callee] else { return false }
        let types = types(of: base, place)
        return types.isEmpty || types.contains { isControl($0) }
    }

    /// The names from the code's own object to a control, a variable of the code by a name that nothing else bears; nil
    /// where something else comes first: an element of a list, what a call gives.
    func chain(_ control: ExpressionID, in place: FunctionRef) -> [String]? {
        let file = program.files[Int(place.file)]
        switch file.expressions[control] {
        case .name(let name): return [file.text(name)]
        case .local(let local): return [name(of: local, in: place)]
        case .selfReference, .superReference: return []
        case .member(let base?, let name): return chain(base, in: place).map { $0 + [file.text(name)] }
        case .cast(let value, _, _): return chain(value, in: place)
        default: return nil
        }
    }

    /// The property whose initial value a variable is; else a name that no other variable of the file has.
    func name(of local: LocalID, in place: FunctionRef) -> String {
        property(whoseValueIs: local, in: place) ?? "$\(local.index)"
    }

    private func name(of base: ExpressionID, in place: FunctionRef) -> String {
        let file = program.files[Int(place.file)]
        let chain = ExpressionText(file: file).chain(base)
        var names = chain.map(\.name)
        if let first = chain.first, case .local(let local) = file.expressions[first.expression] {
            if let property = property(whoseValueIs: local, in: place) {
                names[0] = property
            } else if names[0].hasPrefix("$") {
                names[0] = name(ofUnnamed: local, first.expression, in: place)
            }
        }
        return names.filter { !$0.isEmpty }.joined(separator: ".")
    }

    /// The property whose initial value is a constant of it, `{ let button = …; return button }()`, or the object that a
    /// method of a library hands to a closure: `UIButton().then { $0… }`, also as what another closure gives back:
    /// `{ UIButton().then { $0… } }()`.
    private func property(whoseValueIs local: LocalID, in place: FunctionRef) -> String? {
        let outer = program.outermost(place)
        let file = program.files[Int(place.file)]
        guard program.facts(outer).kind == .initialValue, let declaration = program.facts(outer).declaration,
            let property = file.declarations[declaration].properties.first(where: { $0.initialValue == outer.id }),
            let value = property.value, case .call(let callee, let arguments) = file.expressions[value]
        else { return nil }
        let fact = file.locals[Int(local.index)]
        let isProperty: Bool
        switch (file.expressions[callee], fact.source) {
        case (.closure(fact.function), _): isProperty = returns(local, FunctionRef(Int(place.file), fact.function))
        case (.member(_?, let name), .parameter(0)) where ScopeFunctions.names.contains(file.text(name)):
            isProperty = file.arguments(arguments).contains { file.expressions[$0.value] == .closure(fact.function) }
        case (.closure(let around), .parameter(0)):
            let giving = FunctionRef(Int(place.file), around)
            isProperty = call(settingUpBy: fact.function, place.file).map { returns($0, giving) } ?? false
        default: isProperty = false
        }
        return isProperty ? file.text(property.name) : nil
    }

    /// The object that a closure has as `$0`, which is no name: the variable or property that has it after the closure,
    /// or before it, else its type. Empty where nothing is known of it.
    private func name(ofUnnamed local: LocalID, _ expression: ExpressionID, in place: FunctionRef) -> String {
        let file = program.files[Int(place.file)]
        let closure = file.locals[Int(local.index)].function
        if let call = call(settingUpBy: closure, place.file), let parent = file.functions[closure].parent {
            let around = FunctionRef(Int(place.file), parent)
            if let made = file.locals.first(where: { $0.source == .value(call) }) { return file.text(made.name) }
            if let target = target(of: call, in: around) { return name(of: target, in: around) }
            if case .call(let callee, _) = file.expressions[call],
                case .member(let object?, _) = file.expressions[callee], self.chain(object, in: around) != nil
            {
                return name(of: object, in: around)
            }
        }
        return types(of: expression, place).first.map { program.types[$0].name } ?? ""
    }

    /// What a function assigns a value to.
    private func target(of value: ExpressionID, in function: FunctionRef) -> ExpressionID? {
        let file = program.files[Int(function.file)]
        return program.facts(function).actions.lazy.compactMap { position -> ExpressionID? in
            guard case .assignment(let target, value) = file.expressions[file.actions[Int(position)].expression] else {
                return nil
            }
            return target
        }.first
    }

    /// The call that hands its object to a closure which sets it up, and gives it back: `UIButton().then { $0… }`.
    private func call(settingUpBy closure: FunctionID, _ number: Int32) -> ExpressionID? {
        let file = program.files[Int(number)]
        guard let use = program.closureUses[FunctionRef(Int(number), closure)],
            case .call(let callee, _) = file.expressions[use.call.id],
            case .member(_?, let name) = file.expressions[callee], ScopeFunctions.names.contains(file.text(name))
        else { return nil }
        return use.call.id
    }

    /// Whether a function gives back what a call gives, or a constant of it that has that.
    private func returns(_ call: ExpressionID, _ function: FunctionRef) -> Bool {
        let file = program.files[Int(function.file)]
        return program.facts(function).actions.contains { position in
            let action = file.actions[Int(position)]
            guard action.kind == .result else { return false }
            if action.expression == call { return true }
            guard case .local(let local) = file.expressions[action.expression] else { return false }
            return file.locals[Int(local.index)].source == .value(call)
        }
    }

    private func returns(_ local: LocalID, _ function: FunctionRef) -> Bool {
        let file = program.files[Int(function.file)]
        return program.facts(function).actions.contains { position in
            let action = file.actions[Int(position)]
            return action.kind == .result && file.expressions[action.expression] == .local(local)
        }
    }

    private func types(of expression: ExpressionID, _ place: FunctionRef) -> [Int] {
        evaluator.symbols(of: evaluator.type(of: evaluator.eval(expression, evaluator.rootFrame(place))))
    }

    /// Whether a type is a view, as far as is known of it: of a library's types the name tells.
    private func isControl(_ symbol: Int) -> Bool {
        let name = program.types[symbol].name
        return program.inherits(symbol, from: "UIView")
            || ["Button", "Control", "View", "Field"].contains { name.hasSuffix($0) }
    }
}
