import Dialects
import Facts

/// Controllers of libraries with a menu beside the screen, which show another screen when a property is set.
extension EffectFinder {
    /// `sideMenuController?.contentViewController = screen`, where nothing of the controller is in the scan.
    func menuEffect(
        ofAssignment action: Action, _ target: ExpressionID, _ value: ExpressionID, _ frame: FrameID
    ) -> Effect? {
        let file = evaluator.facts(frame)
        guard case .member(let base?, let text) = file.expressions[target],
            let transition = ForeignNavigation.menuParts[file.text(text)]
        else { return nil }
        let receiver = evaluator.eval(base, frame)
        let symbols = evaluator.symbols(of: evaluator.type(of: receiver))
        let isNamed = RelevantFunctions.isMenu(base, file)
        let isTyped = symbols.contains { program.descendsFromLibrary($0) { ForeignNavigation.isMenu(name: $0) } }
        guard isTyped || isNamed && symbols.allSatisfy({ isUnknownFramework($0) }),
            !declares(file.text(text), receiver)
        else { return nil }
        let shown = evaluator.shown(value, frame)
        let step = step(action, frame)
        guard shown != evaluator.nothing else {
            dismissed[step.call] = .nothingShown
            return nil
        }
        foreign[step.call] = file.text(text)
        return Effect(
            primitive: step.call, call: file.text(text), transition: transition, shown: .value(shown),
            receiver: receiver, onlyNodes: true, isForeign: true, steps: [step])
    }

    /// `bar.items = [ShelfItem(shelf), CartItem(cart)]`, where `bar` is a library's tab bar controller: the tabs are the
    /// controllers of the list, and those that its items hold.
    func libraryTabEffect(
        ofAssignment action: Action, _ target: ExpressionID, _ value: ExpressionID, _ frame: FrameID
    ) -> Effect? {
        let file = evaluator.facts(frame)
        let name: String
        let receiver: ValueID?
        switch file.expressions[target] {
        case .member(let base?, let text): (name, receiver) = (file.text(text), evaluator.eval(base, frame))
        case .name(let text): (name, receiver) = (file.text(text), evaluator.store.this(of: frame))
        default: return nil
        }
        guard ForeignNavigation.tabParts.contains(name), let receiver,
            evaluator.symbols(of: evaluator.type(of: receiver)).contains(where: {
                program.descendsFromLibrary($0) { NavigationPrimitive.isNameOfTabBar($0) }
            }), !declares(name, receiver)
        else { return nil }
        let shown = evaluator.mapChoices(evaluator.eval(value, frame)) { list in
            guard case .array(let items) = evaluator.store[list] else { return list }
            return evaluator.make(.array(items.flatMap { controllers(heldBy: $0) }))
        }
        let step = step(action, frame)
        foreign[step.call] = name
        return Effect(
            primitive: step.call, call: name, transition: .tab, shown: .value(shown), receiver: receiver,
            onlyNodes: true, isForeign: true, steps: [step])
    }

    /// The controllers that an item of a tab bar was made with, or the item itself, where it is one or nothing is known of
    /// it. An item without any is a gap or a button between the tabs.
    private func controllers(heldBy item: ValueID) -> [ValueID] {
        guard case .object(let creation) = evaluator.store[item], !isScreen(creation), !isController(creation.type)
        else {
            return [item]
        }
        return creation.arguments.filter { argument in
            screens.screens(of: argument, contents: { _, _ in [] }).contains { screens.isScreen($0) }
        }
    }
}
