import NavigationGraph

/// Folders of which no module is left: one line for those that it had.
struct GoneFolders {
    /// The changes, with one for the modules of a folder.
    let lines: [Change]
    /// The ids of the changes that are told in one line, by the first of them.
    private(set) var together: [String: [String]] = [:]

    init(_ changes: [Change], _ sides: ComparedSides) {
        let gone = changes.filter { $0.kind == .moduleRemoved && !sides.isKept($0) }
        guard gone.count >= Self.fewest else {
            lines = changes
            return
        }
        let folders = { (modules: [Module]) in modules.map { ($0, Self.folder(of: $0)) } }
        let (base, head) = (folders(sides.base.modules), folders(sides.head.modules).map(\.1))
        let names = Set(gone.compactMap(\.module))
        let left = base.filter { !names.contains(sides.name(ofBase: $0.0.id)) }.map(\.1) + head
        var folderOfModule: [String: String] = [:]
        for (module, folder) in base {
            let all = Self.ancestors(of: folder).filter { outer in !left.contains { Self.lies($0, in: outer) } }
            folderOfModule[sides.name(ofBase: module.id)] = all.first
        }
        let groups = Dictionary(grouping: gone.filter { folderOfModule[$0.module ?? ""] != nil }) {
            folderOfModule[$0.module ?? ""] ?? ""
        }.filter { $0.value.count >= Self.fewest }
        var folderOfChange: [String: String] = [:]
        for (folder, group) in groups { for change in group { folderOfChange[change.id] = folder } }
        var together: [String: [String]] = [:]
        lines = changes.compactMap { change in
            guard let folder = folderOfChange[change.id], let group = groups[folder] else { return change }
            guard change.id == group[0].id else { return nil }
            together[change.id] = group.map(\.id)
            return Self.one(group, folder)
        }
        self.together = together
    }

    /// Of two, each is told by itself.
    private static let fewest = 3

    /// The first one, which is the gravest, of all.
    private static func one(_ group: [Change], _ folder: String) -> Change {
        var first = group[0]
        let names = Sentence.some(group.map { "\(name: $0.module ?? "")" })
        first.sentence = names + " are gone, with the folder \(name: folder)."
        first.statement = nil
        return first
    }

    /// The folder that all parts of a module lie in; empty for the top one.
    private static func folder(of module: Module) -> String {
        let folders = module.components.map { $0.file.split(separator: "/").dropLast() }
        guard var common = folders.first else { return "" }
        for folder in folders { common = ArraySlice(zip(common, folder).prefix { $0 == $1 }.map(\.0)) }
        return common.joined(separator: "/")
    }

    /// A folder and those around it but for the top one, the outermost first.
    private static func ancestors(of folder: String) -> [String] {
        let names = folder.split(separator: "/")
        return names.indices.map { names[...$0].joined(separator: "/") }
    }

    private static func lies(_ folder: String, in outer: String) -> Bool {
        folder == outer || folder.hasPrefix(outer + "/")
    }
}

extension ComparedSides {
    /// Whether the code of a module is still there that is no longer on the map.
    fileprivate func isKept(_ change: Change) -> Bool {
        known.went.union(known.keptViews.keys).contains { name(ofBase: $0) == change.module }
    }
}
