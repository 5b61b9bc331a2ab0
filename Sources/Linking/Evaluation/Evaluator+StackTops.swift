import Facts

/// What stands on a stack that the program has made: `UINavigationController(rootViewController: page).topViewController`.
extension Evaluator {
    private static let tops = ["topViewController", "visibleViewController", "first", "last"]
    private static let stack = "viewControllers"
    private static let root = "rootViewController"

    /// The screen that a stack is made with, where code asks the stack for a controller of the screen's class; what may have
    /// been pushed since is another one. Nil for everything else.
    func standing(onStackAskedBy expression: ExpressionID, as type: TypeValue, _ frame: FrameID) -> ValueID? {
        let file = facts(frame)
        guard case .member(var stack?, let name) = file.expressions[expression], Self.tops.contains(file.text(name)),
            let asked = type.symbol, !program.isExternal(asked)
        else { return nil }
        if case .member(let inner?, let list) = file.expressions[stack], file.text(list) == Self.stack { stack = inner }
        guard case .object(let creation) = store[eval(stack, frame)], let symbol = creation.type.symbol,
            program.container(symbol) == .navigation,
            let position = creation.labels.firstIndex(where: { $0.map(program.text) == Self.root }),
            position < creation.arguments.count
        else { return nil }
        let screen = creation.arguments[position]
        guard case .object(let made) = store[screen], let own = made.type.symbol, program.isSubtype(own, of: asked)
        else { return nil }
        return screen
    }
}
