import Configuration
import Foundation
import Git
import SourceScan

/// Which two states of a folder are compared, and how they are read: settled once from what was typed and what the
/// head's configuration says.
struct RevisionRequest: Sendable {
    struct Side: Sendable {
        /// A commit, or `worktree`.
        let name: String
        /// The commit; nil for the work tree.
        let commit: String?
        /// Nil where this state has no such folder.
        let tree: (any RepositoryTree)?
    }

    static let workTree = "worktree"

    let repository: Repository
    let base: Side
    let head: Side
    let settings: SourceSettings
    let configuration: Configuration
    let threads: Int

    /// - Throws: `CommandFailure` where the repository, a revision or the configuration cannot be used.
    init(path: String, _ revisions: RevisionOptions, _ sources: SourceOptions) throws(CommandFailure) {
        self = try CommandFailure.told { try Self(reading: path, revisions, sources) }
    }

    private init(reading path: String, _ revisions: RevisionOptions, _ sources: SourceOptions) throws {
        repository = try Repository(of: path)
        let readsWorkTree = revisions.head == nil && repository.workTree != nil
        let headName = revisions.head ?? "HEAD"
        let headCommit = try repository.commit(headName)
        let baseName = try revisions.base ?? repository.defaultBranch()
        var baseCommit = try repository.commit(baseName)
        if !revisions.exactBase {
            baseCommit = try repository.mergeBase(baseCommit, headCommit, named: (baseName, headName))
        }
        let commits = readsWorkTree ? [baseCommit] : [baseCommit, headCommit]
        let resolver = InputResolver(path: path, options: sources)
        configuration = try Self.configuration(
            repository, readsWorkTree ? nil : headCommit, resolver, isGiven: sources.config != nil)
        let settings = try resolver.settings(
            of: configuration, roots: configuration.roots.contains("") ? [] : configuration.roots)
        self.settings = settings
        let trees = try RevisionTree.trees(of: commits, in: repository) {
            settings.cache?.knows($0, $1) ?? false
        }
        base = Side(name: baseCommit, commit: baseCommit, tree: trees[0])
        head =
            readsWorkTree
            ? Side(name: Self.workTree, commit: nil, tree: try Self.workTree(repository, settings.cache))
            : Side(name: headCommit, commit: headCommit, tree: trees[1])
        threads = sources.workers
    }

    /// Nil where the folder is not there.
    private static func workTree(_ repository: Repository, _ cache: FactsCache?) throws -> (any RepositoryTree)? {
        guard let folder = repository.folder else { return nil }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            return nil
        }
        return try WorkTree(try FolderTree(path: folder).remembering(cache?.stamps), in: repository)
    }

    /// The head's own settings, so that a change of the settings is no change of the app.
    private static func configuration(
        _ repository: Repository, _ commit: String?, _ resolver: InputResolver, isGiven: Bool
    ) throws -> Configuration {
        guard let commit, !isGiven else { return try resolver.readConfiguration(in: repository.folder).0 }
        guard let bytes = try repository.bytes(of: Configuration.fileName, in: commit) else { return Configuration() }
        return try InputResolver.configuration(Data(bytes), Configuration.fileName)
    }
}
