import Dialects
import Facts

/// Code that has a tab bar controller show another of its tabs.
extension EffectFinder {
    func tabEffects(
        ofAssignment action: Action, _ target: ExpressionID, _ value: ExpressionID, _ frame: FrameID
    ) -> [Effect] {
        let file = evaluator.facts(frame)
        guard let name = Self.name(ofAssigned: target, file), let primitive = NavigationPrimitive.selectionsByName[name]
        else { return [] }
        let step = step(action, frame)
        let receiver: ValueID
        switch file.expressions[target] {
        case .member(let base?, _):
            receiver = evaluator.eval(base, frame)
            guard isReceiver(receiver, .tabBarController, frame, implicit: Self.tellsTabBar(target, file) != true)
            else {
                dismissed[step.call] = .receiver(evaluator.type(of: receiver))
                return []
            }
        default:
            guard let this = evaluator.store.this(of: frame), isReceiver(this, .tabBarController, frame, implicit: true)
            else { return [] }
            receiver = this
        }
        let finder = TabChoiceFinder(evaluator: evaluator)
        let choice = name == "selectedIndex" ? finder.number(value, frame) : finder.screen(value, frame)
        primitives[step.call] = name
        return [
            Effect(
                primitive: step.call, call: name, transition: primitive.transition, shown: .tab(choice),
                receiver: receiver, landing: nil, onlyNodes: false, steps: [step])
        ]
    }

    /// What is shown, as a caller has it: the number that it hands over.
    func shown(
        _ shown: Effect.Shown, by target: CallTarget, _ arguments: ArgumentRange, _ frame: FrameID
    ) -> Effect.Shown {
        guard case .tab(.parameter(target.function, let index)) = shown, index < target.binding.count else {
            return shown
        }
        let handed = TabChoiceFinder(evaluator: evaluator).handed(to: index, of: target, arguments, frame)
        guard case .numbers(var numbers) = handed else { return .tab(handed) }
        for place in numbers.indices where numbers[place].parameter == nil {
            numbers[place].parameter = HandedTab.Parameter(function: target.function, index: index)
        }
        return .tab(.numbers(numbers))
    }

    /// The tab bar controller whose selected tab an expression is: `tabBarController.selectedViewController`, also through a
    /// cast or a constant.
    func tabBar(selecting expression: ExpressionID, _ frame: FrameID, depth: Int) -> ValueID? {
        guard depth < 4 else { return nil }
        let file = evaluator.facts(frame)
        switch file.expressions[expression] {
        case .cast(let value, _, .conversion): return tabBar(selecting: value, frame, depth: depth + 1)
        case .local(let local):
            guard case .value(let value) = file.locals[Int(local.index)].source,
                let home = evaluator.home(of: local, frame)
            else { return nil }
            return tabBar(selecting: value, home, depth: depth + 1)
        case .member(let base?, let name) where file.text(name) == NavigationPrimitive.selectedTab:
            let holder = evaluator.eval(base, frame)
            return isReceiver(holder, .tabBarController, frame, implicit: false) ? holder : nil
        default: return nil
        }
    }

    /// Whether the name of what is assigned to says that it is a tab bar controller's; nil without a name.
    static func tellsTabBar(_ target: ExpressionID, _ file: SwiftFacts) -> Bool? {
        guard case .member(let base?, _) = file.expressions[target] else { return nil }
        switch file.expressions[base] {
        case .member(_, let name), .name(let name): return NavigationPrimitive.isNameOfTabBar(file.text(name))
        case .local(let local):
            return NavigationPrimitive.isNameOfTabBar(file.text(file.locals[Int(local.index)].name))
        default: return nil
        }
    }

    private static func name(ofAssigned target: ExpressionID, _ file: SwiftFacts) -> String? {
        switch file.expressions[target] {
        case .name(let name), .member(_?, let name): file.text(name)
        default: nil
        }
    }
}
