import NavigationGraph
import Testing

struct NestedFoldersTests {
    @Test("Whoever walks down comes to an end, however deep a graph says that its folders lie")
    func depth() {
        let deep = Array(repeating: "a", count: 100_000)
        let folders = NestedFolders([(deep, 1), (deep + ["b"], 2), (["a"], 3)])
        #expect(folders.count == 3)
        var (level, depth) = (folders, 0)
        while let next = level.folders.first?.folder { (level, depth) = (next, depth + 1) }
        #expect(depth == 64 && level.elements == [1, 2])
    }
}
