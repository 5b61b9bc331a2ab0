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
        // What the files import is gathered once for all libraries: few of the names differ.
        var modules: Set<String> = []
        for file in files {
            for name in file.imports { modules.insert(file.text(name)) }
        }
        let imported = StandIn.all.filter { $0.isImported(as: modules, by: files) }
        guard !imported.isEmpty else { return [] }
        let types = DeclaredTypes(files)
        return imported.filter { types[$0.ownType] == nil }.flatMap { $0.facts(types) }
    }
}
