import NavigationGraph

/// Ways into the app that are one for a reader: entry points of one name which one place handles and which lead to the
/// same screens, such as a link and the notification that hands it on.
struct EntryFamily: Sendable {
    /// Never empty, in the order of the graph.
    let entries: [EntryPoint]
    /// Its place among all of them, from 1.
    let number: Int

    /// *Deep link and notification orders*.
    var label: String {
        guard entries.count > 1, let last = entries.last else { return entries.first?.label ?? "" }
        let kinds = entries.dropLast().map(\.kindLabel) + [last.label]
        return kinds.enumerated().map { $0 == 0 ? $1 : $1.prefix(1).lowercased() + $1.dropFirst() }
            .joined(separator: " and ")
    }

    /// Where it stands on the page of the entry points.
    var place: String { "\(SitePath.entryPoints)#\(anchor)" }
    var anchor: String { "entry-\(number)" }

    /// In the order of the first entry point of each.
    ///
    /// - Parameter outgoing: the routes of each source.
    static func all(_ entryPoints: [EntryPoint], outgoing: [String: [Route]]) -> [EntryFamily] {
        EntryKinship.families(of: entryPoints, outgoing: { outgoing[$0] ?? [] }).enumerated().map {
            EntryFamily(entries: $1, number: $0 + 1)
        }
    }
}
