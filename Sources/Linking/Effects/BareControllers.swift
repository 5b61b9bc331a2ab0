import Dialects
import Facts

/// Controllers of no class of their own, `UIViewController()`: they show what code puts into them.
///
/// One that nothing is put into shows nothing: factories fall back to it when they cannot make the real one.
extension ScreenFinder {
    func isBare(_ creation: Creation) -> Bool {
        guard creation.scene == nil, !creation.isInstantiated, let symbol = creation.type.symbol,
            evaluator.program.isExternal(symbol)
        else { return false }
        return evaluator.program.types[symbol].name == Self.bareController
    }

    /// The class of a bare controller's view, where code gives it one.
    func bare(_ creation: Creation, _ id: ValueID) -> [Screen] {
        let program = evaluator.program
        var found: [Screen] = []
        for view in evaluator.wired(program.identifier(Self.view), to: id, creation) {
            for choice in evaluator.choices(of: view) {
                guard let symbol = evaluator.type(of: choice.value).symbol, !isBlank(symbol) else { continue }
                let destination: Screen.Destination
                if let module = modules.moduleOfType[symbol] {
                    destination = .module(module)
                } else if program.isExternal(symbol) {
                    destination = .system(program.types[symbol].name)
                } else {
                    destination = .plain(symbol)
                }
                let screen = Screen(destination: destination, conditions: choice.conditions, creation: creation)
                if !found.contains(screen) { found.append(screen) }
            }
        }
        return found
    }

    /// Whether a view's class says nothing of what is in it: `UIView()` fills a place.
    private func isBlank(_ symbol: Int) -> Bool {
        evaluator.program.isExternal(symbol) && evaluator.program.types[symbol].name == Self.blankView
    }

    private static let bareController = "UIViewController"
    private static let blankView = "UIView"
    private static let view = "view"
}
