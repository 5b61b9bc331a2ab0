import Dialects
import Facts
import NavigationGraph

/// Presenters that only help the views that make them, as one does that shows alerts or a picker for any view: they make no
/// module of these, whose screens would be one.
struct HelperPresenters {
    let evaluator: Evaluator
    let roles: RoleAssigner
    /// The stems of all views.
    private let ownViews: Set<String>
    private let connections: ComponentConnections

    init(evaluator: Evaluator, roles: RoleAssigner, readings: [RoleAssigner.Reading]) {
        self.evaluator = evaluator
        self.roles = roles
        connections = ComponentConnections(evaluator: evaluator, roles: roles)
        ownViews = Set(readings.filter { $0.role == .view }.map(\.stem))
    }

    private var program: Program { evaluator.program }

    /// What a view calls the presenter that thinks for it.
    private static let ownNames: Set<String> = ["presenter", "output", "eventhandler", "viewoutput", "viewpresenter"]

    /// Those of some presenters that no module was found for.
    func find(in presenters: [Int]) -> Set<Int> { Set(presenters.filter { isHelper($0) }) }

    /// Whether all that make a presenter are views, which bear other names and know it as a helper of that kind.
    private func isHelper(_ presenter: Int) -> Bool {
        guard let stem = roles.reading(of: presenter)?.stem else { return false }
        var makers: Set<Int> = []
        for (call, _) in evaluator.creations(of: presenter) {
            let function = FunctionRef(Int(call.file), program.action(call).function)
            guard let maker = program.owner(of: program.outermost(function)), isView(maker),
                !isRelated(program.types[maker].name, stem)
            else { return false }
            makers.insert(maker)
        }
        // One that has a view of its own name thinks for that, unless it is handed those that make it.
        if ownViews.contains(stem), !makers.isSubset(of: connections.connected(to: presenter)) { return false }
        return !makers.isEmpty && makers.allSatisfy { !isKnownAsItsOwn(presenter, by: $0) }
    }

    private func isView(_ symbol: Int) -> Bool {
        program.inherits(symbol, from: "UIViewController") || program.isSwiftUIView(symbol)
    }

    private func isRelated(_ view: String, _ stem: String) -> Bool {
        let name = roles.names.reading(of: view)?.stem ?? view
        return name.hasPrefix(stem) || name.hasSuffix(stem) || stem.hasPrefix(name) || stem.hasSuffix(name)
    }

    /// Whether a view has a property for its presenter which may hold this one.
    private func isKnownAsItsOwn(_ presenter: Int, by view: Int) -> Bool {
        program.lineage(of: view).filter { !program.isExternal($0) }.contains { type in
            program.properties(of: type).contains { name, property in
                Self.ownNames.contains(String(name.lowercased().drop { $0 == "_" }))
                    && mayHold(presenter, property, of: view)
            }
        }
    }

    private func mayHold(_ presenter: Int, _ property: PropertyRef, of view: Int) -> Bool {
        guard program.facts(property).type != nil else { return true }
        let declared = evaluator.symbols(of: evaluator.declaredType(of: property, for: view, arguments: []))
        return declared.contains { program.isSubtype(presenter, of: $0) }
    }
}
