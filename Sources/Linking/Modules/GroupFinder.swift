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
        let sorted = groups.enumerated().sorted { one, other in
            one.element == other.element
                ? one.offset < other.offset : one.element.lexicographicallyPrecedes(other.element)
        }
        fold(Folder(sorted[...], depth: 0), [])
    }

    /// `Home` of `Home/Sources/Screens`.
    private static func telling(_ folder: ArraySlice<String>) -> [String] {
        folder.lastIndex { !GroupNames.saysOnlyTheKind($0) }.map { Array(folder[...$0]) } ?? Array(folder)
    }

    /// Puts modules that are alone in their groups into a folder.
    ///
    /// - Returns: those that are still alone, for the folder above.
    @discardableResult
    private mutating func fold(_ folder: Folder, _ path: [String]) -> [Int] {
        var alone: [Int] = []
        for (name, inner) in folder.folders { alone += fold(inner, path + [name]) }
        let isTelling = path.last.map { !GroupNames.saysOnlyTheKind($0) } ?? false
        if isTelling, folder.count * 2 <= groups.count, !alone.isEmpty, folder.modules.count + alone.count > 1 {
            for module in alone { groups[module] = path }
            return []
        }
        return folder.folders.isEmpty && folder.modules.count == 1 ? folder.modules : alone
    }

    /// The groups as folders in one another.
    private struct Folder {
        var modules: [Int] = []
        var folders: [(name: String, folder: Folder)] = []
        var count = 0

        /// Sorted groups whose first `depth` folders lead here.
        init(_ groups: ArraySlice<(offset: Int, element: [String])>, depth: Int) {
            count = groups.count
            var rest = groups
            while let first = rest.first {
                guard first.element.count > depth else {
                    modules.append(first.offset)
                    rest = rest.dropFirst()
                    continue
                }
                let name = first.element[depth]
                let inside = rest.prefix { $0.element.count > depth && $0.element[depth] == name }
                folders.append((name, Folder(inside, depth: depth + 1)))
                rest = rest.dropFirst(inside.count)
            }
        }
    }
}
