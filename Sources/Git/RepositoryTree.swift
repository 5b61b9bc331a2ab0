import SourceScan

/// The files of one state of a repository: of a commit, or of the work tree.
package protocol RepositoryTree: SourceTree {
    /// The commits that submodules stand at, by the paths of their folders from the scanned one. What is in them is
    /// not part of the tree.
    var submodules: [String: String] { get }
}
