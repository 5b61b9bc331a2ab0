import Dialects
import Facts

/// Which calls are primitives: by their labels, and by what they are made on.
extension EffectFinder {
    /// The effect of a call that is a primitive, or of one that a library's name tells.
    func primitiveEffects(
        _ callee: ExpressionID, _ values: [Argument], _ name: String, _ step: Effect.Step, _ frame: FrameID
    ) -> [Effect] {
        let file = evaluator.facts(frame)
        var isUIKits = false
        for primitive in program.primitives.callsByName[name] ?? [] {
            guard primitive.takes(values, file) else { continue }
            isUIKits = true
            let receiver =
                primitive.receiver == .anything
                ? anyReceiver(of: callee, frame) : receiver(of: callee, for: primitive, frame)
            guard let receiver else {
                dismissed[step.call] = .receiver(receiverType(of: callee, frame))
                continue
            }
            var effect = effect(primitive, values, receiver, step, frame)
            if effect.shown == .back, primitive.receiver == .navigationController,
                case .member(let base?, _) = file.expressions[callee]
            {
                effect.tabBar = tabBar(selecting: base, frame, depth: 0)
            }
            if primitive.labels == ["_"], isForeign(effect) {
                dismissed[step.call] = .receiver(evaluator.type(of: receiver))
                continue
            }
            // A search that shows its results where it stands.
            if primitive.receiver == .anything, effect.shown == .value(evaluator.nothing) {
                dismissed[step.call] = .nothingShown
                return []
            }
            primitives[step.call] = primitive.fullName
            return [effect]
        }
        guard !isUIKits, let transition = relevant.foreignTransition(of: program.identifier(name), step.call) else {
            return []
        }
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

    /// The receiver of a primitive; nil where the receiver cannot be one of UIKit's.
    private func receiver(of callee: ExpressionID, for primitive: NavigationPrimitive, _ frame: FrameID) -> ValueID? {
        let file = evaluator.facts(frame)
        let this = evaluator.store.this(of: frame)
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
        return evaluator.store.this(of: frame) ?? evaluator.unknown
    }

    private func receiverType(of callee: ExpressionID, _ frame: FrameID) -> TypeValue {
        if case .member(let base?, _) = evaluator.facts(frame).expressions[callee] {
            return evaluator.type(of: evaluator.eval(base, frame))
        }
        return evaluator.store.this(of: frame).map { evaluator.type(of: $0) } ?? .unknown
    }

    func isReceiver(
        _ value: ValueID, _ receiver: NavigationPrimitive.Receiver, _ frame: FrameID, implicit: Bool
    ) -> Bool {
        guard let name = receiver.className else { return false }
        let symbols = evaluator.symbols(of: evaluator.type(of: value))
        if symbols.contains(where: { program.inherits($0, from: name) || isConstrained($0, to: name) }) { return true }
        if implicit {
            // `extension P where Self: UIViewController`
            return isConstrainedExtension(evaluator.store.function(of: frame), to: name)
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

    private func shown(_ expression: ExpressionID, _ step: Effect.Step, _ frame: FrameID) -> ValueID {
        evaluator.setBefore(expression, readBy: step.call, frame) ?? evaluator.shown(expression, frame)
    }

    /// The controller whose view an expression is: `list.view`. Who adds a host of SwiftUI's lays out its own screen.
    private func controller(ofView expression: ExpressionID, _ frame: FrameID) -> ValueID? {
        guard let holder = evaluator.facts(frame).holder(ofView: expression) else { return nil }
        let value = evaluator.eval(holder, frame)
        let isController = evaluator.symbols(of: evaluator.type(of: value)).contains { symbol in
            program.inherits(symbol, from: "UIViewController")
                && !program.inherits(symbol, from: SwiftUIViews.hosting.name)
        }
        return isController ? value : nil
    }

    private func effect(
        _ primitive: NavigationPrimitive, _ values: [Argument], _ receiver: ValueID, _ step: Effect.Step,
        _ frame: FrameID
    ) -> Effect {
        let shown: Effect.Shown
        var landing: ValueID?
        switch primitive.subject {
        case .argument(let index), .elements(let index):
            let handed = index < values.count ? values[index].value : nil
            let controller = primitive.onlyNodes ? handed.flatMap { self.controller(ofView: $0, frame) } : nil
            let value = controller ?? handed.map { self.shown($0, step, frame) } ?? evaluator.unknown
            shown = .value(primitive.transition == .tab ? controllers(ofTabs: value) ?? value : value)
        case .segue(let index):
            shown = .segue(index < values.count ? evaluator.eval(values[index].value, frame) : evaluator.unknown)
        case .tab: shown = .tab(.unknown)
        case .system(let name): shown = .system(name)
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
