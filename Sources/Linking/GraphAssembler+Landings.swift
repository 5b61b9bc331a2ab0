import Dialects
import NavigationGraph

/// Where ways back land.
extension GraphAssembler {
    /// How much a way back takes away; nil for other ways.
    func wayBack(_ draft: RouteDraft) -> LandingFinder.Extent? {
        guard draft.destination == .back else { return nil }
        if draft.leavesView { return .view }
        guard draft.call == NavigationPrimitive.toBottom else {
            if draft.transition == .pop { return .screen }
            return draft.actingModule.map { .presentation(of: modules.drafts[$0].id) } ?? .stack
        }
        return draft.tabBar.map { .tab(of: $0.map { modules.drafts[$0].id }) } ?? .wholeStack
    }

    /// Where ways back land, which is known only beside all other routes.
    func landings(among routes: [Route]) -> LandingFinder {
        var owners: [String: String] = [:]
        for draft in modules.drafts where draft.kind != .coordinator {
            for component in draft.components {
                owners[program.types[component.symbol].name] = draft.id
            }
        }
        return LandingFinder(
            routes: routes, entryPoints: entryIDs,
            coordinators: Set(modules.drafts.filter { $0.kind == .coordinator }.map(\.id)), owners: owners)
    }
}
