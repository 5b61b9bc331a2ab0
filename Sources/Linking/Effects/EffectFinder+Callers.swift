import Dialects
import Facts

/// Whether what a function does depends on who calls it, and with what; where not, it is looked at once for all callers.
extension EffectFinder {
    /// Whether what a function does may depend on generic arguments that only its callers know.
    func isGeneric(_ target: CallTarget) -> Bool {
        // What the program adds to every view may ask the view that it is handed: `func link<V: BaseView>(from view: V)`.
        if !program.facts(target.function).generics.isEmpty, let owner = program.owner(of: target.function),
            program.isExternal(owner), SwiftUIViews.protocols.contains(program.types[owner].name)
        {
            return true
        }
        guard let this = target.this, let symbol = evaluator.type(of: this).symbol else { return false }
        switch evaluator.store[this] {
        case .object: break
        case .this: guard program.types[symbol].generics.isEmpty else { return false }
        default: return false
        }
        return program.lineage(of: symbol).contains { !program.types[$0].generics.isEmpty }
    }

    /// Whether nothing is known of what an effect shows but a generic parameter's name.
    func isOfGeneric(_ effect: Effect) -> Bool {
        guard case .value(let value) = effect.shown else { return false }
        return screens.leaves(of: value).contains { leaf in
            leaf == evaluator.unknown || !screens.unknownViews(in: leaf).isEmpty
        }
    }

    /// Whether all that a module's function does is known without its callers, so that the routes are its own.
    func isSettled(_ function: FunctionRef, _ alone: [Effect], calledBy caller: FunctionRef) -> Bool {
        guard !alone.isEmpty, let module = modules.module(of: function), !modules.drafts[module].isInherited,
            program.owner(of: function) != program.owner(of: caller)
        else { return false }
        return alone.allSatisfy {
            isClosed($0, in: module) && !isOnHandedScreen($0, of: function) && !isOnCallersScreen($0, of: function)
                && !beginsFlow($0.primitive, with: function)
        }
    }

    /// Whether a module's code shows the module's own view, which some caller made, and not another one that it makes.
    ///
    /// - Parameter inner: what runs below the module's code, which may make the view for it.
    func showsItself(_ steps: [Effect.Step], _ creation: Creation, inner: [Effect.Step] = []) -> Bool {
        if isOfItsMaker(creation) || steps.contains(where: { makesAnother($0, creation) }) { return false }
        let unit = evaluator.assemblyUnit(of: evaluator.store.function(of: creation.frame))
        // What a container makes, it makes for whoever asks.
        let isOwn = screens.isOwn(creation) && !evaluator.registry.closures.contains(unit)
        if isOwn || steps.contains(where: { program.facts($0.function).isStatic }) { return true }
        if !steps.isEmpty, steps.allSatisfy({ isWayIn(program.outermost($0.function)) }) { return true }
        for step in steps {
            // The object whose method this is made it.
            guard let this = evaluator.store.this(of: step.frame), let maker = evaluator.store.this(of: creation.frame)
            else {
                continue
            }
            if this == maker || evaluator.isSame(this, maker) { return true }
            // Looked at by itself, the method runs for any object of its type but those that it makes.
            if case .this(let symbol) = evaluator.store[this], !isMade(maker, by: step),
                let type = evaluator.type(of: maker).symbol, program.isSubtype(type, of: symbol)
            {
                return true
            }
        }
        return !steps.contains { makes(creation, $0.function) } && !inner.contains { makes(creation, $0.function) }
    }

    /// Whether a module's code shows the module's own view, through code of no module or without: a coordinator's own
    /// router pushes it, or a service that bears the module's name has it shown.
    private func showsItself(_ steps: [Effect.Step], _ creation: Creation, of module: Int) -> Bool {
        if showsItself(steps, creation) || steps.contains(where: { modules.isService($0.function, of: module) }) {
            return true
        }
        let own = steps.filter { modules.module(of: $0.function) == module }
        guard own.count < steps.count else { return false }
        return showsItself(own, creation, inner: steps.filter { modules.module(of: $0.function) == nil })
    }

    /// Whether a screen makes another one of its own kind: the next page of an introduction.
    private func isOfItsMaker(_ creation: Creation) -> Bool {
        let maker = program.outermost(evaluator.store.function(of: creation.frame))
        guard let owner = program.owner(of: maker), let made = creation.type.symbol, !program.facts(maker).isStatic,
            program.inherits(made, from: "UIViewController")
        else { return false }
        return program.isSubtype(made, of: owner) && program.inherits(owner, from: "UIViewController")
    }

    /// Whether a navigator's method makes another navigator of its own kind together with a view: a way to the same screen
    /// once more, where another part of the module calls it.
    private func makesAnother(_ step: Effect.Step, _ creation: Creation) -> Bool {
        let maker = program.outermost(evaluator.store.function(of: creation.frame))
        let function = program.outermost(step.function)
        guard let owner = program.owner(of: maker), program.owner(of: function) == owner,
            program.facts(maker).kind == .method, !program.facts(maker).isStatic
        else { return false }
        return evaluator.creations(of: owner).contains { call, _ in
            program.outermost(FunctionRef(Int(call.file), program.action(call).function)) == maker
        } && !isOwnAffair(function)
    }

    private func isMade(_ object: ValueID, by step: Effect.Step) -> Bool {
        guard case .object(let creation) = evaluator.store[object] else { return false }
        return creation.frame == step.frame
    }

    /// Whether a module's function is there for others to show the module.
    private func isWayIn(_ function: FunctionRef) -> Bool { isStart(function) || isHandedHost(function) }

    /// Whether others hand a function the controller, or the window, that is to show the module, and the module itself never
    /// calls it: `ProfileConfigurator().present(from: viewController)`.
    private func isHandedHost(_ function: FunctionRef) -> Bool {
        guard program.facts(function).kind == .method,
            program.facts(function).parameters.indices.contains(where: { index in
                evaluator.symbols(of: evaluator.parameterType(index, of: function)).contains { symbol in
                    Self.hosts.contains { program.inherits(symbol, from: $0) }
                }
            }), isOwnAffair(function), let module = modules.module(of: function)
        else { return false }
        return program.calls(named: function).contains { reference in
            let caller = FunctionRef(Int(reference.file), program.action(reference).function)
            return modules.module(of: caller) != module && evaluator.runs(reference, function)
        }
    }

    private static let hosts = ["UIViewController", "UIWindow"]

    /// Whether a function is its coordinator's own affair: no other part of the module calls it. What such a function
    /// shows of its module is the module itself, for whoever starts the coordinator.
    func isStart(_ function: FunctionRef) -> Bool {
        guard let owner = program.owner(of: function), program.isCoordinator(owner) else {
            return false
        }
        return isOwnAffair(function)
    }

    /// Whether no other part of the module calls a module's function.
    private func isOwnAffair(_ function: FunctionRef) -> Bool {
        guard let owner = program.owner(of: function), let module = modules.module(of: function) else { return false }
        return !program.calls(named: function).contains { reference in
            let caller = FunctionRef(Int(reference.file), program.action(reference).function)
            return program.owner(of: caller) != owner && modules.module(of: caller) == module
                && evaluator.runs(reference, function)
        }
    }

    /// Whether a function calls what makes an object, or makes it itself.
    private func makes(_ creation: Creation, _ function: FunctionRef) -> Bool {
        let maker = program.outermost(evaluator.store.function(of: creation.frame))
        let outer = program.outermost(function)
        if maker == outer { return true }
        let unit = evaluator.assemblyUnit(of: evaluator.store.function(of: creation.frame))
        if asksContainer(outer, forWhatIsMadeBy: unit) { return true }
        let isInitializer = [.initializer, .initialValue].contains(program.facts(maker).kind)
        let name = isInitializer ? program.owner(of: maker).map { program.types[$0].name } : program.name(maker)
        guard let name else { return false }
        if calls(name, outer) { return true }
        // A factory's methods share the one that makes the view: `makeForAdding()`, `makeForOnboarding()`.
        return program.facts(maker).isStatic
            && program.calls(named: maker).contains { reference in
                let method = program.outermost(FunctionRef(Int(reference.file), program.action(reference).function))
                return method != maker && program.owner(of: method) == program.owner(of: maker)
                    && calls(program.name(method), outer)
            }
    }

    private func calls(_ name: String, _ function: FunctionRef) -> Bool {
        program.calls(named: name, inFile: function.file).contains { reference in
            program.outermost(FunctionRef(Int(reference.file), program.action(reference).function)) == function
        }
    }

    /// Whether a function asks a container for an object that a registered closure makes.
    private func asksContainer(_ function: FunctionRef, forWhatIsMadeBy closure: FunctionRef) -> Bool {
        guard evaluator.registry.closures.contains(closure) else { return false }
        return ContainerWords.resolutions.contains { word in
            program.calls(named: word, inFile: function.file).contains { reference in
                let caller = FunctionRef(Int(reference.file), program.action(reference).function)
                guard program.outermost(caller) == function else { return false }
                let asked = evaluator.eval(program.action(reference).expression, evaluator.rootFrame(caller))
                return evaluator.choices(of: asked).contains { choice in
                    guard case .object(let creation) = evaluator.store[choice.value] else { return false }
                    return evaluator.assemblyUnit(of: evaluator.store.function(of: creation.frame)) == closure
                }
            }
        }
    }

    /// Whether an effect is the same whoever calls the function, and with whatever.
    func isIndependent(_ effect: Effect) -> Bool {
        switch effect.shown {
        case .back where effect.landing != nil: return landsOnModule(effect)
        case .back, .external, .system: break
        case .segue: return false
        case .tab(.open): return false
        case .tab(.screen(let value)): if screens.isOpen(value) { return false }
        case .tab: break
        case .value(let value):
            if let first = effect.steps.first, handsOnMember(first) { return false }
            if screens.isOpen(value) || asksParameter(value) { return false }
            for leaf in screens.leaves(of: value) {
                switch evaluator.store[leaf] {
                case .this: return false
                case .object(let creation): if screens.isOwn(creation) { return false }
                default: break
                }
            }
        }
        return !effect.steps.contains { asksParameter($0.conditions) } && !keptCases.asksCaller(effect)
    }

    private func asksParameter(_ value: ValueID, depth: Int = 0) -> Bool {
        guard depth < 8 else { return false }
        switch evaluator.store[value] {
        case .array(let elements): return elements.contains { asksParameter($0, depth: depth + 1) }
        case .object(let creation):
            return screens.inside(of: creation).contains { asksParameter($0, depth: depth + 1) }
        case .alternatives(let choices):
            return choices.contains { asksParameter($0.conditions) || asksParameter($0.value, depth: depth + 1) }
        default: return false
        }
    }

    private func asksParameter(_ conditions: [ConditionRef]) -> Bool {
        conditions.contains { reference in
            guard let subject = program.condition(reference).subject else { return false }
            return restsOnParameter(subject, program.files[Int(reference.file)], depth: 0)
        }
    }

    /// Whether an expression is a parameter, or what a function makes of one: `switch next(after: step)`.
    private func restsOnParameter(_ expression: ExpressionID, _ file: SwiftFacts, depth: Int) -> Bool {
        guard depth < 4 else { return false }
        switch file.expressions[expression] {
        case .local(let local):
            switch file.locals[Int(local.index)].source {
            case .parameter: return true
            case .value(let value): return depth < 2 && restsOnParameter(value, file, depth: depth + 1)
            default: return false
            }
        case .cast(let value, _, .test): return restsOnParameter(value, file, depth: depth + 1)
        // `switch self` of an enum, whose value a caller may hand over.
        case .selfReference: return true
        case .call(_, let arguments):
            return file.arguments(arguments).contains { restsOnParameter($0.value, file, depth: depth + 2) }
        default: return false
        }
    }

    /// Whether a step hands on, or sets, what a struct holds that a caller makes and hands over: a block with its
    /// screen, or without one.
    private func handsOnMember(_ step: Effect.Step) -> Bool {
        let file = program.files[Int(step.call.file)]
        switch file.expressions[step.call.id] {
        case .call(_, let range):
            return file.arguments(range).contains { isMemberOfParameter($0.value, file, step.frame, depth: 0) }
        case .assignment(_, let value): return isMemberOfParameter(value, file, step.frame, depth: 0)
        default: return false
        }
    }

    private func isMemberOfParameter(
        _ expression: ExpressionID, _ file: SwiftFacts, _ frame: FrameID, depth: Int
    ) -> Bool {
        switch file.expressions[expression] {
        case .local(let local):
            guard depth < 4, case .value(let value) = file.locals[Int(local.index)].source else { return false }
            return isMemberOfParameter(value, file, frame, depth: depth + 1)
        case .array(let elements):
            guard depth < 4 else { return false }
            return file.arguments(elements).contains { isMemberOfParameter($0.value, file, frame, depth: depth + 1) }
        case .member(let base?, let name):
            guard case .local(let local) = file.expressions[base],
                case .parameter = file.locals[Int(local.index)].source,
                let symbol = evaluator.type(of: evaluator.eval(base, frame)).symbol,
                program.types[symbol].kind == .struct,
                let property = evaluator.property(evaluator.identifier(name, frame), in: symbol, isStatic: false)
            else { return false }
            return program.facts(property).isConstant
        default: return false
        }
    }

    /// Whether it is known where a way back ends; else a caller may say.
    private func landsOnModule(_ effect: Effect) -> Bool {
        guard let landing = effect.landing else { return true }
        return evaluator.symbols(of: evaluator.type(of: landing)).contains { modules.module(ofView: $0) != nil }
    }

    private func isClosed(_ effect: Effect, in module: Int) -> Bool {
        switch effect.shown {
        case .back, .external, .system: return true
        case .segue: return true
        case .tab(.open), .tab(.parameter): return false
        case .tab(.screen(let value)): return !screens.isOpen(value)
        case .tab: return true
        case .value(let value):
            if screens.isOpen(value) { return false }
            for leaf in screens.leaves(of: value) {
                guard case .object(let creation) = evaluator.store[leaf] else {
                    if case .this = evaluator.store[leaf] { return false }
                    continue
                }
                // A module's own container may hold its own view.
                if screens.container(of: creation.type) != nil,
                    screens.isOwn(creation) || holdsItself(creation, module, effect.steps)
                {
                    return false
                }
                guard modules.module(showing: creation) == module else { continue }
                if showsItself(effect.steps, creation, of: module) { return false }
            }
            return true
        }
    }

    /// Whether a container is made around a module's own view, which some caller made.
    private func holdsItself(_ container: Creation, _ module: Int, _ steps: [Effect.Step], depth: Int = 0) -> Bool {
        guard depth < 4 else { return false }
        return container.arguments.flatMap { screens.leaves(of: $0) }.contains { leaf in
            guard case .object(let creation) = evaluator.store[leaf] else { return false }
            if modules.module(showing: creation) == module, showsItself(steps, creation, of: module) { return true }
            return screens.container(of: creation.type) != nil
                && holdsItself(creation, module, steps, depth: depth + 1)
        }
    }

    /// The stack that the object at hand holds, where a function pushes at once and in any case onto what objects of its type
    /// hold different ones in: that of a flow, which the one who starts it may be showing. Nil for any other effect.
    func held(by this: ValueID?, _ effect: Effect) -> ValueID? {
        guard case .open(.selfMember(let symbol, let name), let type) = evaluator.store[effect.receiver],
            screens.container(of: type) == .navigation, let this, case .object(let creation) = evaluator.store[this],
            creation.type.symbol.map({ program.isSubtype($0, of: symbol) }) ?? false,
            effect.steps.allSatisfy({ $0.conditions.isEmpty && program.facts($0.function).kind != .closure })
        else { return nil }
        let value = evaluator.member(name, of: this)
        switch evaluator.store[value] {
        case .object, .open: return value
        default: return nil
        }
    }

    func isInitializerOfSelf(_ callee: ExpressionID, _ frame: FrameID) -> Bool {
        let file = evaluator.facts(frame)
        guard case .member(let base?, _) = file.expressions[callee] else { return false }
        switch file.expressions[base] {
        case .superReference, .selfReference: return true
        default: return false
        }
    }
}
