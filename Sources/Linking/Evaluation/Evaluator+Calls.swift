import Dialects
import Facts

/// A function that a call may run, for which object, and which argument each parameter gets.
struct CallTarget: Hashable {
    var function: FunctionRef
    var this: ValueID?
    /// For each parameter the position of its argument; nil where the default value serves.
    var binding: [Int?]
}

extension Evaluator {
    /// What a call gives back.
    func evalCall(
        _ expression: ExpressionID, _ callee: ExpressionID, _ arguments: ArgumentRange, _ frame: FrameID,
        expected: TypeValue
    ) -> ValueID {
        let file = facts(frame)
        if let built = builtIn(callee, arguments, frame, expected: expected) { return built }
        if case .member(nil, let name) = file.expressions[callee] {
            return implicitCall(identifier(name, frame), expression, arguments, frame, expected)
        }
        if case .member(let base?, let name) = file.expressions[callee], identifier(name, frame) == .initializer {
            if let made = initializing(base, frame) { return made }
            return mapChoices(eval(base, frame)) { construct($0, expression, arguments, frame) }
        }
        if case .member(let base?, let name) = file.expressions[callee] {
            // `R.storyboard.profile()` is the storyboard that `R.storyboard.profile` describes.
            if arguments.count == 0, let made = generatedMember(base, name, frame), case .storyboard = store[made] {
                return made
            }
            if case .superReference = file.expressions[base] {
                let targets = superTargets(identifier(name, frame), arguments, frame)
                return join(targets.map { result(of: activate($0, arguments, frame, expected: expected)) })
            }
            let value = eval(base, frame)
            let name = identifier(name, frame)
            if let type = typeOfModule(value, name, frame) {
                return apply(type, expression, arguments, frame, expected)
            }
            let found = mapChoices(value) { call(name, on: $0, expression, arguments, frame, expected) }
            return withoutOwnCase(found, of: value)
        }
        let value = mapChoices(eval(callee, frame)) { apply($0, expression, arguments, frame, expected) }
        guard value == unknown else { return value }
        return modified(callee, frame) ?? zipped(callee, arguments, frame) ?? kept(callee, arguments, frame) ?? unknown
    }

    /// `modifier(Framed())` in what the program adds to every view: a modifier of SwiftUI leaves the view that it is.
    private func modified(_ callee: ExpressionID, _ frame: FrameID) -> ValueID? {
        guard case .name = facts(frame).expressions[callee], let this = store.this(of: frame), isView(this),
            let owner = program.owner(of: store.function(of: frame)), program.isExternal(owner),
            SwiftUIViews.protocols.contains(program.types[owner].name)
        else { return nil }
        return this
    }

    private func call(
        _ name: Identifier, on value: ValueID, _ expression: ExpressionID, _ arguments: ArgumentRange, _ frame: FrameID,
        _ expected: TypeValue
    ) -> ValueID {
        if case .open(let origin, .metatype(let type)) = store[value] { return made(by: name, of: type, from: origin) }
        if case .metatype(let type) = store[value], let symbol = type.symbol {
            if program.types[symbol].cases[name] != nil {
                let file = facts(frame)
                return make(.enumCase(symbol, name, file.arguments(arguments).map { eval($0.value, frame) }))
            }
        }
        if let scene = generatedScene(program.text(name), of: value, site: expression, frame) { return scene }
        if let found = collectionCall(program.text(name), on: value, arguments, frame, expected) { return found }
        let targets = dispatch(name, on: value, arguments, frame)
        if !targets.isEmpty {
            let results = results(of: targets, on: value, expression, arguments, frame, expected)
            return join(results + [handedOn(name, targets, from: value)].compactMap(\.self))
        }
        if let handed = handedOn(name, [], from: value) { return handed }
        if arguments.count == 0, StreamWords.taking.contains(program.text(name)), let carried = carried(by: value) {
            return carried
        }
        if let made = screen(madeByLibrarys: name, of: value, site: expression, arguments, frame) { return made }
        let called = addedProperty(name, of: value, frame) ?? member(name, of: value)
        let applied = apply(called, expression, arguments, frame, expected)
        // A modifier of SwiftUI leaves the view that it is.
        return applied == unknown && (isView(value) || isSetUp(by: name, arguments, frame)) ? value : applied
    }

    /// What a call gives back whose object is a parameter, where several types may answer: the caller knows which one
    /// does, so the result is as open as the object. Nil for any other call.
    private func handedOn(_ name: Identifier, _ targets: [CallTarget], from value: ValueID) -> ValueID? {
        guard case .open(.parameter(let function, let index), let type) = store[value],
            targets.count != 1 || program.isOverridden(targets[0].function)
        else { return nil }
        // Where too many answer, what their protocol asks for says what they give back.
        let asked =
            targets.first?.function
            ?? symbols(of: type).lazy.filter { self.program.types[$0].kind == .protocol }
            .compactMap { self.program.members(name, of: $0).methods.first }.first
        guard let asked, let result = program.facts(asked).result else { return nil }
        let given = program.resolve(
            result, file: asked.file, declaration: program.facts(asked).declaration, function: asked.id)
        return dataTypes.isData(given) ? nil : make(.open(.parameter(function, index), given))
    }

    /// Whether a library's method only hands its object to a closure: `UINavigationController().then { … }`.
    func isSetUp(by name: Identifier, _ arguments: ArgumentRange, _ frame: FrameID) -> Bool {
        let values = facts(frame).arguments(arguments)
        // What has a label is not for setting up: `taps.do(onNext: { … })`.
        guard values.count == 1, let only = values.first, only.label == nil,
            case .closure = facts(frame).expressions[only.value]
        else { return false }
        return ScopeFunctions.names.contains(program.text(name))
    }

    /// Calls a value: a closure, a named function, or a type.
    private func apply(
        _ callee: ValueID, _ expression: ExpressionID, _ arguments: ArgumentRange, _ frame: FrameID,
        _ expected: TypeValue
    ) -> ValueID {
        switch store[callee] {
        case .alternatives: return mapChoices(callee) { apply($0, expression, arguments, frame, expected) }
        case .array(let elements):
            // `[UIViewController]()`
            guard elements.count == 1, arguments.count == 0, case .metatype(let type) = store[elements[0]] else {
                return unknown
            }
            return make(.instance(.array(type)))
        case .closure(let function, let parent):
            let values = facts(frame).arguments(arguments).map { eval($0.value, frame) }
            let activation = store.intern(
                Frame(
                    function: function, this: store.this(of: parent), arguments: values, bound: store[parent].bound,
                    parent: parent))
            if !values.isEmpty, values.allSatisfy({ isCase($0) }) { settledFrames.insert(activation) }
            return result(of: activation)
        case .functions(let functions, let this):
            let targets = targets(ofValue: functions.prefix(Self.maximumDispatch), this, arguments, frame)
            guard let best = best(targets, arguments, frame) else { return unknown }
            return join(results(of: [best], on: this, expression, arguments, frame, expected))
        case .metatype, .open(_, .metatype): return construct(callee, expression, arguments, frame)
        case .storyboard: return callee
        case .instance(.function(_, let result)): return declared(result, from: nil)
        case .open(let origin, .function(_, let result)): return declared(result, from: origin)
        case .object:
            return called(callee) ?? calledAsFunction(callee, arguments, frame, expected)
                ?? evaluated(callee, arguments)
        case .this(let symbol) where program.isExternal(symbol),
            .instance(.nominal(let symbol, _)) where program.isExternal(symbol):
            return factoryClosure(arguments, frame) ?? unknown
        case .instance, .open:
            return calledAsFunction(callee, arguments, frame, expected) ?? evaluated(callee, arguments)
        default: return unknown
        }
    }

    /// `makeProfile(id)` where `makeProfile` is an object with a method `callAsFunction(_:)`; nil for other values.
    private func calledAsFunction(
        _ callee: ValueID, _ arguments: ArgumentRange, _ frame: FrameID, _ expected: TypeValue
    ) -> ValueID? {
        guard program.declaresFunction(.callAsFunction) else { return nil }
        let targets = dispatch(.callAsFunction, on: callee, arguments, frame)
        return targets.isEmpty
            ? nil : join(targets.map { result(of: activate($0, arguments, frame, expected: expected)) })
    }

    private func isCase(_ value: ValueID) -> Bool {
        if case .enumCase = store[value] { return true }
        return false
    }

    /// What a call of an `@autoclosure` gives back, which is handed over as what is written there; nothing for what is
    /// called otherwise.
    private func evaluated(_ value: ValueID, _ arguments: ArgumentRange) -> ValueID {
        guard arguments.count == 0, isView(value) || isOfAnyView(value) || isController(value) else { return unknown }
        return value
    }

    private func isOfAnyView(_ value: ValueID) -> Bool {
        switch type(of: value) {
        case .generic: true
        case .nominal(let symbol, _): program.types[symbol].name == StoredViews.erased
        default: false
        }
    }

    private func isController(_ value: ValueID) -> Bool {
        symbols(of: type(of: value)).contains { program.inherits($0, from: "UIViewController") }
    }

    /// `self { Screen() }` in an extension of a library's container: the closure is what the property holds.
    private func factoryClosure(_ arguments: ArgumentRange, _ frame: FrameID) -> ValueID? {
        let values = facts(frame).arguments(arguments)
        guard values.count == 1, let only = values.first, only.isTrailingClosure else { return nil }
        return eval(only.value, frame)
    }

    /// `shared { TabsController() }` where nothing declares `shared`: what a library for dependencies keeps is what the
    /// closure makes. Nil where that is no object of the program's.
    private func kept(_ callee: ExpressionID, _ arguments: ArgumentRange, _ frame: FrameID) -> ValueID? {
        let file = facts(frame)
        guard case .name = file.expressions[callee], let only = file.arguments(arguments).first, arguments.count == 1,
            case .closure = file.expressions[only.value],
            case .closure(let function, let parent) = store[eval(only.value, frame)]
        else { return nil }
        let activation = store.intern(
            Frame(
                function: function, this: store.this(of: parent), arguments: [], bound: store[parent].bound,
                parent: parent))
        let made = result(of: activation)
        let symbols = symbols(of: type(of: made))
        return !symbols.isEmpty
            && symbols.allSatisfy { !program.isExternal($0) || program.inherits($0, from: "UIViewController") }
            ? made : nil
    }

    private func implicitCall(
        _ name: Identifier, _ expression: ExpressionID, _ arguments: ArgumentRange, _ frame: FrameID,
        _ expected: TypeValue
    ) -> ValueID {
        guard let symbol = expected.symbol else {
            return make(.enumCase(nil, name, facts(frame).arguments(arguments).map { eval($0.value, frame) }))
        }
        if name == .initializer { return construct(make(.metatype(expected)), expression, arguments, frame) }
        if program.types[symbol].cases[name] != nil || methods(name, in: symbol, isStatic: true).isEmpty {
            return make(.enumCase(symbol, name, facts(frame).arguments(arguments).map { eval($0.value, frame) }))
        }
        return call(name, on: make(.metatype(expected)), expression, arguments, frame, expected)
    }

    /// Makes an object.
    private func construct(
        _ type: ValueID, _ expression: ExpressionID, _ arguments: ArgumentRange, _ frame: FrameID
    ) -> ValueID {
        if case .open(let origin, .metatype(let made)) = store[type] { return declared(made, from: origin) }
        guard case .metatype(let made) = store[type] else { return unknown }
        if let list = repeated(made, arguments, frame) { return list }
        guard case .nominal(let symbol, let given) = made else { return declared(made, from: nil) }
        if program.isExternal(symbol), arguments.count == 1, program.types[symbol].name == "Array",
            let only = facts(frame).arguments(arguments).first, only.label == nil
        {
            return eval(only.value, frame)
        }
        let file = facts(frame)
        let values = Array(file.arguments(arguments))
        let labels = values.indices.map {
            program.memberwiseProperty(ofArgument: $0, values, of: symbol, file: store.function(of: frame).file)
        }
        if program.types[symbol].kind == .enum {
            return make(.instance(made))
        }
        let initializer = initializer(of: symbol, nil, arguments, frame)
        var parameterTypes = [TypeValue?](repeating: nil, count: values.count)
        if let initializer {
            for (parameter, position) in initializer.binding.enumerated() {
                guard let position else { continue }
                let type = parameterType(parameter, of: initializer.function)
                guard program.isVariadic(parameter, of: initializer.function), case .array(let element) = type else {
                    parameterTypes[position] = type
                    continue
                }
                for index in position..<(position + run(of: values[...], from: position)) {
                    parameterTypes[index] = element
                }
            }
        }
        let evaluated = values.enumerated().map { position, argument in
            eval(argument.value, frame, expected: parameterTypes[position] ?? memberwiseType(labels[position], symbol))
        }
        return make(
            .object(
                Creation(
                    type: given.isEmpty ? nominal(symbol) : made,
                    site: ExpressionRef(Int(store.function(of: frame).file), expression), frame: frame,
                    initializer: initializer?.function, labels: labels, arguments: evaluated, scene: nil)))
    }

    func memberwiseType(_ label: Identifier?, _ symbol: Int) -> TypeValue {
        guard let label, let property = property(label, in: symbol, isStatic: false) else { return .unknown }
        return declaredType(of: property, for: symbol, arguments: [])
    }

    func parameterType(_ index: Int, of function: FunctionRef) -> TypeValue {
        let fact = program.facts(function)
        guard index < fact.parameters.count, let type = fact.parameters[index].type else { return .unknown }
        return program.resolve(type, file: function.file, declaration: fact.declaration, function: function.id)
    }
}
