import SourceScan

/// A folder as it lies on disk, without what git does not keep: ignored files and submodules.
///
/// Commits never hold these, so comparing them with a commit would show them as added.
package struct WorkTree: RepositoryTree {
    private let tree: FolderTree
    /// Paths from the folder; a folder stands for all that is in it.
    private let leftOut: Set<String>
    package let submodules: [String: String]

    package var name: String { tree.name }
    package var location: [String] { tree.location }
    package var root: String { tree.root }

    package init(_ tree: FolderTree, in repository: Repository) throws(GitFault) {
        self.tree = tree
        let place = GitProgram.Place.folder(tree.root)
        let ignored = try repository.program.run(
            ["ls-files", "-z", "--others", "--ignored", "--exclude-standard", "--directory"], at: place)
        let staged = try repository.program.run(["ls-files", "-z", "--stage"], at: place)
        guard ignored.status == 0, staged.status == 0 else { throw .refused(message: ignored.message + staged.message) }
        var leftOut: Set<String> = []
        var submodules: [String: String] = [:]
        for path in ignored.output.split(separator: 0) {
            let text = String(decoding: path, as: UTF8.self)
            leftOut.insert(text.hasSuffix("/") ? String(text.dropLast()) : text)
        }
        for line in staged.output.split(separator: 0) where line.starts(with: "160000 ".utf8) {
            guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
            let path = String(decoding: line[line.index(after: tab)...], as: UTF8.self)
            leftOut.insert(path)
            submodules[path] = line[..<tab].split(separator: UInt8(ascii: " ")).dropFirst().first
                .map { String(decoding: $0, as: UTF8.self) }
        }
        self.leftOut = leftOut
        self.submodules = submodules
    }

    package func list() -> SourceListing {
        var listing = tree.list()
        guard !leftOut.isEmpty else { return listing }
        listing.entries.removeAll { isLeftOut($0.path) }
        listing.links = listing.links.filter { !isLeftOut($0.key) && !isLeftOut($0.value) }
        return listing
    }

    package func contains(_ path: String) -> Bool { !isLeftOut(path) && tree.contains(path) }

    package func bytes(of path: String, limit: Int) throws(SourceTreeFault) -> [UInt8] {
        try tree.bytes(of: path, limit: limit)
    }

    package func content(of entry: SourceEntry) -> ContentID? { tree.content(of: entry) }

    package func note(_ content: ContentID, of entry: SourceEntry) { tree.note(content, of: entry) }

    private func isLeftOut(_ path: String) -> Bool {
        var folder = path[...]
        while true {
            if leftOut.contains(String(folder)) { return true }
            guard let slash = folder.lastIndex(of: "/") else { return false }
            folder = folder[..<slash]
        }
    }
}
