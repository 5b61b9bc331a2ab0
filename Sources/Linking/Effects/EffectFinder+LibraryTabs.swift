import Dialects
import Facts

/// Tab bar controllers of libraries, of which nothing is in the scan.
extension EffectFinder {
    /// `bar.items = [ShelfItem(shelf), CartItem(cart)]`, where `bar` is a library's tab bar controller: the tabs are the
    /// controllers of the list, and those that its items hold.
    func libraryTabEffect(
        ofAssignment action: Action, _ target: ExpressionID, _ value: ExpressionID, _ frame: FrameID
    ) -> Effect? {
        let file = evaluator.facts(frame)
        let name: String
        let base: ExpressionID?
        switch file.expressions[target] {
        case .member(let holder?, let text): (name, base) = (file.text(text), holder)
        case .name(let text): (name, base) = (file.text(text), nil)
        default: return nil
        }
        guard ForeignNavigation.tabParts.contains(name),
            let receiver = base.map({ evaluator.eval($0, frame) }) ?? evaluator.store.this(of: frame),
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
