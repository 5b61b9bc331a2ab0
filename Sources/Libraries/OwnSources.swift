import Facts

/// The sources of a library that lie in the scan beside code which imports the library: its own repository with an example,
/// or a copy in an app's.
///
/// They navigate with what they are handed, as all code of the library's users, and make nodes of what only draws or
/// animates; what stands for the library says what it does with screens, and takes their place.
package struct OwnSources: Sendable {
    /// The name by which files import the library, which is that of its folder.
    package let module: String
    /// The library's folder, without a slash at its end.
    package let folder: String

    /// Nil where the library's sources are not in the scan, or in no folder of their own: beside files that import it, or in
    /// one that is not called as the library is.
    init?(of library: StandIn, among files: [SwiftFacts], _ types: DeclaredTypes) {
        guard let path = types[library.ownType]?.file.path else { return nil }
        let folders = path.split(separator: "/").dropLast()
        let users = files.filter { file in file.imports.contains { library.modules.contains(file.text($0)) } }
        let candidates = folders.indices.lazy.filter { library.modules.contains(String(folders[$0])) }
            .map { folders[...$0].joined(separator: "/") }
        guard let folder = candidates.first(where: { folder in !users.contains { Self.holds(folder, $0) } }) else {
            return nil
        }
        self.folder = folder
        module = folder.split(separator: "/").last.map(String.init) ?? folder
    }

    /// Whether a file is one of them.
    package func contain(_ file: SwiftFacts) -> Bool { Self.holds(folder, file) }

    private static func holds(_ folder: String, _ file: SwiftFacts) -> Bool { file.path.hasPrefix(folder + "/") }
}
