import NavigationGraph

/// Finds the groups of modules by the folders that they lie in.
///
/// A group is the parent of a module's folder; or the folder itself, where others lie in folders of theirs within it: the
/// screen of `Login` beside `Login/Registration`. A group of one module says nothing that its module does not: it goes into
/// the next folder above that holds others too, unless that is around most of the app. Folders at the end of a group that
/// say only what kind of thing they hold are left out, unless all do.
struct GroupFinder {
    /// In the order of the modules.
    private(set) var groups: [[String]]

    /// - Parameter folders: of each module.
    init(folders: [[String]]) {
        groups = folders.map { Self.telling($0.dropLast()) }
        let around = Set(groups)
        for (index, folder) in folders.enumerated() {
            let own = Self.telling(folder[...])
            if own.count > groups[index].count, around.contains(own) { groups[index] = own }
        }
        let top = Self.full(folders, atMost: folders.count / 2)
        for (index, folder) in folders.enumerated() where groups[index].isEmpty && top.contains(folder) {
            groups[index] = folder
        }
        fold(NestedFolders(groups.enumerated().map { (path: $0.element, element: $0.offset) }), [])
    }

    /// A folder at the top with fewer modules right in it is one module's, with the parts that it has by the way.
    private static let fewest = 4

    /// The folders at the top that hold many modules by themselves, and not most of the app: a target's whose files lie
    /// side by side.
    private static func full(_ folders: [[String]], atMost maximum: Int) -> Set<[String]> {
        let top = folders.filter { $0.count == 1 && !GroupNames.saysOnlyTheKind($0[0]) }
        let counts = Dictionary(grouping: top) { $0 }.mapValues(\.count)
        return Set(counts.filter { $0.value >= fewest && $0.value <= maximum }.keys)
    }

    /// `Home` of `Home/Sources/Screens`.
    private static func telling(_ folder: ArraySlice<String>) -> [String] {
        folder.lastIndex { !GroupNames.saysOnlyTheKind($0) }.map { Array(folder[...$0]) } ?? Array(folder)
    }

    /// Puts modules that are alone in their groups into a folder.
    ///
    /// - Returns: those that are still alone, for the folder above.
    @discardableResult
    private mutating func fold(_ folder: NestedFolders<Int>, _ path: [String]) -> [Int] {
        var alone: [Int] = []
        for (name, inner) in folder.folders { alone += fold(inner, path + [name]) }
        let isTelling = path.last.map { !GroupNames.saysOnlyTheKind($0) } ?? false
        if isTelling, folder.count * 2 <= groups.count, !alone.isEmpty, folder.elements.count + alone.count > 1 {
            for module in alone { groups[module] = path }
            return []
        }
        return folder.folders.isEmpty && folder.elements.count == 1 ? folder.elements : alone
    }
}
