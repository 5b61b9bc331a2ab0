import Facts
import NavigationGraph

/// Gives the ways of screens that are only inherited from to the screens that inherit them.
///
/// Where code knows a screen by a base class of which nothing makes an object, what that class does is done by its heirs
/// alone. It comes after all routes are there, which tell that nothing leads to the base class itself.
struct InheritedScreens {
    let evaluator: Evaluator
    let modules: ModuleMap
    /// To how many heirs ways are given; what more have in common is a base class for everything.
    private static let maximumHeirs = 12

    private var program: Program { evaluator.program }

    /// The screens that nothing makes and nothing leads to, but only heirs of which are made, where those are few.
    func screens(besides led: Set<Int>, leading routes: [RouteDraft]) -> Set<Int> {
        var crowded: Set<Int> = []
        for index in routes.indices {
            guard case .module(let source) = routes[index].source else { continue }
            if heirs(of: source, going: routes[index]).count > Self.maximumHeirs { crowded.insert(source) }
        }
        let found = modules.drafts.indices.filter { index in
            guard let base = base(index), !led.contains(index), !crowded.contains(index) else { return false }
            return !evaluator.hasObjects(base) && program.descendants(of: base).contains { evaluator.hasObjects($0) }
        }
        return Set(found)
    }

    /// The routes, in their order; those of base classes as the ways of each heir that has none of the kind and does not
    /// override what is on the way.
    func given(_ routes: [RouteDraft], of bases: Set<Int>) -> [RouteDraft] {
        var known: Set<Way> = []
        for index in routes.indices {
            if case .module(let source) = routes[index].source { known.insert(Way(source, routes[index])) }
        }
        return routes.with { route in
            guard case .module(let source) = route.source, bases.contains(source) else { return nil }
            return heirs(of: source, going: route).compactMap { heir in
                guard route.destination != .module(heir), !known.contains(Way(heir, route)),
                    !route.steps.contains(where: { overrides(heir, program.outermost($0.function)) })
                else { return nil }
                var given = route
                given.source = .module(heir)
                return given
            }
        }
    }

    private struct Way: Hashable {
        var source: Int
        var destination: RouteDraft.Destination
        var primitive: ExpressionRef?
        var conditions: [ConditionRef]

        init(_ source: Int, _ route: RouteDraft) {
            self.source = source
            (destination, primitive, conditions) = (route.destination, route.primitive, route.conditions)
        }
    }

    /// The class of a screen that has heirs.
    private func base(_ index: Int) -> Int? {
        let parts = modules.drafts[index].components
        guard modules.drafts[index].kind == .screen, parts.count == 1, let base = parts.first?.symbol,
            !program.types[base].subclasses.isEmpty, program.inherits(base, from: "UIViewController")
        else { return nil }
        return base
    }

    /// The screens that inherit what goes a way: those of the class that declares it.
    private func heirs(of screen: Int, going route: RouteDraft) -> [Int] {
        guard let base = base(screen) else { return [] }
        var owner = base
        if let declaring = route.method.flatMap({ program.owner(of: $0) }), program.isSubtype(declaring, of: base) {
            owner = declaring
        }
        return ([owner] + program.descendants(of: owner)).filter { evaluator.hasObjects($0) }
            .compactMap { modules.moduleOfType[$0] }.filter { $0 != screen }.distinct().sorted()
    }

    /// Whether a module's view does something else by a method that a base class declares.
    private func overrides(_ heir: Int, _ method: FunctionRef) -> Bool {
        guard program.facts(method).kind == .method, let owner = program.owner(of: method) else { return false }
        let name = program.fullName(method)
        return modules.drafts[heir].views.contains { view in
            program.isSubtype(view, of: owner)
                && program.lineage(of: view).prefix { $0 != owner }.contains { type in
                    program.methods(of: type).contains { program.facts($0).isOverride && program.fullName($0) == name }
                }
        }
    }
}
