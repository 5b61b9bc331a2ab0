/// What the sources of one state declare.
package struct DeclaredNames: Sendable {
    /// The names of types, members, cases, parameters and variables.
    package var names: Set<String>
    /// The files in which types are declared, by the types' own names.
    package var files: [String: Set<String>]
    /// How many expressions each file has, which tells files apart that say something else.
    package var sizes: [String: Int]

    package init(names: Set<String> = [], files: [String: Set<String>] = [:], sizes: [String: Int] = [:]) {
        self.names = names
        self.files = files
        self.sizes = sizes
    }

    /// Whether a type was declared before that is declared now in a file: there, or in one that declares it no longer. A type
    /// of that name somewhere else is another one.
    ///
    /// - Parameters:
    ///   - type: its name, with those of the types around it.
    ///   - other: what the other state declares, which has the type in `file`.
    func declares(_ type: String, nowIn file: String, of other: DeclaredNames?) -> Bool {
        let parts = type.split(separator: ".").map(String.init)
        guard parts.allSatisfy(names.contains), let name = parts.last else { return false }
        guard let before = files[name], let after = other?.files[name] else { return true }
        return before.contains(file) || !before.isSubset(of: after)
    }
}
