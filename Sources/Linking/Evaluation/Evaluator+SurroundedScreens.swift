import Dialects
import Facts

/// A screen that a library puts something around and gives back: `screen.toBottomSheet`, `screen.wrapped(in: .sheet)`,
/// `sheet(around: screen)`. What is shown is that screen.
extension Evaluator {
    /// A value that a place asks for which takes controllers, or `found` where the place takes something else.
    ///
    /// - Parameter found: what the expression stands for, as far as the program's own declarations tell.
    func surrounded(
        _ found: ValueID, _ expression: ExpressionID, _ frame: FrameID, expected: TypeValue
    ) -> ValueID {
        guard found == unknown, let symbol = expected.symbol, isController(symbol) else { return found }
        return surroundedScreen(expression, frame) ?? found
    }

    /// What is handed to a call that shows controllers.
    func shown(_ expression: ExpressionID, _ frame: FrameID) -> ValueID {
        let value = eval(expression, frame)
        if value == unknown { return surroundedScreen(expression, frame) ?? value }
        return isNone(value) ? nothing : value
    }

    /// Whether a screen that is asked for is none: `.none` of an optional, and not the case of an enum of the app's own.
    func isNone(_ value: ValueID) -> Bool {
        guard case .enumCase(let symbol, .noneCase, []) = store[value] else { return false }
        return symbol.map { program.types[$0].cases[.noneCase] == nil } ?? true
    }

    /// The screen around which a library's member or function stands; nil for anything else.
    private func surroundedScreen(_ expression: ExpressionID, _ frame: FrameID) -> ValueID? {
        beginQuestion()
        defer { depth -= 1 }
        work += 1
        guard depth < Self.maximumDepth, work < Self.maximumWork else {
            cuts += 1
            return nil
        }
        let file = facts(frame)
        guard case .local(let local) = file.expressions[expression] else {
            return surroundedPart(expression, frame)?.screen
        }
        guard let home = home(of: local, frame), case .value(let value) = file.locals[Int(local.index)].source,
            !file.locals[Int(local.index)].isVariable
        else { return nil }
        return surroundedScreen(value, home)
    }

    /// A screen, and the expression that stands for it.
    typealias SurroundedPart = (screen: ValueID, expression: ExpressionID)

    /// The part of an expression that stands for the screen around which a library's member or function stands; nil for
    /// any other expression.
    func surroundedPart(_ expression: ExpressionID, _ frame: FrameID) -> SurroundedPart? {
        let file = facts(frame)
        switch file.expressions[expression] {
        case .member(let base?, let name): return part(base, frame, asked: name)
        case .call(let callee, let arguments):
            switch file.expressions[callee] {
            case .member(let base?, let name):
                return part(base, frame, asked: name) ?? part(arguments, handedTo: callee, base, name, frame)
            case .name(let name): return part(arguments, handedTo: callee, nil, name, frame)
            default: return nil
            }
        default: return nil
        }
    }

    /// The screen of which a library's member is asked that says nothing of another controller.
    private func part(_ base: ExpressionID, _ frame: FrameID, asked name: NameID) -> SurroundedPart? {
        let name = identifier(name, frame)
        guard name != .initializer, !ForeignNavigation.isAnotherController(name: program.text(name)),
            let screen = screen(base, frame)
        else { return nil }
        return choices(of: screen).contains { hasMember(name, $0.value) } ? nil : (screen, base)
    }

    /// What an expression stands for, or what is inside of that, where it is nothing but screens that are made or handed
    /// over.
    private func screen(_ expression: ExpressionID, _ frame: FrameID) -> ValueID? {
        let value = eval(expression, frame)
        guard value != unknown else { return surroundedScreen(expression, frame) }
        return isScreen(value) ? value : nil
    }

    /// Whether a value is nothing but controllers that are made or handed over.
    func isScreen(_ value: ValueID) -> Bool {
        let choices = choices(of: value)
        return !choices.isEmpty
            && choices.allSatisfy { choice in
                switch store[choice.value] {
                case .nothing: choices.count > 1
                case .object(let creation): creation.type.symbol.map(isController) ?? false
                case .open(.parameter, let type): type.symbol.map(isController) ?? false
                default: false
                }
            }
    }

    /// The only screen among what a library's function is handed, in first place or under a label that says so.
    ///
    /// - Parameters:
    ///   - callee: what is called.
    ///   - base: what the function is called on; nil for one without.
    private func part(
        _ arguments: ArgumentRange, handedTo callee: ExpressionID, _ base: ExpressionID?, _ name: NameID,
        _ frame: FrameID
    ) -> SurroundedPart? {
        let name = identifier(name, frame)
        let isForeign = base.map { isLibrarys(eval($0, frame), without: name) } ?? (eval(callee, frame) == unknown)
        guard name != .initializer, isForeign else { return nil }
        let file = facts(frame)
        let screens = file.arguments(arguments).enumerated().compactMap { position, argument -> SurroundedPart? in
            guard argument.label.map({ ForeignNavigation.isContent(label: file.text($0)) }) ?? (position == 0) else {
                return nil
            }
            return screen(argument.value, frame).map { ($0, argument.value) }
        }
        return screens.count == 1 ? screens[0] : nil
    }

    /// Whether a value is a library's type, or an object of one, to which the program adds nothing of a name.
    private func isLibrarys(_ value: ValueID, without name: Identifier) -> Bool {
        let symbol: Int? =
            switch store[value] {
            case .metatype(let type): type.symbol
            case .object(let creation): creation.type.symbol
            default: nil
            }
        return symbol.map { program.isExternal($0) } ?? false && !hasMember(name, value)
    }

    private func isController(_ symbol: Int) -> Bool { program.inherits(symbol, from: "UIViewController") }
}
