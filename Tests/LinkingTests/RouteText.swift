import NavigationGraph

extension NavigationGraph {
    /// Every route on a line, for messages of tests and for comparison: `Login -> Home push [navigate(to:)] if isNew`.
    var routeLines: [String] {
        sorted().routes.map { route in
            let target = route.target ?? "(\(route.destination.kind.rawValue) \(route.destination.name))"
            let parts: [String?] = [
                "\(route.source) -> \(target) \(route.transition.rawValue)",
                route.container.map { "in \($0.rawValue)" },
                route.variant.map { "variant \($0)" },
                route.option.map { ".\($0)" },
                route.method.map { "[\($0)]" },
                route.condition.map { "if \($0)" },
                route.confidence == .exact ? nil : route.confidence.rawValue,
                route.neverTriggered ? "never triggered" : nil,
            ]
            return parts.compactMap(\.self).joined(separator: " ")
        }
    }

    /// Source, target and transition of every route, without repetition: `Login -> Home push`.
    var edges: [String] {
        Set(
            routes.map { route in
                "\(route.source) -> \(route.target ?? "(\(route.destination.kind.rawValue))") \(route.transition.rawValue)"
            }
        ).sorted()
    }
}
