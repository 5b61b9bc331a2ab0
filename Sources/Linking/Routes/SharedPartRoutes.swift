import Facts

/// Gives the routes of a part that several modules have to those modules whose own code has the part take them.
///
/// A part is named after one module, which had all of its routes; see `SharedParts`. What leads to a route tells whose it
/// is, so that this comes after all routes are there, and asks the chains that lead to each.
struct SharedPartRoutes {
    let modules: ModuleMap
    let chainer: TriggerChainer

    private var program: Program { chainer.program }

    /// The routes, in their order; where a route of a shared part is taken by several modules, one for each of them.
    func shared(_ routes: [RouteDraft]) -> [RouteDraft] {
        guard !modules.sharedParts.isEmpty else { return routes }
        return routes.with { route in
            guard case .module(let owner) = route.source, route.segue == nil, !route.onlyMakes,
                let first = route.steps.first?.function
            else { return nil }
            let sharing = modules.sharedParts.modules(sharing: first)
            guard sharing.contains(owner) else { return nil }
            let taken = sharing.compactMap { module -> RouteDraft? in
                var route = route
                route.source = .module(module)
                guard module == owner || route.destination != .module(module), isOpen(route, to: module, sharing),
                    isTaken(route)
                else { return nil }
                return route
            }
            return taken.isEmpty ? nil : taken
        }
    }

    /// Whether no step is code of a part that only others of the modules have.
    private func isOpen(_ route: RouteDraft, to module: Int, _ sharing: [Int]) -> Bool {
        route.steps.dropFirst().allSatisfy { step in
            program.owner(of: step.function).map {
                !modules.sharedParts.isOthers($0, among: sharing, for: module)
            } ?? true
        }
    }

    private func isTaken(_ route: RouteDraft) -> Bool {
        chainer.chains(to: route).contains { !chainer.begins(idly: $0) }
    }
}
