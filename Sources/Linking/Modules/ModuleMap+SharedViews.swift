/// Views that several modules show, and none of them alone.
extension ModuleMap {
    /// The modules that show the view whose code a function is, where the view is no part of one of them alone.
    func modules(sharing function: FunctionRef) -> [Int] {
        var owner = evaluator.program.owner(of: function)
        while let symbol = owner {
            if let found = modulesOfSharedView[symbol] { return found }
            owner = evaluator.program.types[symbol].outer
        }
        return []
    }

    /// Those modules with which a view is shared.
    func modules(sharing view: Int, beside module: ModuleDraft) -> [ModuleDraft] {
        drafts.filter { $0.id != module.id && $0.views.contains(view) }
    }
}
