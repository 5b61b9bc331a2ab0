/// What entry points share that are one way in for a reader: their name, the place that handles them, and the screens that
/// they lead to. A link and the notification that hands it on are kin.
package struct EntryKinship: Hashable {
    private let name: Substring
    private let file: String
    private let line: Int
    private let routes: Set<[String]>

    /// Nil for the launch, and for an entry point without a name or a way on.
    private init?(_ entry: EntryPoint, _ routes: [Route]) {
        guard entry.kind != .launch, let name = entry.name, !routes.isEmpty else { return nil }
        (self.name, file, line) = (name, entry.file, entry.line)
        self.routes = Set(
            routes.map { [$0.target ?? $0.destination.name, $0.transition.rawValue, $0.container?.rawValue ?? ""] })
    }

    /// Those that are one way in, in the order of the first entry point of each; of each kind one at most.
    ///
    /// - Parameter outgoing: the routes of each source.
    package static func families(
        of entryPoints: [EntryPoint], outgoing: (EntryPoint.ID) -> [Route]
    ) -> [[EntryPoint]] {
        var places: [EntryKinship: Int] = [:]
        var families: [[EntryPoint]] = []
        for entry in entryPoints {
            let kinship = EntryKinship(entry, outgoing(entry.id))
            if let kinship, let place = places[kinship], !families[place].contains(where: { $0.kind == entry.kind }) {
                families[place].append(entry)
            } else {
                if let kinship { places[kinship] = families.count }
                families.append([entry])
            }
        }
        return families
    }
}
