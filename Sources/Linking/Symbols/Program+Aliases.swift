import Facts

/// Other names of types that stand outside of any type: `private typealias Scene = LoginScene`.
extension Program {
    struct GlobalAlias {
        var file: Int32
        var type: TypeID
    }

    /// The alias of that name in a file itself: it goes before any type of the name, and other files may have private ones
    /// for something else.
    func ownAlias(_ name: Identifier, _ file: Int32) -> GlobalAlias? { globalAliases[name]?.last { $0.file == file } }

    /// The alias of a name that a file means: its own, else that of the nearest folder.
    func globalAlias(_ name: Identifier, near file: Int32) -> GlobalAlias? {
        guard let known = globalAliases[name] else { return nil }
        if known.count == 1 { return known[0] }
        if let own = ownAlias(name, file) { return own }
        let path = files[Int(file)].path
        return known.reversed().max {
            sharedFolders(files[Int($0.file)].path, path) < sharedFolders(files[Int($1.file)].path, path)
        }
    }
}
