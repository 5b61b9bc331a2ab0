import NavigationGraph

/// Cells with a presenter and a navigator of their own, which a configurator wires.
extension ModuleFinder {
    /// Whether views with a presenter of their own are pieces of other modules' screens, as a button is that pays or a field
    /// for a card: UIKit's plain views, without an interactor and a navigator, which no assembly makes with their presenters.
    func isPiece(_ draft: ModuleDraft, _ assembled: Set<Int>) -> Bool {
        !draft.views.isEmpty && draft.navigators.isEmpty && draft.symbols(.interactor).isEmpty
            && draft.views.allSatisfy { program.inherits($0, from: "UIView") && !assembled.contains($0) }
    }

    /// Whether the presenter that an assembly makes is given the navigator that it makes, in a property, and a view that
    /// is no screen: a cell.
    func wiresCell(_ assembly: Assembly) -> Bool {
        let navigators = assembly.parts.filter { $0.role.navigates }.map(\.symbol)
        return assembly.parts.contains { part in
            part.role == .presenter && holdsPlainView(part.symbol)
                && connections.connected(to: part.symbol).contains { navigators.contains($0) }
        }
    }

    /// Whether a type declares a property for a view of the program, or for what only such views answer.
    private func holdsPlainView(_ symbol: Int) -> Bool {
        program.properties(of: symbol).contains { _, property in
            let held = evaluator.symbols(of: evaluator.declaredType(of: property, for: symbol, arguments: []))
            let types = held.flatMap {
                program.types[$0].kind == .protocol ? program.concreteConformers(of: $0) : [$0]
            }
            return !types.isEmpty
                && types.allSatisfy { !program.isExternal($0) && program.inherits($0, from: "UIView") }
        }
    }
}
