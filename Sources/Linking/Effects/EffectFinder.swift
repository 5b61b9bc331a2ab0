import Dialects
import Facts
import NavigationGraph

/// Finds what functions do to the screen, from the primitives up.
///
/// One activation is looked at once, and what it does is remembered; effects are deduplicated by primitive, value and
/// condition, never enumerated per path. Functions that no primitive can be reached from are not looked at.
final class EffectFinder {
    static let maximumEffects = 64
    /// How many calls deep a primitive may lie.
    static let maximumDepth = 60

    let evaluator: Evaluator
    let modules: ModuleMap
    let screens: ScreenFinder
    private var found = FrameTable<[Effect]>()
    private var underWay: Set<FrameID> = []
    let relevant: RelevantFunctions
    /// Where the values on navigation paths lead.
    private(set) lazy var paths = PathDestinations(evaluator: evaluator)
    /// The views that are screens, and no parts of others.
    private(set) lazy var views = ShownViews(evaluator: evaluator, screens: screens)
    private let merger: EffectMerger
    private let inheritance: InheritedFunctions
    /// Activations that reached `maximumEffects`.
    private(set) var truncated: Set<FunctionRef> = []
    /// Every primitive that was met, with its full name; also those that no module's code reaches.
    var primitives: [ExpressionRef: String] = [:]
    /// Calls of libraries that are judged by their names.
    var foreign: [ExpressionRef: String] = [:]
    /// Calls and assignments that look like a primitive and are none, as seen from some activation.
    var dismissed: [ExpressionRef: Dismissal] = [:]

    enum Dismissal {
        /// The app's own function is called.
        case ownFunction(FunctionRef)
        /// The receiver is nothing that navigates.
        case receiver(TypeValue)
        /// `nil` is assigned.
        case nothingShown
    }

    init(evaluator: Evaluator, modules: ModuleMap) {
        self.evaluator = evaluator
        self.modules = modules
        screens = ScreenFinder(evaluator: evaluator, modules: modules)
        relevant = RelevantFunctions(program: evaluator.program, modules: modules)
        merger = EffectMerger(evaluator: evaluator, modules: modules)
        inheritance = InheritedFunctions(program: evaluator.program)
    }

    var program: Program { evaluator.program }

    /// Remembers a call of a primitive.
    func note(_ call: ExpressionRef, _ name: String) { primitives[call] = name }

    /// The effects of a function looked at by itself.
    func effects(of function: FunctionRef) -> [Effect] { effects(of: evaluator.rootFrame(function)) }

    func effects(of frame: FrameID) -> [Effect] {
        if let known = found[frame] { return known }
        guard relevant.contains(evaluator.store[frame].function) else { return [] }
        guard underWay.count < Self.maximumDepth, underWay.insert(frame).inserted else { return [] }
        defer { underWay.remove(frame) }
        var collected: [Effect] = []
        var seen: Set<Effect.Identity> = []
        collect(frame, &collected, &seen)
        if collected.count > Self.maximumEffects {
            truncated.insert(evaluator.store[frame].function)
            collected = Array(collected.prefix(Self.maximumEffects))
        }
        found[frame] = collected
        return collected
    }

    private func collect(_ frame: FrameID, _ collected: inout [Effect], _ seen: inout Set<Effect.Identity>) {
        let function = evaluator.store[frame].function
        let file = program.files[Int(function.file)]
        for index in program.facts(function).actions {
            let action = file.actions[Int(index)]
            switch (action.kind, file.expressions[action.expression]) {
            case (.result, _):
                guard let answered = answer(by: function), evaluator.canRun(action.condition, in: frame) else {
                    continue
                }
                let effect = effect(answered, step(action, frame), action.expression, frame)
                if seen.insert(effect.identity).inserted { collected.append(effect) }
            case (.call, .call(let callee, let arguments)):
                if let added = self.effects(ofAdding: action, callee, arguments, frame) {
                    for effect in added where seen.insert(effect.identity).inserted { collected.append(effect) }
                    continue
                }
                guard let name = name(of: callee, function.file),
                    relevant.mayMatter(name, file.arguments(arguments), in: function.file),
                    evaluator.canRun(action.condition, in: frame)
                else { continue }
                let effects = effects(ofCall: action, callee, arguments, program.text(name), frame).filter {
                    mayCount($0)
                }
                for effect in merger.merged(effects) where seen.insert(effect.identity).inserted {
                    collected.append(effect)
                }
            case (.assignment, .assignment(let target, let value)):
                guard evaluator.canRun(action.condition, in: frame) else { continue }
                for effect in effects(ofAssignment: action, target, value, frame)
                where seen.insert(effect.identity).inserted {
                    collected.append(effect)
                }
            default: break
            }
        }
        for effect in embeddedEffects(frame) where seen.insert(effect.identity).inserted { collected.append(effect) }
        for inner in program.innerFunctions[function] ?? [] where program.facts(inner).kind == .closure {
            guard evaluator.canRun(program.facts(inner).condition, in: frame) else { continue }
            let closure = evaluator.inner(inner, of: frame)
            for effect in effects(of: closure) where seen.insert(effect.identity).inserted { collected.append(effect) }
        }
    }

    /// Whether an effect that counts only for nodes may show one, for this caller or another.
    private func mayCount(_ effect: Effect) -> Bool {
        guard effect.onlyNodes, case .value(let value) = effect.shown, !screens.isOpen(value) else { return true }
        return screens.leaves(of: value).contains { leaf in
            guard case .object(let creation) = evaluator.store[leaf] else { return false }
            return modules.module(showing: creation) != nil || screens.container(of: creation.type) != nil
                || screens.isForeignContainer(leaf)
                || evaluator.symbols(of: creation.type).contains { program.inherits($0, from: "UIViewController") }
        }
    }

    private func name(of callee: ExpressionID, _ index: Int32) -> Identifier? {
        let file = program.files[Int(index)]
        switch file.expressions[callee] {
        case .name(let name): return program.identifier(name, index)
        case .member(let base, let name):
            let name = program.identifier(name, index)
            if name == .initializer, let base, case .name(let type) = file.expressions[base] {
                return program.identifier(type, index)
            }
            return name
        case .function(let function): return program.identifier(file.functions[function].name, index)
        case .type(let type):
            switch file.types[Int(type.index)] {
            case .named(let name, _), .member(_, let name, _): return program.identifier(name, index)
            default: return nil
            }
        default: return nil
        }
    }

    func step(_ action: Action, _ frame: FrameID) -> Effect.Step {
        let function = evaluator.store[frame].function
        return Effect.Step(
            function: function, frame: frame, call: ExpressionRef(Int(function.file), action.expression),
            conditions: evaluator.conditions(from: action.condition, file: function.file, flagsDecidedBy: frame))
    }

    // MARK: - Calls

    private func effects(
        ofCall action: Action, _ callee: ExpressionID, _ arguments: ArgumentRange, _ name: String, _ frame: FrameID
    ) -> [Effect] {
        let step = step(action, frame)
        // What the user says of a helper goes before its source, which may not tell.
        if program.primitives.isConfigured(name) {
            let described = primitiveEffects(callee, arguments, name, step, frame)
            if !described.isEmpty { return described }
        }
        let targets = evaluator.targets(ofCall: callee, arguments, frame)
        let parts = partEffects(action, callee, name, frame)
        if targets.isEmpty {
            let own = swiftUIEffects(callee, arguments, name, step, frame)
            return parts + (own.isEmpty ? primitiveEffects(callee, arguments, name, step, frame) : own)
        }
        if program.primitives.callsByName[name] != nil,
            let own = targets.first(where: { program.facts($0.function).hasBody })
        {
            dismissed[step.call] = .ownFunction(own.function)
        }
        var found: [Effect] = parts
        for var target in targets {
            guard program.facts(target.function).hasBody, relevant.contains(target.function) else { continue }
            if !inheritance.mayDiffer(target, evaluator) {
                let alone = effects(of: target.function)
                if alone.isEmpty, !isGeneric(target) { continue }
                if isSettled(target.function, alone, calledBy: step.function) { continue }
                if !alone.isEmpty, alone.allSatisfy({ isIndependent($0) }) {
                    found += alone.map { effect in
                        var effect = effect
                        effect.receiver = handedOver(effect.receiver, to: target, arguments, frame)
                        effect.steps.insert(step, at: 0)
                        return effect
                    }
                    continue
                }
            }
            if program.facts(target.function).kind == .initializer {
                let made = evaluator.eval(action.expression, frame)
                if case .object = evaluator.store[made] { target.this = made }
                if let this = evaluator.store[frame].this, isInitializerOfSelf(callee, frame) { target.this = this }
            }
            let activation = evaluator.activate(target, arguments, frame)
            for var effect in effects(of: activation) {
                effect.steps.insert(step, at: 0)
                found.append(effect)
            }
        }
        if found.isEmpty, targets.allSatisfy({ !program.facts($0.function).hasBody }) {
            // A protocol's requirement that repeats a primitive of the controllers that conform to it.
            return primitiveEffects(callee, arguments, name, step, frame)
        }
        return found
    }

    /// What a call hands over, where a function navigates on one of its parameters: which container it is tells whether
    /// that is shown already.
    private func handedOver(
        _ receiver: ValueID, to target: CallTarget, _ arguments: ArgumentRange, _ frame: FrameID
    ) -> ValueID {
        guard case .open(.parameter(target.function, let index), _) = evaluator.store[receiver],
            index < target.binding.count, let position = target.binding[index]
        else { return receiver }
        let file = evaluator.facts(frame)
        let argument = file.arguments(arguments)[Int(arguments.start) + position]
        let value = evaluator.eval(argument.value, frame, expected: evaluator.parameterType(index, of: target.function))
        return value == evaluator.unknown ? receiver : value
    }

    /// Whether what a function does may depend on generic arguments that only its callers know.
    private func isGeneric(_ target: CallTarget) -> Bool {
        guard let this = target.this, let symbol = evaluator.type(of: this).symbol else { return false }
        switch evaluator.store[this] {
        case .object: break
        case .this: guard program.types[symbol].generics.isEmpty else { return false }
        default: return false
        }
        return program.lineage(of: symbol).contains { !program.types[$0].generics.isEmpty }
    }

    /// Whether all that a module's function does is known without its callers, so that the routes are its own.
    private func isSettled(_ function: FunctionRef, _ alone: [Effect], calledBy caller: FunctionRef) -> Bool {
        guard !alone.isEmpty, let module = modules.module(of: function),
            program.owner(of: function) != program.owner(of: caller)
        else { return false }
        return alone.allSatisfy { isClosed($0, in: module) }
    }

    /// Whether a module's code shows the module's own view, which some caller made, and not another one that it makes.
    ///
    /// - Parameter inner: what runs below the module's code, which may make the view for it.
    func showsItself(_ steps: [Effect.Step], _ creation: Creation, inner: [Effect.Step] = []) -> Bool {
        if screens.isOwn(creation) || steps.contains(where: { program.facts($0.function).isStatic }) { return true }
        for step in steps {
            // The object whose method this is made it.
            guard let this = evaluator.store[step.frame].this, let maker = evaluator.store[creation.frame].this else {
                continue
            }
            if this == maker || evaluator.isSame(this, maker) { return true }
            // Looked at by itself, the method runs for any object of its type.
            if case .this(let symbol) = evaluator.store[this],
                let type = evaluator.type(of: maker).symbol, program.isSubtype(type, of: symbol)
            {
                return true
            }
        }
        return !steps.contains { makes(creation, $0.function) } && !inner.contains { makes(creation, $0.function) }
    }

    /// Whether a function calls what makes an object, or makes it itself.
    private func makes(_ creation: Creation, _ function: FunctionRef) -> Bool {
        let maker = program.outermost(evaluator.store[creation.frame].function)
        let outer = program.outermost(function)
        if maker == outer { return true }
        let isInitializer = program.facts(maker).kind == .initializer
        let name = isInitializer ? program.owner(of: maker).map { program.types[$0].name } : program.name(maker)
        guard let name else { return false }
        return program.calls(named: name).contains { reference in
            program.outermost(FunctionRef(Int(reference.file), program.action(reference).function)) == outer
        }
    }

    /// Whether an effect is the same whoever calls the function, and with whatever.
    private func isIndependent(_ effect: Effect) -> Bool {
        switch effect.shown {
        case .back where effect.landing != nil: return landsOnModule(effect)
        case .back, .external, .system: break
        case .segue: return false
        case .value(let value):
            if screens.isOpen(value) || evaluator.choices(of: value).contains(where: { asksParameter($0.conditions) }) {
                return false
            }
            for leaf in screens.leaves(of: value) {
                switch evaluator.store[leaf] {
                case .this: return false
                case .object(let creation): if screens.isOwn(creation) { return false }
                default: break
                }
            }
        }
        return !effect.steps.contains { asksParameter($0.conditions) }
    }

    private func asksParameter(_ conditions: [ConditionRef]) -> Bool {
        conditions.contains { reference in
            let condition = program.condition(reference)
            guard let subject = condition.subject,
                case .local(let local) = program.files[Int(reference.file)].expressions[subject]
            else { return false }
            if case .parameter = program.files[Int(reference.file)].locals[Int(local.index)].source { return true }
            return false
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
        case .value(let value):
            if screens.isOpen(value) { return false }
            for leaf in screens.leaves(of: value) {
                guard case .object(let creation) = evaluator.store[leaf] else {
                    if case .this = evaluator.store[leaf] { return false }
                    continue
                }
                // A module's own container may hold its own view.
                if screens.container(of: creation.type) != nil, screens.isOwn(creation) { return false }
                guard modules.module(showing: creation) == module else { continue }
                if showsItself(effect.steps, creation) { return false }
            }
            return true
        }
    }

    private func isInitializerOfSelf(_ callee: ExpressionID, _ frame: FrameID) -> Bool {
        let file = evaluator.facts(frame)
        guard case .member(let base?, _) = file.expressions[callee] else { return false }
        switch file.expressions[base] {
        case .superReference, .selfReference: return true
        default: return false
        }
    }

    private func primitiveEffects(
        _ callee: ExpressionID, _ arguments: ArgumentRange, _ name: String, _ step: Effect.Step, _ frame: FrameID
    ) -> [Effect] {
        let file = evaluator.facts(frame)
        let values = Array(file.arguments(arguments))
        for primitive in program.primitives.callsByName[name] ?? [] {
            guard matches(primitive, values, file) else { continue }
            let receiver =
                primitive.receiver == .anything
                ? anyReceiver(of: callee, frame) : receiver(of: callee, for: primitive, frame)
            guard let receiver else {
                dismissed[step.call] = .receiver(receiverType(of: callee, frame))
                continue
            }
            let effect = effect(primitive, values, receiver, step, frame)
            if primitive.labels == ["_"], isForeign(effect) {
                dismissed[step.call] = .receiver(evaluator.type(of: receiver))
                continue
            }
            primitives[step.call] = primitive.fullName
            return [effect]
        }
        guard let transition = relevant.foreign[program.identifier(name)] else { return [] }
        return foreignEffects(transition, callee, name, values, step, frame)
    }

    /// Whether neither what is called nor what is handed over is known to have to do with screens: `addChild` of an XML
    /// element has the same labels.
    private func isForeign(_ effect: Effect) -> Bool {
        guard case .value(let value) = effect.shown else { return false }
        let receivers = evaluator.symbols(of: evaluator.type(of: effect.receiver))
        let shown = evaluator.symbols(of: evaluator.type(of: value))
        return !shown.isEmpty && receivers.allSatisfy { isUnknownFramework($0) }
            && shown.allSatisfy { isUnknownFramework($0) }
    }

    /// Whether a call's labels are the primitive's; the last arguments may be left out or be trailing closures.
    private func matches(_ primitive: NavigationPrimitive, _ values: [Argument], _ file: SwiftFacts) -> Bool {
        var given = values.filter { !$0.isTrailingClosure }
        if primitive.labels.last == "completion" || primitive.labels.last == "completionHandler" {
            // The closure may stand in its place or trail.
        } else if given.count != values.count {
            given = values
        }
        guard given.count >= primitive.required, given.count <= primitive.labels.count else { return false }
        var position = 0
        for argument in given {
            let label = argument.label.map { file.text($0) } ?? "_"
            while position < primitive.labels.count, primitive.labels[position] != label {
                if position < primitive.required { return false }
                position += 1
            }
            guard position < primitive.labels.count else { return false }
            position += 1
        }
        return true
    }

    /// The receiver of a primitive; nil where the receiver cannot be one of UIKit's.
    private func receiver(of callee: ExpressionID, for primitive: NavigationPrimitive, _ frame: FrameID) -> ValueID? {
        let file = evaluator.facts(frame)
        let this = evaluator.store[frame].this
        switch file.expressions[callee] {
        case .name:
            guard let this, isReceiver(this, primitive.receiver, frame, implicit: true) else { return nil }
            return this
        case .member(let base?, _):
            switch file.expressions[base] {
            case .superReference, .selfReference:
                guard let this, isReceiver(this, primitive.receiver, frame, implicit: true) else { return nil }
                return this
            default:
                let value = evaluator.eval(base, frame)
                return isReceiver(value, primitive.receiver, frame, implicit: false) ? value : nil
            }
        default: return nil
        }
    }

    /// What a helper of any type is called on; a function without a type is called on nothing that is known.
    private func anyReceiver(of callee: ExpressionID, _ frame: FrameID) -> ValueID {
        if case .member(let base?, _) = evaluator.facts(frame).expressions[callee] {
            return evaluator.eval(base, frame)
        }
        return evaluator.store[frame].this ?? evaluator.unknown
    }

    private func receiverType(of callee: ExpressionID, _ frame: FrameID) -> TypeValue {
        if case .member(let base?, _) = evaluator.facts(frame).expressions[callee] {
            return evaluator.type(of: evaluator.eval(base, frame))
        }
        return evaluator.store[frame].this.map { evaluator.type(of: $0) } ?? .unknown
    }

    private static let receiverClasses: [NavigationPrimitive.Receiver: String] = [
        .viewController: "UIViewController", .navigationController: "UINavigationController",
        .tabBarController: "UITabBarController", .splitViewController: "UISplitViewController",
        .pageViewController: "UIPageViewController", .window: "UIWindow", .application: "UIApplication",
        .view: "UIView",
    ]

    func isReceiver(
        _ value: ValueID, _ receiver: NavigationPrimitive.Receiver, _ frame: FrameID, implicit: Bool
    ) -> Bool {
        guard let name = Self.receiverClasses[receiver] else { return false }
        let symbols = evaluator.symbols(of: evaluator.type(of: value))
        if symbols.contains(where: { program.inherits($0, from: name) || isConstrained($0, to: name) }) { return true }
        if implicit {
            // `extension P where Self: UIViewController`
            return isConstrainedExtension(evaluator.store[frame].function, to: name)
        }
        // A receiver whose type nobody declares: the name and the labels are UIKit's own.
        let isUnknown = symbols.isEmpty || symbols.allSatisfy { isUnknownFramework($0) }
        return isUnknown && receiver != .view && receiver != .application
    }

    func isUnknownFramework(_ symbol: Int) -> Bool {
        program.isExternal(symbol) && AppleClasses.superclasses[program.types[symbol].name] == nil
            && program.types[symbol].superclass == nil && program.types[symbol].name != "NSObject"
    }

    /// Whether a protocol is for subclasses of a class only, or has no other conformers.
    private func isConstrained(_ symbol: Int, to name: String) -> Bool {
        guard program.types[symbol].kind == .protocol else { return false }
        if program.allProtocols(of: symbol).contains(where: { program.inherits($0, from: name) }) { return true }
        let conformers = program.concreteConformers(of: symbol)
        return !conformers.isEmpty && conformers.allSatisfy { program.inherits($0, from: name) }
    }

    private func isConstrainedExtension(_ function: FunctionRef, to name: String) -> Bool {
        guard let id = program.facts(program.outermost(function)).declaration else { return false }
        let file = program.files[Int(function.file)]
        return file.declarations[id].requirements.contains { requirement in
            let asked = program.resolve(requirement.right, file: function.file, declaration: id)
            return evaluator.symbols(of: asked).contains {
                program.inherits($0, from: name) || isConstrained($0, to: name)
            }
        }
    }

    private func effect(
        _ primitive: NavigationPrimitive, _ values: [Argument], _ receiver: ValueID, _ step: Effect.Step,
        _ frame: FrameID
    ) -> Effect {
        let shown: Effect.Shown
        var landing: ValueID?
        switch primitive.subject {
        case .argument(let index), .elements(let index):
            shown = .value(index < values.count ? evaluator.eval(values[index].value, frame) : evaluator.unknown)
        case .segue(let index):
            shown = .segue(index < values.count ? evaluator.eval(values[index].value, frame) : evaluator.unknown)
        case .nothing: shown = primitive.transition == .external ? .external : .back
        case .backTo(let index):
            shown = .back
            landing = index < values.count ? evaluator.eval(values[index].value, frame) : nil
        }
        return Effect(
            primitive: step.call, call: primitive.fullName, transition: primitive.transition, shown: shown,
            receiver: receiver, landing: landing, onlyNodes: primitive.onlyNodes, steps: [step])
    }
}
