import Facts

/// The types that the files of an app declare outside of other types, by name.
struct DeclaredTypes {
    /// A type as one file declares it.
    struct Entry {
        var file: SwiftFacts
        var declaration: TypeDeclaration
    }

    private var entries: [String: Entry] = [:]
    /// The enums, in the order of the files and of the declarations in them.
    private(set) var enums: [Entry] = []

    init(_ files: [SwiftFacts]) {
        for file in files {
            for declaration in file.declarations where declaration.kind != .extension && declaration.container == nil {
                let entry = Entry(file: file, declaration: declaration)
                entries[file.text(declaration.name)] = entry
                if declaration.kind == .enum { enums.append(entry) }
            }
        }
    }

    subscript(name: String) -> Entry? { entries[name] }
}
