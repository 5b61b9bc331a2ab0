import NavigationGraph

/// What routes have in common that differ only in how they are proven.
struct RouteIdentity: Hashable {
    private let texts: [String?]
    private let landsOn: [String]
    /// Where the screen is shown.
    private let file: String?
    private let line: Int?

    init(_ route: borrowing Route) {
        texts = [
            route.source, route.target, route.destination.name, route.transition.rawValue, route.option, route.method,
            route.condition, route.variant, route.container?.rawValue,
        ]
        landsOn = route.landsOn
        let evidence = route.evidence.first { $0.role == .shows }
        file = evidence?.file
        line = evidence?.line
    }

    /// By little of it, which tells nearly all routes apart.
    func hash(into hasher: inout Hasher) {
        hasher.combine(line)
        hasher.combine(texts[0])
        hasher.combine(texts[6])
    }
}
