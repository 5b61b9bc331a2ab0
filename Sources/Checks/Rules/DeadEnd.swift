import NavigationGraph

extension Rule {
    /// A screen that covers all others and that the user cannot leave.
    static let deadEnd = Rule(
        id: "dead-end", title: "Dead end",
        why:
            "The screen takes the whole window and nothing in it leads on or back, so that the user is caught. Screens "
            + "with a way back of the system's (a navigation bar, a sheet), parts of other screens, and modules that "
            + "hand back to a delegate are none.",
        severity: .warning
    ) { app in
        let unresolved = Set(app.graph.unresolved.compactMap(\.owner))
        // What they make the root of a stack may be that of a stack in them, and stand beside the rest of the screen.
        let holders = Set(app.graph.routes.filter { $0.transition == .embed && $0.target == nil }.map(\.source))
        return app.graph.modules.compactMap { module in
            guard module.kind != .coordinator, app.from[module.id] == nil, module.outputs.isEmpty,
                let routes = app.into[module.id],
                routes.allSatisfy({ $0.isCovering && !holders.contains($0.source) }),
                !module.components.contains(where: { unresolved.contains($0.type) }),
                // A way out that is declared and that could not be followed may lead on.
                module.options.allSatisfy(\.idle)
            else { return nil }
            return Fault(
                node: module.id, subject: [module.id],
                text: "\(module.id) takes the whole window, and nothing in it leads on or back",
                advice: "give it a way out, or a delegate that takes over",
                place: module.place,
                related: routes.prefix(3).compactMap { route in
                    route.place.map { Fault.Related($0, "\(route.source) shows it by \(route.transition.rawValue)") }
                })
        }
    }
}

extension Route {
    /// Whether the target is all that the user sees, without a bar or a gesture of the system's that leads back.
    ///
    /// What takes the place of another screen stands on the rest of a stack, or beside a menu or a list.
    fileprivate var isCovering: Bool { transition == .root && container == nil }
}
