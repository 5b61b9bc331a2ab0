/// Files that were renamed without their project: a target lists one that is not there, and beside its place lies one
/// that no target takes.
///
/// A revision in the middle of a change is often so. What such a file says is part of the app, though it does not build.
/// One whose path differs in case alone builds on most volumes of a Mac.
struct RenamedFiles {
    struct Pair: Hashable {
        /// What the project names.
        var listed: String
        /// What lies there.
        var found: String
    }

    /// One to one, sorted by what lies there.
    let pairs: [Pair]

    /// - Parameters:
    ///   - files: the Swift files that were found.
    ///   - exists: whether a file is there, whether or not it is wanted.
    init(_ membership: ProjectMembership, files: [String], exists: (String) -> Bool) {
        let listed = membership.listed.subtracting(files).filter { $0.hasSuffix(".swift") }
        guard !listed.isEmpty else {
            pairs = []
            return
        }
        let missing = Dictionary(grouping: listed.filter { !exists($0) }) { FolderPath.folder(of: $0[...]) }
        let spelt = Dictionary(grouping: listed) { $0.lowercased() }
        var taken: Set<String> = []
        var pairs: [Pair] = []
        let free = files.sorted().filter { membership.standing(of: $0) == .outOfTarget }
        for file in free {
            guard let name = spelt[file.lowercased()]?.min(), taken.insert(name).inserted else { continue }
            pairs.append(Pair(listed: name, found: file))
        }
        let found = Set(pairs.map(\.found))
        for file in free where !found.contains(file) {
            guard let names = missing[FolderPath.folder(of: file[...])],
                let name = names.sorted().first(where: { !taken.contains($0) && Self.areAlike($0, file) })
            else { continue }
            taken.insert(name)
            pairs.append(Pair(listed: name, found: file))
        }
        self.pairs = pairs.sorted { $0.found < $1.found }
    }

    /// Whether two names differ in their last word alone: `LoginRouter` and `LoginWireframe`.
    private static func areAlike(_ one: String, _ other: String) -> Bool {
        let (left, right) = (words(of: name(of: one)), words(of: name(of: other)))
        return left.count > 1 && left.dropLast() == right.dropLast()
    }

    /// The words of a name, each of which begins with a capital letter.
    private static func words(of name: Substring) -> [String] {
        var words: [String] = []
        for character in name {
            if character.isUppercase || words.isEmpty {
                words.append(String(character))
            } else {
                words[words.count - 1].append(character)
            }
        }
        return words
    }

    /// The file's name without its ending.
    private static func name(of path: String) -> Substring {
        let folder = FolderPath.folder(of: path[...])
        return path[folder.endIndex...].dropFirst(folder.isEmpty ? 0 : 1).dropLast(".swift".count)
    }
}
