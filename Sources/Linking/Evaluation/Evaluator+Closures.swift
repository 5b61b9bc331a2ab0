import Dialects
import Facts

/// What closures are called with: by the function that takes them, or later, from the property that keeps them.
extension Evaluator {
    /// How many calls of a name are looked at.
    private static let maximumCalls = 24
    /// How many functions may hand a closure on to one another before it is called.
    private static let maximumHandings = 4
    /// How many closures may wait for what another one is called with.
    private static let maximumClosures = 4

    /// What a closure's parameter is: what the function that takes the closure calls it with, else its declared type.
    func closureParameter(_ index: Int, of closure: FunctionRef, _ frame: FrameID) -> ValueID {
        guard let use = program.closureUses[closure], let parent = store.parent(of: frame) else {
            if let argument = argument(index, ofCalled: closure, frame) { return argument }
            let stored = storedParameter(index, of: closure)
            return stored == unknown ? variableParameter(index, of: closure, frame) : stored
        }
        let file = program.files[Int(use.call.file)]
        guard case .call(let callee, let arguments) = file.expressions[use.call.id] else { return unknown }
        // Functions that hand their closures to one another in turn would ask for more with every turn.
        guard begin(closure) else { return unknown }
        defer { endClosure() }
        if index == 1, let type = registry.completedType(of: use.call) {
            return make(.open(.parameter(closure, index), type))
        }
        if let element = visited(by: callee, parameter: index, of: closure, parent)
            ?? listed(by: callee, arguments, parameter: index, of: closure, parent)
            ?? observed(by: use, parameter: index, parent) ?? bound(by: callee, arguments, parameter: index, parent)
        {
            return element
        }
        var found: [ValueID] = []
        for target in targets(ofCall: callee, arguments, parent).prefix(4) {
            guard let parameter = target.binding.firstIndex(of: use.position) else { continue }
            if case .function(let types, _) = parameterType(parameter, of: target.function), index < types.count {
                found.append(make(.open(.parameter(closure, index), types[index])))
            }
            guard program.facts(target.function).hasBody else { continue }
            let called = invocations(of: parameter, in: activate(target, arguments, parent), argument: index)
            // A call whose value is not known may hand over anything of the type, whatever the others say.
            let values = called.map { $0 == unknown ? found.last ?? unknown : $0 }
            if values.contains(where: { $0 != unknown }) { return join(values) }
        }
        if found.isEmpty {
            let carried = program.parameters(ofClosureAt: use.position, in: callee, use.call.file)
            if index < carried.count { return make(.open(.parameter(closure, index), carried[index])) }
        }
        if found.isEmpty, index == 0, case .member(let base?, let name) = file.expressions[callee],
            isSetUp(by: identifier(name, parent), arguments, parent)
        {
            return eval(base, parent)
        }
        return found.first ?? presented(by: callee, arguments, parameter: index, of: closure, parent) ?? unknown
    }

    /// What `.sheet(item: $place) { place in … }` hands to its closure: something of the type that the binding holds, as
    /// SwiftUI's `sheet(item:onDismiss:content:)` has it.
    private func presented(
        by callee: ExpressionID, _ arguments: ArgumentRange, parameter index: Int, of closure: FunctionRef,
        _ frame: FrameID
    ) -> ValueID? {
        let file = facts(frame)
        guard index == 0, case .member(_, let name) = file.expressions[callee],
            program.swiftUIPrimitiveNames.contains(identifier(name, frame)),
            let item = file.arguments(arguments).first(where: { file.label($0) == SwiftUIPrimitive.item })
        else { return nil }
        let type = bound(in: type(of: eval(item.value, frame)))
        guard let symbol = type.symbol, !program.isExternal(symbol) else { return nil }
        return make(.open(.parameter(closure, index), type))
    }

    /// What a binding is of that code makes and gives back: `func shown() -> Binding<Place?>`.
    private func bound(in type: TypeValue) -> TypeValue {
        guard case .nominal(let symbol, let arguments) = type, arguments.count == 1, program.isExternal(symbol),
            program.types[symbol].name == SwiftUIPrimitive.binding
        else { return type }
        return arguments[0]
    }

    /// Begins to ask what a closure is called with, unless that is being asked, or too much of the kind is.
    private func begin(_ closure: FunctionRef) -> Bool {
        let circle = closuresUnderWay.firstIndex { $0.closure == closure }
        guard circle == nil, closuresUnderWay.count < Self.maximumClosures else {
            // Who asks around the closure that it came back to, or around all of them, gets a whole answer.
            closuresUnderWay[circle ?? 0].cuts += 1
            cuts += 1
            return false
        }
        closuresUnderWay.append((closure, 0, returns))
        return true
    }

    private func endClosure() {
        let ended = closuresUnderWay.removeLast()
        // Where another question came back to itself meanwhile, more may be missing than the closure's own part.
        if returns == ended.returns { cuts -= ended.cuts }
    }

    /// What `Binder(base) { base, element in … }` hands to its closure first.
    private func bound(
        by callee: ExpressionID, _ arguments: ArgumentRange, parameter index: Int, _ frame: FrameID
    ) -> ValueID? {
        let file = facts(frame)
        guard index == 0, case .name(let name) = file.expressions[callee], file.text(name) == StreamWords.binder,
            let first = file.arguments(arguments).first, first.label == nil
        else { return nil }
        let value = eval(first.value, frame)
        return value == unknown ? nil : value
    }

    /// The object behind RxSwift's `Reactive`, whose class an extension names: `extension Reactive where Base: Screen`.
    func reactiveBase(_ name: Identifier, _ frame: FrameID) -> ValueID? {
        let function = program.outermost(store.function(of: frame))
        guard program.text(name) == StreamWords.reactive.member, let owner = program.owner(of: function),
            program.isExternal(owner), program.types[owner].name == StreamWords.reactive.type,
            let declaration = program.facts(function).declaration
        else { return nil }
        let file = program.files[Int(function.file)]
        for clause in file.declarations[declaration].requirements {
            guard case .named(let left, _) = file.types[Int(clause.left.index)],
                file.text(left) == StreamWords.reactive.parameter
            else { continue }
            return declared(program.resolve(clause.right, file: function.file, declaration: declaration), from: nil)
        }
        return nil
    }

    /// The values that a function calls one of its closure parameters with, or another one that it hands the closure to;
    /// also those that are unknown.
    ///
    /// - Parameter before: the parameters from which the closure was handed on until here.
    private func invocations(
        of parameter: Int, in frame: FrameID, argument index: Int, before: [ParameterKey] = []
    ) -> [ValueID] {
        let function = store.function(of: frame)
        let here = ParameterKey(function: function, index: parameter)
        guard let local = program.facts(function).parameters[parameter].local, !before.contains(here),
            before.count < Self.maximumHandings
        else { return [] }
        let file = program.files[Int(function.file)]
        let stored = stored(local, by: function).flatMap { stored in
            calls(ofStored: stored.name, in: stored.holder, argument: index)
        }
        let asked = controller(index, askedBy: parameterType(parameter, of: function))
        let called = invocations(in: frame, argument: index, asked: asked, before: before + [here]) { expression, _ in
            Self.isOf(local, expression, file)
        }
        return stored + called.map(\.value)
    }

    /// Whether an expression is a parameter, or what is unwrapped of it: `if let completion { completion(screen) }`.
    private static func isOf(_ local: LocalID, _ expression: ExpressionID, _ file: SwiftFacts, depth: Int = 0) -> Bool {
        guard case .local(let found) = file.expressions[expression], found != local else {
            return file.expressions[expression] == .local(local)
        }
        guard depth < maximumHandings, case .value(let value) = file.locals[Int(found.index)].source else {
            return false
        }
        return isOf(local, value, file, depth: depth + 1)
    }

    /// The values that a function, with the closures in it, calls a closure with, or another one that it hands the closure
    /// to, each under the conditions around the call.
    ///
    /// - Parameters:
    ///   - asked: the controller that the closure is declared to take.
    ///   - isMeant: whether an expression of one of these functions is the closure.
    private func invocations(
        in frame: FrameID, argument index: Int, asked: TypeValue = .unknown, before: [ParameterKey],
        isMeant: (ExpressionID, FunctionRef) -> Bool
    ) -> [Choice] {
        let function = store.function(of: frame)
        let file = program.files[Int(function.file)]
        var found: [Choice] = []
        for inside in [function] + program.innerFunctions(within: function) {
            for position in program.facts(inside).actions {
                let action = file.actions[Int(position)]
                guard action.kind == .call, case .call(let callee, let arguments) = file.expressions[action.expression]
                else { continue }
                let values = Array(file.arguments(arguments))
                if isMeant(callee, inside) {
                    guard index < values.count else { continue }
                    let value = eval(values[index].value, self.frame(for: inside, within: frame), expected: asked)
                    found.append(
                        Choice(value: value, conditions: conditions(from: action.condition, file: function.file)))
                } else if let handed = values.firstIndex(where: { isMeant($0.value, inside) }) {
                    let place = self.frame(for: inside, within: frame)
                    for target in targets(ofCall: callee, arguments, place).prefix(Self.maximumHandings) {
                        guard let next = target.binding.firstIndex(of: handed), program.facts(target.function).hasBody
                        else { continue }
                        let inner = activate(target, arguments, place)
                        work += 1
                        guard work < Self.maximumWork else {
                            cuts += 1
                            return found
                        }
                        found += invocations(of: next, in: inner, argument: index, before: before).map {
                            Choice(value: $0, conditions: [])
                        }
                    }
                }
            }
        }
        return found
    }

    /// What a closure is handed that is called where it is written: `{ $0.font = font; return $0 }(UILabel())`.
    private func argument(_ index: Int, ofCalled closure: FunctionRef, _ frame: FrameID) -> ValueID? {
        guard let around = store.parent(of: frame) else { return nil }
        let file = program.files[Int(closure.file)]
        for position in program.facts(store.function(of: around)).actions {
            guard case .call(let callee, let range) = file.expressions[file.actions[Int(position)].expression],
                case .closure(closure.id) = file.expressions[callee]
            else { continue }
            let arguments = Array(file.arguments(range))
            return index < arguments.count ? eval(arguments[index].value, around) : nil
        }
        return nil
    }

    /// The parameter of a closure that a variable of the function around it holds:
    /// `let open: (UIViewController) -> Void = { … }`.
    private func variableParameter(_ index: Int, of closure: FunctionRef, _ frame: FrameID) -> ValueID {
        guard let around = store.parent(of: frame), begin(closure) else { return unknown }
        defer { endClosure() }
        let file = program.files[Int(closure.file)]
        let called = invocations(in: around, argument: index, before: []) { expression, inside in
            guard case .local = file.expressions[expression] else { return false }
            return choices(of: eval(expression, self.frame(for: inside, within: around))).contains { choice in
                if case .closure(closure, _) = store[choice.value] { true } else { false }
            }
        }.filter { $0.value != unknown }
        return called.isEmpty ? unknown : join(called)
    }

    /// The parameter of a closure that is assigned to a property, from where it is called later.
    private func storedParameter(_ index: Int, of closure: FunctionRef) -> ValueID {
        guard let reference = program.closureAssignments[closure] else { return unknown }
        let file = program.files[Int(reference.file)]
        let action = program.action(reference)
        let frame = rootFrame(FunctionRef(Int(reference.file), action.function))
        guard case .assignment(let target, _) = file.expressions[action.expression],
            let stored = member(assignedBy: target, frame)
        else { return unknown }
        let called = calls(ofStored: stored.name, in: stored.holder, argument: index)
        return called.isEmpty ? unknown : join(called)
    }

    /// The properties that a function puts one of its closure parameters into.
    private func stored(_ local: LocalID, by function: FunctionRef) -> [(name: Identifier, holder: Int)] {
        let file = program.files[Int(function.file)]
        return program.facts(function).actions.compactMap { position in
            guard case .assignment(let target, let value) = file.expressions[file.actions[Int(position)].expression],
                case .local(local) = file.expressions[value]
            else { return nil }
            return member(assignedBy: target, rootFrame(function))
        }
    }

    /// The property that an assignment sets, and the type whose it is.
    private func member(assignedBy target: ExpressionID, _ frame: FrameID) -> (name: Identifier, holder: Int)? {
        let file = facts(frame)
        switch file.expressions[target] {
        case .name(let name):
            return program.owner(of: store.function(of: frame)).map { (identifier(name, frame), $0) }
        case .member(let base?, let name):
            return symbols(of: type(of: eval(base, frame))).first.map { (identifier(name, frame), $0) }
        default: return nil
        }
    }

    /// What the program calls a closure in a property with.
    private func calls(ofStored name: Identifier, in holder: Int, argument index: Int) -> [ValueID] {
        let references = program.callsByName[name]
        guard references.count <= Self.maximumCalls, depth < Self.maximumDepth - 8 else { return [] }
        let declared = property(name, in: holder, isStatic: false).map {
            declaredType(of: $0, for: holder, arguments: [])
        }
        let asked = controller(index, askedBy: declared ?? .unknown)
        var found: [ValueID] = []
        for reference in references {
            let file = program.files[Int(reference.file)]
            let action = program.action(reference)
            let frame = rootFrame(FunctionRef(Int(reference.file), action.function))
            guard case .call(let callee, let arguments) = file.expressions[action.expression],
                let called = member(assignedBy: callee, frame),
                program.isKin(called.holder, of: holder)
            else { continue }
            let values = Array(file.arguments(arguments))
            guard index < values.count else { continue }
            let value = eval(values[index].value, frame, expected: asked)
            if value != unknown, !found.contains(value) { found.append(value) }
        }
        return found
    }

    /// The controller that a closure of a type is declared to take: what a library puts around one is that one then.
    private func controller(_ index: Int, askedBy type: TypeValue) -> TypeValue {
        guard case .function(let parameters, _) = type, index < parameters.count, let symbol = parameters[index].symbol,
            program.inherits(symbol, from: "UIViewController")
        else { return .unknown }
        return parameters[index]
    }
}
