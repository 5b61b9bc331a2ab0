/// Things by the folders that they lie in, with the folders in one another.
package struct NestedFolders<Element> {
    /// Those right in the folder, in the order in which they were given.
    package private(set) var elements: [Element] = []
    /// Sorted by name.
    package private(set) var folders: [(name: String, folder: NestedFolders)] = []
    /// How many there are in the folder and in those within it.
    package let count: Int

    /// How deep folders lie in one another; what is below belongs to the last one, so that whoever walks down comes to an end.
    private static var maximumDepth: Int { 64 }

    /// - Parameter entries: each with the folders around it, outermost first.
    package init(_ entries: [(path: [String], element: Element)]) {
        let entries = entries.map { (path: Array($0.path.prefix(Self.maximumDepth)), element: $0.element) }
        let sorted = entries.enumerated().sorted { one, other in
            one.element.path == other.element.path
                ? one.offset < other.offset : one.element.path.lexicographicallyPrecedes(other.element.path)
        }
        self.init(sorted.map(\.element)[...], depth: 0)
    }

    /// Sorted entries whose first `depth` folders lead here.
    private init(_ entries: ArraySlice<(path: [String], element: Element)>, depth: Int) {
        count = entries.count
        var rest = entries
        while let first = rest.first {
            guard first.path.count > depth else {
                elements.append(first.element)
                rest = rest.dropFirst()
                continue
            }
            let name = first.path[depth]
            let inside = rest.prefix { $0.path.count > depth && $0.path[depth] == name }
            folders.append((name, NestedFolders(inside, depth: depth + 1)))
            rest = rest.dropFirst(inside.count)
        }
    }
}
