import Facts
import NavigationGraph

extension [RouteDraft] {
    /// Routes without those by which a view holds what it shows as a tab: it hands the tabs on to the view inside of it
    /// that makes the tab bar of them. And without those by which a method fills the tab bar controller that it goes on to
    /// put into the window, or shows as a child in one case more than it says.
    var withoutHeldTabs: [RouteDraft] {
        var tabs: [RouteDraft.Source: Set<RouteDraft.Destination>] = [:]
        var shown: [RouteDraft.Source: [RouteDraft]] = [:]
        for index in indices where self[index].transition == .tab {
            let route = self[index]
            tabs[route.source, default: []].insert(route.destination)
            shown[route.source, default: []].append(route)
        }
        return filter { route in
            if route.transition == .embed, route.container == nil {
                return !(tabs[route.source]?.contains(route.destination) ?? false)
            }
            guard route.transition == .tab, route.call != Self.window else { return true }
            let isChild = route.call.hasPrefix(Self.child)
            return !(shown[route.source] ?? []).contains { other in
                guard other.destination == route.destination, other.method == route.method else { return false }
                return other.call == Self.window && other.conditions == route.conditions
                    || isChild && Set(other.conditions).isStrictSubset(of: route.conditions)
            }
        }
    }

    private static var window: String { "rootViewController" }
    private static var child: String { "addChild(" }
}
