import Diagnostics
import SourceScan

/// The files of a commit below a folder, before they are read.
struct RevisionTreeDraft {
    /// Files by their path from the scanned folder; a project above it begins with `../`.
    private(set) var files: [String: TreeEntry] = [:]
    private var links: [String: TreeEntry] = [:]
    private(set) var submodules: [String: String] = [:]
    private var diagnostics: [Diagnostic] = []
    private let prefix: [Substring]

    /// Nil where the commit has nothing below the repository's folder.
    init?(_ commit: String, _ repository: Repository) throws(GitFault) {
        prefix = repository.prefix.split(separator: "/")
        let all = try Self.entries(commit, repository.prefix.isEmpty ? [] : [repository.prefix + "/"], repository)
        guard !all.entries.isEmpty else { return nil }
        if all.unreadable > 0 {
            report(.warning, ".", "the folder holds a file whose name is not UTF-8; it is not read")
        }
        for entry in all.entries { add(entry) }
        try addProjectsAbove(commit, repository)
    }

    /// How many bytes the list of a commit's files may take: those of some two million files.
    private static let maximumListing = 256 << 20

    private static func entries(
        _ commit: String, _ paths: [String], _ repository: Repository
    ) throws(GitFault) -> (entries: [TreeEntry], unreadable: Int) {
        let listed = try repository.program.run(
            ["ls-tree", "-r", "-z", "-l", "--full-tree", commit, "--"] + paths, at: repository.place,
            limit: Self.maximumListing)
        guard listed.status == 0 else {
            throw .missingObject(id: commit, file: "a part of the commit", isPartial: try repository.isPartial())
        }
        return TreeEntry.parse(listed.output)
    }

    private mutating func add(_ entry: TreeEntry) {
        let parts = entry.path.split(separator: "/").dropFirst(prefix.count)
        guard let name = parts.last else { return }
        let folders = parts.dropLast()
        let path = parts.joined(separator: "/")
        if let project = folders.last, project.hasSuffix(".xcodeproj"), name == "project.pbxproj" {
            if !folders.dropLast().contains(where: { SkippedFolders.contains(String($0)) }), entry.kind == .file {
                files[path] = entry
            }
            return
        }
        guard !folders.contains(where: { $0.hasSuffix(".xcodeproj") || SkippedFolders.contains(String($0)) }) else {
            return
        }
        switch entry.kind {
        case .file: files[path] = entry
        case .link: links[path] = entry
        case .submodule: submodules[path] = entry.id
        }
    }

    /// The projects that lie directly in the folders above, as for a folder on disk.
    private mutating func addProjectsAbove(_ commit: String, _ repository: Repository) throws(GitFault) {
        for height in stride(from: 1, through: prefix.count, by: 1) {
            let folder = prefix.dropLast(height).map { $0 + "/" }.joined()
            let listed = try repository.program.run(
                ["ls-tree", "-z", "--name-only", "--full-tree", commit, "--"] + (folder.isEmpty ? [] : [folder]),
                at: repository.place)
            let projects = listed.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
                .filter { $0.hasSuffix(".xcodeproj") }
            guard !projects.isEmpty else { continue }
            let climb = String(repeating: "../", count: height)
            for entry in try Self.entries(commit, projects.map { $0 + "/project.pbxproj" }, repository).entries
            where entry.kind == .file {
                files[climb + entry.path.dropFirst(folder.count)] = entry
            }
        }
    }

    private mutating func report(_ severity: Diagnostic.Severity, _ path: String, _ message: String) {
        diagnostics.append(Diagnostic(severity, at: SourcePlace(file: path, line: 0), message))
    }

    private func kind(of path: String) -> SourceKind? {
        SourceKind(name: path.split(separator: "/").last.map(String.init) ?? path)
    }

    /// The entries whose bytes the scan may ask for.
    func wanted(limit: Int, isKnown: (ContentID, SourceKind) -> Bool) -> [TreeEntry] {
        files.filter { path, entry in
            guard entry.size <= limit, let kind = kind(of: path) else { return false }
            return !(ContentID(hexadecimal: entry.id).map { isKnown($0, kind) } ?? false)
        }.map(\.value)
            + links.values.filter { $0.size <= 4096 }
    }

    func listing(_ contents: BlobContents) -> SourceListing {
        let entries = files.compactMap { path, entry in
            kind(of: path).map { SourceEntry(path: path, size: entry.size, kind: $0) }
        }
        let resolver = LinkResolver(files: files.keys)
        var found: [String: String] = [:]
        var diagnostics = diagnostics
        for (path, entry) in links {
            guard let bytes = contents[entry.id], let target = String(validating: bytes, as: UTF8.self) else {
                continue
            }
            switch resolver.target(of: path, written: target) {
            case .inside(let place): found[path] = place
            case .outside where kind(of: path) != nil:
                diagnostics.append(
                    Diagnostic(
                        .note, at: SourcePlace(file: path, line: 0),
                        "the symbolic link leads out of the scanned folder and is not followed"))
            case .outside, .nowhere: break
            }
        }
        return SourceListing(
            entries: entries.sorted { $0.path < $1.path }, links: found, diagnostics: diagnostics.sorted())
    }
}
