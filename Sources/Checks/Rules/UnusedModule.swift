import NavigationGraph

extension Rule {
    /// A module that nothing in the app shows or names.
    static let unusedModule = Rule(
        id: "unused-module", title: "Unused module",
        why: "No way leads to the module, and no code outside of it names one of its types: it is left over.",
        severity: .warning
    ) { app in
        guard app.hasStart else { return [] }
        // Objective-C is not read, and may open what no Swift names.
        let isMixed = app.graph.scan.objectiveCFilesWithNavigation > 0
        return app.graph.modules.filter { app.isUnused($0) }.map { module in
            Fault(
                node: module.id, subject: [module.id],
                text: "nothing \(isMixed ? "in Swift or in storyboards " : "")shows the \(module.kind.rawValue) "
                    + "\(module.id), and no \(isMixed ? "Swift" : "code") outside of it names it",
                advice: isMixed ? "remove it, unless Objective-C opens it, which is not read" : "remove it",
                place: module.place)
        }
    }
}

extension CheckedApp {
    /// Whether it is known where the app starts; where it is not, no module can be said to be out of reach.
    var hasStart: Bool {
        graph.entryPoints.contains { entry in from[entry.id]?.contains { $0.target != nil } ?? false }
    }

    /// Whether no way leads to a module and nothing names it.
    func isUnused(_ module: Module) -> Bool {
        !module.reachable && into[module.id] == nil && module.mentions.isEmpty
    }
}
