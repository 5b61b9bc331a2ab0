import Foundation

/// The git repository that a folder belongs to, and the place of the folder in it.
package struct Repository: Sendable {
    package let program: GitProgram
    package let place: GitProgram.Place
    /// The path of the folder from the top of the repository, with `/` between its parts; empty at the top.
    package let prefix: String
    /// The real path of the top of the work tree; nil for a bare repository.
    package let workTree: String?
    /// The name of the folder, or of the repository where that is the folder.
    package let name: String

    /// The repository of the folder at `path`, which need not exist: a change may have removed it.
    package init(of path: String) throws(GitFault) {
        program = try GitProgram()
        var folder = URL(fileURLWithPath: path).standardizedFileURL.path
        var missing: [String] = []
        while !Self.isFolder(folder), folder != "/" {
            missing.insert(URL(fileURLWithPath: folder).lastPathComponent, at: 0)
            folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
        }
        let bare = Self.isBare(folder) ? folder : nil
        place = bare.map { .bare($0) } ?? .folder(folder)
        var inside = ""
        if bare == nil {
            let top = try program.run(["rev-parse", "--show-toplevel"], at: place)
            guard top.status == 0, let text = top.text else {
                let message = top.message
                guard message.hasPrefix("not a git repository") else { throw .refused(message: message) }
                throw missing.isEmpty ? .noRepository(path: path) : .noFolder(path: path)
            }
            workTree = text
            inside = try program.run(["rev-parse", "--show-prefix"], at: place).text ?? ""
        } else {
            workTree = nil
        }
        prefix = (inside.split(separator: "/").map(String.init) + missing).joined(separator: "/")
        let top = URL(fileURLWithPath: workTree ?? folder).lastPathComponent
        name =
            prefix.split(separator: "/").last.map(String.init)
            ?? (top.hasSuffix(".git") ? String(top.dropLast(4)) : top)
    }

    /// The folder's path on disk; nil for a bare repository.
    package var folder: String? { workTree.map { prefix.isEmpty ? $0 : "\($0)/\(prefix)" } }

    /// The id of the commit that a revision names.
    package func commit(_ revision: String) throws(GitFault) -> String {
        let isName =
            !revision.isEmpty && !revision.hasPrefix("-")
            && !revision.unicodeScalars.contains { $0.value < 0x21 || $0.value == 0x7F }
        if isName {
            let found = try program.run(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"], at: place)
            if found.status == 0, let id = found.text { return id }
        }
        if revision == "HEAD" { throw .noCommit }
        throw .noRevision(revision, isShallow: try isShallow())
    }

    /// The newest commit that both revisions descend from.
    package func mergeBase(_ base: String, _ head: String, named names: (String, String)) throws(GitFault) -> String {
        let found = try program.run(["merge-base", base, head], at: place)
        guard found.status == 0, let id = found.text, !id.isEmpty else {
            throw .noMergeBase(names.0, names.1, isShallow: try isShallow())
        }
        return String(id.prefix { !$0.isNewline })
    }

    /// The branch that pull requests go to: what `origin` calls its head, else one of the usual names.
    package func defaultBranch() throws(GitFault) -> String {
        let head = try program.run(["rev-parse", "--abbrev-ref", "--verify", "--quiet", "origin/HEAD"], at: place)
        if head.status == 0, let name = head.text, name != "origin/HEAD", !name.isEmpty { return name }
        for name in ["origin/main", "origin/master", "origin/develop", "main", "master", "develop"] {
            let found = try program.run(["rev-parse", "--verify", "--quiet", "\(name)^{commit}"], at: place)
            if found.status == 0 { return name }
        }
        throw .noDefaultBranch
    }

    /// The bytes of a file below the folder as a commit has it; nil where it has none.
    package func bytes(of file: String, in commit: String) throws(GitFault) -> [UInt8]? {
        let path = prefix.isEmpty ? file : "\(prefix)/\(file)"
        let found = try program.run(["cat-file", "blob", "\(commit):\(path)"], at: place)
        return found.status == 0 ? found.output : nil
    }

    /// The bytes of an object that a commit's tree names; nil where they are not in the clone.
    func bytes(ofObject id: String) -> [UInt8]? {
        guard let read = try? program.run(["cat-file", "blob", id], at: place), read.status == 0 else { return nil }
        return read.output
    }

    /// Whether the clone lacks the older commits.
    package func isShallow() throws(GitFault) -> Bool {
        try program.run(["rev-parse", "--is-shallow-repository"], at: place).text == "true"
    }

    /// Whether some objects were left out when the repository was cloned.
    func isPartial() throws(GitFault) -> Bool {
        try program.run(["config", "--get-regexp", "^remote\\..*\\.promisor$"], at: place).status == 0
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Whether a folder has what git's own folder has, and neither is one with a work tree nor lies in one: a commit may hold such
    /// a folder, with settings that run programs.
    private static func isBare(_ path: String) -> Bool {
        guard FileManager.default.fileExists(atPath: path + "/HEAD"), isFolder(path + "/objects"),
            isFolder(path + "/refs"), let real = realpath(path, nil)
        else { return false }
        defer { free(real) }
        var folder = URL(fileURLWithPath: String(cString: real))
        while !FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) {
            if folder.path == "/" { return true }
            folder.deleteLastPathComponent()
        }
        return false
    }
}
