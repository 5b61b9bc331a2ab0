/// What parts do that are there to be inherited from.
extension RouteMaker {
    /// Leaves out the ways of modules that are there to be inherited from, and these modules: those of the heirs have ways
    /// of their own for what they inherit. A module that another one's way leads to is a node like others.
    func leaveOutInherited() {
        let led = drafts.compactMap { draft -> Int? in
            guard case .module(let target) = draft.destination, draft.source != .module(target) else { return nil }
            return target
        }
        modules.keepInherited(Set(led))
        let inherited = InheritedScreens(evaluator: evaluator, modules: modules)
        let bases = inherited.screens(besides: Set(led), leading: drafts)
        if !bases.isEmpty {
            replaceDrafts(by: inherited.given(drafts, of: bases))
            modules.leaveOut(bases)
        }
        removeDrafts { draft in
            if case .module(let source) = draft.source { modules.drafts[source].isInherited } else { false }
        }
    }
}
