import Facts

/// Where a route begins, of all that leads to it.
extension TriggerChainer {
    /// A route from where it begins: a closure that code of no module, such as a view model, keeps in a property until
    /// the module's own code calls it is no way of the function that had it made, nor is an inherited method that a
    /// control runs a way of the function that has the control made.
    func begun(_ route: RouteDraft) -> RouteDraft {
        guard let index = beginning(of: route)?.index, index > 0 else { return route }
        let function = route.steps[index].function
        if isInherited(function, handedOnBy: route.steps[..<index]) {
            var route = route
            route.steps.removeFirst(index)
            route.method = program.outermost(function)
            return route
        }
        guard program.closureAssignments[function] != nil, modules.module(of: function) == nil else { return route }
        let home = home(of: route)
        let isCalled = origins.origins(of: function).contains { origin in
            guard case .call(let site) = origin, let caller = modules.module(of: site.function) else { return false }
            return home.contains(caller)
        }
        guard isCalled else { return route }
        var route = route
        let dropped = Set(route.steps[..<index].flatMap(\.conditions))
        route.conditions.removeAll { dropped.contains($0) }
        route.steps.removeFirst(index)
        route.method = program.outermost(function)
        return route
    }

    /// Whether steps only lead to where a method is handed on that the object at hand inherits: an override of
    /// `viewDidLoad()` that calls `super` has a back button made, and does not go back. A class that leaves
    /// `viewDidLoad()` to its base class has the same button.
    private func isInherited(_ method: FunctionRef, handedOnBy way: ArraySlice<Effect.Step>) -> Bool {
        guard program.facts(method).kind == .method, let first = way.first, let last = way.last, handsOn(last.call),
            let owner = program.owner(of: method), let heir = program.owner(of: first.function)
        else { return false }
        return heir != owner && program.isSubtype(heir, of: owner)
    }
}
