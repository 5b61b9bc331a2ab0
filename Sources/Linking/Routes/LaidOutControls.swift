import Facts
import NavigationGraph

/// Makes one route of those that one control of a view of SwiftUI's sets off, however often the view lays the control out:
/// upright and wide, with large letters and without.
///
/// A view's code builds each layout by a helper, and the helpers share the control: `body` calls `portrait()` and
/// `landscape()`, and both call `footer()`. Which layout is there says nothing about the route; what all of them ask for
/// does.
struct LaidOutControls {
    let program: Program

    private struct Key: Hashable {
        var source: RouteDraft.Source
        var destination: RouteDraft.Destination
        var transition: Transition
        var container: Container?
        var creation: Creation?
        var landing: Int?
        var choice: PathChoice?
        var view: Int
        /// The calls from the control's on.
        var calls: [ExpressionRef]
    }

    /// The routes in their order, each at the place of its first layout.
    func joined(_ routes: [RouteDraft]) -> [RouteDraft] {
        var groups: [Key: [Int]] = [:]
        for position in routes.indices {
            if let key = key(of: routes[position]) { groups[key, default: []].append(position) }
        }
        guard groups.values.contains(where: { $0.count > 1 }) else { return routes }
        var found: [RouteDraft?] = routes
        for group in groups.values where group.count > 1 {
            let layouts = group.map { routes[$0] }
            for position in group.dropFirst() { found[position] = nil }
            found[group[0]] = join(layouts)
        }
        return found.compactMap { $0 }
    }

    /// What the layouts of one control share; nil for what no view's helper lays out.
    private func key(of route: RouteDraft) -> Key? {
        guard route.primitive != nil, route.segue == nil, route.state == nil, route.tab == nil,
            let view = view(of: route.steps[0])
        else { return nil }
        let own = route.steps.prefix { self.view(of: $0) == view }
        return Key(
            source: route.source, destination: route.destination, transition: route.transition,
            container: route.container, creation: route.creation, landing: route.landing, choice: route.choice,
            view: view, calls: route.steps[(own.count - 1)...].map(\.call))
    }

    /// The view of SwiftUI's whose code a step is.
    private func view(of step: Effect.Step) -> Int? {
        program.owner(of: step.function).flatMap { program.isSwiftUIView($0) ? $0 : nil }
    }

    /// The longest of the ways, which begins furthest out, under what all of them ask for.
    private func join(_ layouts: [RouteDraft]) -> RouteDraft {
        var route = layouts.reduce(layouts[0]) { $1.steps.count > $0.steps.count ? $1 : $0 }
        let shared = layouts.map { Set($0.conditions) }.reduce(Set(route.conditions)) { $0.intersection($1) }
        route.eitherWay.formUnion(layouts.flatMap(\.conditions).filter { !shared.contains($0) })
        let asked = layouts.map { Set($0.conditions.filter { !program.tellingTexts(of: $0).isEmpty }) }
        if layouts.contains(where: \.asksForMore) || program.eachAsksForMore(asked) { route.asksForMore = true }
        return route
    }
}
