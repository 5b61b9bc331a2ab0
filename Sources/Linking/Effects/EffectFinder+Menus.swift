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
}
