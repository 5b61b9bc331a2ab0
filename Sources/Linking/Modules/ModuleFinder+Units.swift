import NavigationGraph

/// The units of libraries that have routers of their own.
extension ModuleFinder {
    /// The units of a library that has routers (RIBs): an interactor and a navigator that inherits from the library's. The
    /// view that is made beside them is theirs, whatever its name; where none is, they lead through the views of others.
    func addUnits(_ pending: [[RoleAssigner.Reading]], _ drafts: inout [ModuleDraft]) {
        var known = Set(drafts.flatMap { $0.components.map(\.symbol) })
        for cluster in pending where !cluster.contains(where: { known.contains($0.symbol) || isController($0.symbol) })
        {
            let navigators = cluster.filter {
                $0.role.navigates && isOfLibrary($0.symbol)
            }
            guard let first = navigators.first, cluster.contains(where: { $0.role == .interactor }) else { continue }
            let makers = Set(navigators.flatMap { self.makers(of: $0.symbol) })
            let made = navigators.flatMap { connections.connected(to: $0.symbol) }.distinct().filter { view in
                isController(view) && !makers.isDisjoint(with: self.makers(of: view))
            }
            let views = made.filter { !known.contains($0) }
            var draft = ModuleDraft(name: first.stem, kind: made.isEmpty ? .coordinator : .module)
            draft.sharedViews = made.filter { known.contains($0) }
            share(draft.sharedViews, &drafts)
            // A `UIView` of the unit's name is shown in the view of another.
            draft.components =
                cluster.filter { !made.isEmpty || $0.role != .view }.map { ($0.symbol, $0.role) }
                + views.map { ($0, .view) }
            sort(&draft)
            known.formUnion(draft.components.map(\.symbol))
            drafts.append(draft)
        }
    }

    /// Views that several units make, each its own, are shared by all of them, but by one whose name they bear.
    private func share(_ views: [Int], _ drafts: inout [ModuleDraft]) {
        for view in views {
            guard let owner = drafts.firstIndex(where: { $0.components.contains { $0.symbol == view } }),
                roles.reading(of: view)?.stem != drafts[owner].name
            else { continue }
            drafts[owner].components.removeAll { $0.symbol == view }
            drafts[owner].sharedViews.append(view)
        }
    }

    /// Whether a class inherits from one of a library that the program stands in for.
    private func isOfLibrary(_ symbol: Int) -> Bool {
        program.lineage(of: symbol).contains { type in
            program.isOfStandIn(type)
        }
    }

    /// The functions that make a type's objects.
    private func makers(of symbol: Int) -> [FunctionRef] {
        evaluator.creations(of: symbol).map { evaluator.assemblyUnit(of: $0.0) }
    }
}
