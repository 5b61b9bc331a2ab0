import Facts

/// The libraries that routers are written with.
package enum Libraries {
    /// What stands for the libraries that an app imports and does not bring along, in an order of its own.
    ///
    /// Reads Swift; takes the stack that `SwiftFactReader` does.
    ///
    /// - Parameter files: what the app's files say.
    /// - Returns: files that say of themselves that they stand for a library (`SwiftFacts.isStandIn`).
    package static func standIns(beside files: [SwiftFacts]) -> [SwiftFacts] {
        let imported = imported(by: files)
        guard !imported.isEmpty else { return [] }
        let types = DeclaredTypes(files)
        return imported.filter { types[$0.ownType] == nil }.flatMap { $0.facts(types) }
    }

    /// The sources of libraries that something stands for, where these have a folder of their own: what stands for them takes
    /// their place.
    package static func ownSources(among files: [SwiftFacts]) -> [OwnSources] {
        let imported = imported(by: files)
        guard !imported.isEmpty else { return [] }
        let types = DeclaredTypes(files)
        return imported.compactMap { OwnSources(of: $0, among: files, types) }
    }

    private static func imported(by files: [SwiftFacts]) -> [StandIn] {
        // What the files import is gathered once for all libraries: few of the names differ.
        var modules: Set<String> = []
        for file in files {
            for name in file.imports { modules.insert(file.text(name)) }
        }
        return StandIn.all.filter { $0.isImported(as: modules, by: files) }
    }
}
