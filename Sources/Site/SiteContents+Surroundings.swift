import NavigationGraph

// What is still on the screen when another one is shown, as far as the graph tells.

extension SiteContents {
    /// Whether a route's source stands around its target: it embedded the target, or the target is in a tab bar controller
    /// that the source made and filled.
    ///
    /// Code that puts a tab bar controller in the place of all screens, or selects a tab of it, stands around nothing.
    func isAround(_ route: Route) -> Bool {
        guard route.confidence == .exact else { return false }
        return switch route.transition {
        case .embed: true
        case .tab: routes(from: route.source).contains { fillsTabs($0) }
        default: false
        }
    }

    /// Whether the source only puts the screen into a tab, which the user then selects.
    func isTabToSelect(_ route: Route) -> Bool {
        route.transition == .tab && route.distance > .view && isAround(route)
    }

    /// Whether a route is one by which the tab bar controller of its source gets its tabs.
    private func fillsTabs(_ route: Route) -> Bool {
        guard route.transition == .tab, route.confidence == .exact else { return false }
        // A storyboard, in which no code has a part.
        if route.triggers.isEmpty, PageLinks.way(of: route) == nil { return true }
        let kinds = Set(route.triggers.map { $0.first?.kind })
        let isByItself = !kinds.isEmpty && kinds.isSubset(of: [.lifecycle, .entry])
        if let entry = entryPoint(route.source) { return entry.kind == .launch && isByItself }
        guard !isByItself else { return true }
        // What a user does on a screen that is no container replaces the screen.
        guard let module = module(route.source), module.kind != .screen else { return false }
        let files = Set(module.components.map(\.file))
        return route.evidence.contains { $0.role == .shows && files.contains($0.file) }
            && (module.kind == .coordinator || kinds.isDisjoint(with: [.action, .gesture, .delegate]))
    }

    /// Whether a route back leads to no screen under its source: all that leads to the source puts it into a window or a tab, and
    /// it only closes what it showed itself.
    func closesOnly(_ route: Route) -> Bool {
        guard route.destination.kind == .back, route.landsOn.isEmpty, let source = module(route.source),
            source.kind != .coordinator
        else { return false }
        let ways = routes(to: source.id).filter { $0.source != source.id }
        // The root of a stack may be one in a sheet, which all of the stack leaves.
        return ways.contains { $0.transition == .tab || $0.transition == .root && isOfLaunch($0) }
            && ways.allSatisfy { $0.transition == .tab || $0.transition == .root }
    }

    /// How the system itself leads back to the screen that a route starts at; nil where it does not, or nobody knows.
    func wayBack(of route: Route) -> Transition? {
        guard !route.neverTriggered, route.source != route.target, let source = module(route.source),
            source.kind != .coordinator
        else { return nil }
        return switch route.transition {
        case .push: .pop
        case .sheet, .popover: .dismiss
        default: nil
        }
    }
}
