import NavigationGraph

extension Rule {
    /// Several modules with one name.
    static let sharedName = Rule(
        id: "shared-name", title: "Modules that share a name",
        why: "Two modules with one name are mistaken for one another, in talk and in the code.", severity: .warning
    ) { app in
        Dictionary(grouping: app.graph.modules) { $0.name.lowercased() }.values.compactMap { sharing in
            guard sharing.count > 1 else { return nil }
            let sorted = sharing.sorted { $0.id < $1.id }
            let ids = sorted.map(\.id).joined(separator: ", ")
            return Fault(
                node: sorted[0].id, subject: sorted.map(\.id),
                text: "\(sorted.count) modules are called \(sorted[0].name): \(ids)",
                advice: "give each a name of its own", place: sorted[0].place,
                related: sorted.dropFirst().compactMap { module in
                    module.place.map { Fault.Related($0, "\(module.id) is here") }
                })
        }
    }
}
