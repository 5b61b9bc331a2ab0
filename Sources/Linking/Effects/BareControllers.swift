import Dialects
import Facts

/// Controllers of no class of their own, `UIViewController()`: they show what code puts into them. So do objects of a class
/// that is there to be inherited from and shows nothing, `BaseViewController()`.
///
/// One that nothing is put into shows nothing: factories fall back to it when they cannot make the real one.
extension ScreenFinder {
    func isBare(_ creation: Creation) -> Bool {
        guard creation.scene == nil, !creation.isInstantiated, let symbol = creation.type.symbol else { return false }
        return evaluator.program.isExternal(symbol)
            ? evaluator.program.types[symbol].name == Self.bareController : isBareBase(symbol)
    }

    /// Whether a class of the app's has heirs, and neither a property nor anything in its view.
    private func isBareBase(_ symbol: Int) -> Bool {
        let program = evaluator.program
        guard !program.types[symbol].subclasses.isEmpty, program.types[symbol].superclass.map(isBareClass) ?? false,
            program.properties(of: symbol).allSatisfy({ program.facts($0.1).getter != nil }),
            program.types[symbol].methods[program.identifier(Self.viewLoader)] == nil
        else { return false }
        return !program.declaredFunctions(of: symbol).contains { function in
            let file = program.files[Int(function.file)]
            return program.facts(function).actions.contains { index in
                guard case .call(let callee, _) = file.expressions[file.actions[Int(index)].expression],
                    case .member(_, let name) = file.expressions[callee]
                else { return false }
                return Self.fillings.contains(file.text(name))
            }
        }
    }

    private func isBareClass(_ symbol: Int) -> Bool {
        evaluator.program.isExternal(symbol) && evaluator.program.types[symbol].name == Self.bareController
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
    private static let viewLoader = "loadView"
    private static let fillings: Set<String> = ["addSubview", "insertSubview", "addSubviews", "addChild"]
    private static let view = "view"
}
