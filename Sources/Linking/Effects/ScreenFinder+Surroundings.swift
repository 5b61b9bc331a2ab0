import Dialects
import Facts

/// What objects only stand around: containers, views of SwiftUI, and the app's own controllers of
/// `SurroundingControllers`.
extension ScreenFinder {
    /// What an object is made with and only stands around: the screens of a container, the view behind `AnyView(view)`.
    func inside(of creation: Creation) -> [ValueID] {
        if container(of: creation.type) != nil || isMadeAroundRoot(creation) { return creation.arguments }
        let surrounded = modules.surrounded(in: creation)
        if !surrounded.isEmpty {
            return zip(creation.labels, creation.arguments).filter { label, _ in
                surrounded.contains { $0.labels.contains(label) }
            }.map(\.1)
        }
        return isAround(creation) ? creation.arguments.map { evaluator.built($0) } : []
    }

    /// Whether a view only stands around what it is given: `AnyView(view)`, `Card { … }`.
    private func isAround(_ creation: Creation) -> Bool {
        guard let symbol = creation.type.symbol else { return false }
        return evaluator.program.isExternal(symbol)
            ? evaluator.isFrameworkView(symbol, in: creation.site.file)
                && SwiftUIViews.wrappers[evaluator.program.types[symbol].name] != nil
            : evaluator.program.isSwiftUIView(symbol) && mayStandAround(symbol)
    }

    /// Whether a controller of the app's only stands around a screen: which one, those tell that make it.
    func isSurrounding(_ symbol: Int) -> Bool { !modules.surrounded(in: symbol).isEmpty }

    /// What an object of a class shows that shows itself.
    func itself(_ symbol: Int) -> [Screen] {
        isSurrounding(symbol) ? [Screen(destination: .open)] : typed(evaluator.nominal(symbol), isInferred: false)
    }

    /// The screens that a controller of the app's only stands around; nil where nothing is known of them.
    func surrounded(
        by creation: Creation, _ id: ValueID, _ contents: (Creation, ValueID) -> [ValueID], _ depth: Int
    ) -> [Screen]? {
        let surrounded = modules.surrounded(in: creation)
        guard !surrounded.isEmpty else { return nil }
        let held = surrounded.map { evaluator.member($0.property, of: id) }
        // Which controller it is that shows itself, its callers tell.
        let isHeldBelow = held.contains { content in
            if case .this(let symbol) = evaluator.store[content] { evaluator.program.isExternal(symbol) } else { false }
        }
        if isHeldBelow { return [Screen(destination: .open)] }
        let inside = zip(surrounded, held).flatMap { part, content in
            screens(of: content, contents: contents, depth: depth + 1).filter { !isFrame($0, of: part) }
        }
        let known = inside.compactMap { screen -> Screen? in
            switch screen.destination {
            case .unresolved, .emptyContainer: return nil
            default:
                var screen = screen
                screen.surrounding = creation.type.symbol
                return screen
            }
        }
        return known.isEmpty ? nil : known
    }

    /// Whether a controller for which nothing thinks is what nearly all code puts beside the screens.
    private func isFrame(_ screen: Screen, of part: TypeSymbol.Surrounded) -> Bool {
        guard let frame = part.frame, let symbol = screen.creation?.type.symbol,
            evaluator.program.identifier(evaluator.program.types[symbol].name) == frame
        else { return false }
        switch screen.destination {
        case .plain: return true
        case .module(let module): return modules.drafts[module].kind == .screen
        default: return false
        }
    }
}

extension ModuleMap {
    /// What an object stands around; nothing for other objects, and for the view of a module, which is its screen.
    func surrounded(in creation: Creation) -> [TypeSymbol.Surrounded] {
        creation.type.symbol.map { surrounded(in: $0) } ?? []
    }

    /// Whether a controller that belongs to no module lays itself over others.
    func isOverlay(_ symbol: Int) -> Bool {
        if let module = moduleOfType[symbol], drafts[module].kind != .screen { return false }
        let program = evaluator.program
        return program.lineage(of: symbol).contains { program.types[$0].isOverlay }
    }

    /// What the objects of a class stand around.
    func surrounded(in symbol: Int) -> [TypeSymbol.Surrounded] {
        if let module = moduleOfType[symbol], drafts[module].kind != .screen { return [] }
        let program = evaluator.program
        return program.lineage(of: symbol).lazy.map { program.types[$0].surrounded }.first { !$0.isEmpty } ?? []
    }
}
