import Dialects
import Facts
import NavigationGraph

/// Presenters that only help what makes them, as one does that shows alerts or a picker for any view, or a notice for a
/// coordinator: they make no module of the views that are made there, whose screens would be one.
struct HelperPresenters {
    let evaluator: Evaluator
    let roles: RoleAssigner
    /// The stems of all views.
    private let ownViews: Set<String>
    /// The types as which views, and models of views, declare what they hold.
    private lazy var heldByViews = heldTypes()
    private let views: [Int]
    private let connections: ComponentConnections

    init(evaluator: Evaluator, roles: RoleAssigner, readings: [RoleAssigner.Reading]) {
        self.evaluator = evaluator
        self.roles = roles
        connections = ComponentConnections(evaluator: evaluator, roles: roles)
        ownViews = Set(readings.filter { $0.role == .view }.map(\.stem))
        views = readings.filter { $0.role == .view }.map(\.symbol)
    }

    private var program: Program { evaluator.program }

    /// What a view calls the presenter that thinks for it.
    private static let ownNames: Set<String> = ["presenter", "output", "eventhandler", "viewoutput", "viewpresenter"]

    /// Those of some presenters that no module was found for.
    mutating func find(in presenters: [Int], madeBy assemblies: [Assembly]) -> Set<Int> {
        Set(presenters.filter { isHelper($0, among: assemblies) })
    }

    /// Whether all that make a presenter are views, which bear other names and know it as a helper of that kind, or
    /// code that makes it for no view.
    private mutating func isHelper(_ presenter: Int, among assemblies: [Assembly]) -> Bool {
        guard let stem = roles.reading(of: presenter)?.stem else { return false }
        var views: Set<Int> = []
        var hasOtherMakers = false
        for (call, _) in evaluator.creations(of: presenter) {
            let function = FunctionRef(Int(call.file), program.action(call).function)
            guard let maker = program.owner(of: program.outermost(function)), isView(maker) else {
                hasOtherMakers = true
                continue
            }
            guard !isRelated(program.types[maker].name, stem) else { return false }
            views.insert(maker)
        }
        if hasOtherMakers, ownViews.contains(stem) || !isApart(presenter, among: assemblies) { return false }
        // One that has a view of its own name thinks for that, unless it is handed those that make it.
        if ownViews.contains(stem), !views.isSubset(of: connections.connected(to: presenter)) { return false }
        return hasOtherMakers || !views.isEmpty && views.allSatisfy { !isKnownAsItsOwn(presenter, by: $0) }
    }

    /// Whether a presenter knows nothing that shows or leads on, and no view knows it: what a coordinator makes beside
    /// a screen, to tell the user something, thinks for no view.
    private mutating func isApart(_ presenter: Int, among assemblies: [Assembly]) -> Bool {
        let lineage = program.lineage(of: presenter)
        // What a library's class holds is not known.
        guard lineage.allSatisfy({ !program.isExternal($0) || program.types[$0].name == "NSObject" }),
            heldByViews.isDisjoint(with: program.ancestry(of: presenter)),
            !lineage.contains(where: { type in
                program.properties(of: type).contains { _, property in mayHoldScreen(property, of: presenter) }
            }), !connections.connected(to: presenter).contains(where: { mayBeScreen($0) })
        else { return false }
        let beside = assemblies.filter { $0.parts.contains { $0.symbol == presenter } }.flatMap(\.views).distinct()
        return beside.allSatisfy { !connections.isConnected($0, presenter) }
    }

    /// Whether a property may hold a view, or what navigates, by its declared type.
    private func mayHoldScreen(_ property: PropertyRef, of presenter: Int) -> Bool {
        let fact = program.facts(property)
        guard fact.getter == nil, !fact.isStatic, fact.type != nil else { return false }
        let type = evaluator.declaredType(of: property, for: presenter, arguments: [])
        if case .generic = type { return true }
        return evaluator.symbols(of: type).contains { mayBeScreen($0) }
    }

    private func mayBeScreen(_ symbol: Int) -> Bool {
        ([symbol] + program.descendants(of: symbol) + program.concreteConformers(of: symbol)).contains { type in
            program.inherits(type, from: "UIResponder") || program.isSwiftUIView(type)
                || roles.reading(of: type).map { $0.role == .view || $0.role.navigates } ?? false
        }
    }

    /// The types as which views and models of views declare their properties.
    private func heldTypes() -> Set<Int> {
        let models = program.types.indices.filter { RoleNames.isViewModel(program.types[$0].name) }
        var found: Set<Int> = []
        for holder in (views + models).flatMap({ program.lineage(of: $0) }) where !program.isExternal(holder) {
            for (_, property) in program.properties(of: holder) {
                let type = evaluator.declaredType(of: property, for: holder, arguments: [])
                found.formUnion(evaluator.symbols(of: type))
            }
        }
        return found
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
