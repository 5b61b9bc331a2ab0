import NavigationGraph

/// Routes that lead from one source to one target by the same code and differ only in how the target appears, or in which
/// handler hands a link on, be it a link's or a notification's, and many routes that differ only in when they are taken
/// (`RouteLook`): for a reader they are one, with what each has of its own.
struct FoldedRoutes {
    /// What routes have in common that are one.
    struct Way: Hashable {
        private let source: String
        private let target: String
        private let variants: [String?]
        private let passes: [Route.Passed]
        private let evidence: [Route.Evidence]

        /// Nil for a route that leads to no module, which stands alone.
        ///
        /// - Parameter entry: where it begins, for a route from an entry point: who handles a link comes before the option
        ///   that tells one link from another, or before the screen is made.
        init?(_ route: Route, entry: EntryFamily?) {
            guard let target = route.target else { return nil }
            self.target = target
            source = entry?.entries.first?.id ?? route.source
            variants = [route.variant, route.targetVariant]
            passes = route.passes
            let all = route.evidence
            // A screen that is made before it is handed on is made for this link; one that comes last, for many.
            let made = all.firstIndex { $0.role == .target }
            let isMadeFirst = made.map { all[$0...].contains { $0.role == .call } } ?? false
            let start = all.firstIndex { $0.role == .option } ?? (isMadeFirst ? made : nil) ?? 0
            evidence = all[(entry == nil ? 0 : start)...].filter { $0.role != .shows }
        }
    }

    /// Never empty.
    let routes: [Route]
    /// What must hold for each of them.
    let shared: [ConditionWords.Part]
    /// What must hold for one of them beside what all share, in the order of `routes`.
    private let owns: [[ConditionWords.Part]]

    /// - Parameters:
    ///   - routes: at least one, which is the first to be told of.
    ///   - condition: what must hold for a route.
    init(_ routes: [Route], condition: (Route) -> ConditionWords = ConditionWords.init) {
        self.routes = routes
        let all = routes.map { condition($0).parts }
        let shared = (all.first ?? []).filter { part in all.allSatisfy { $0.contains(part) } }
        owns = all.map { $0.filter { !shared.contains($0) } }
        self.shared = shared
    }

    /// Routes in rows, each where its first route was.
    static func rows(of routes: [Route], in site: SiteContents) -> [FoldedRoutes] {
        var places: [Way: Int] = [:]
        var rows: [[Route]] = []
        for route in routes {
            let way = Way(route, entry: site.entryFamily(of: route.source))
            if let way, let place = places[way] {
                rows[place].append(route)
            } else {
                if let way { places[way] = rows.count }
                rows.append([route])
            }
        }
        return RouteLook.together(rows).map { FoldedRoutes($0, condition: site.condition) }
    }

    /// One of each way in which the target appears, in order.
    var appearances: [Route] {
        var seen: Set<String> = []
        return routes.filter { seen.insert("\($0.transition.rawValue) \($0.container?.rawValue ?? "")").inserted }
    }

    /// The options or methods by which one gets there, in order.
    var ways: [String] {
        var seen: Set<String> = []
        return routes.compactMap(PageLinks.way).filter { seen.insert($0).inserted }
    }

    /// What must hold for one of them beside what all share.
    func own(_ route: Route) -> [ConditionWords.Part] {
        routes.firstIndex { $0.id == route.id }.map { owns[$0] } ?? []
    }

    /// What follows what all share where more must hold for some of them; empty where nothing more must.
    var ownWords: String {
        guard owns.contains(where: { !$0.isEmpty }) else { return "" }
        let words = owns.contains(where: \.isEmpty) ? "some ways ask for more" : "each way has conditions of its own"
        return (shared.isEmpty ? "" : "; ") + words
    }
}
