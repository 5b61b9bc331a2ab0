import Diagnostics

/// Where the files of an app come from: a folder on disk, or another stand-in for one, such as a git revision.
package protocol SourceTree: Sendable {
    /// The name of the root folder, for an app that has no project to name it.
    var name: String { get }

    /// The names of the folders from the outermost one that may be looked into down to the root.
    ///
    /// Empty where nothing above the root is looked into. A path of a project above the root climbs at most as many
    /// folders as there are names here.
    var location: [String] { get }

    /// Every file that the scan can use, in the order of their paths.
    func list() -> SourceListing

    /// Whether a plain file lies at this path below the root, with no symbolic link on the way.
    func contains(_ path: String) -> Bool

    /// The bytes of one file that is listed or that the tree contains.
    ///
    /// - Throws: where the file cannot be read, or has more than `limit` bytes.
    func bytes(of path: String, limit: Int) throws(SourceTreeFault) -> [UInt8]

    /// What a listed file holds, where that is known without reading it.
    func content(of entry: SourceEntry) -> ContentID?

    /// Takes note of what a listed file held when it was read.
    func note(_ content: ContentID, of entry: SourceEntry)
}

extension SourceTree {
    package func content(of entry: SourceEntry) -> ContentID? { nil }

    package func note(_ content: ContentID, of entry: SourceEntry) {}
}

/// What a tree holds.
package struct SourceListing: Sendable {
    /// Sorted by path, each path once.
    package var entries: [SourceEntry]
    /// Symbolic links below the root and the files or folders below the root that they stand for.
    ///
    /// They are not followed, because their targets are listed in their own place; an Xcode project may know a file by
    /// such a link.
    package var links: [String: String]
    /// Folders that cannot be read, links that lead out of the root, names that are not text.
    package var diagnostics: [Diagnostic]

    package init(entries: [SourceEntry] = [], links: [String: String] = [:], diagnostics: [Diagnostic] = []) {
        self.entries = entries
        self.links = links
        self.diagnostics = diagnostics
    }
}

/// Why a file or a folder gives no bytes.
package enum SourceTreeFault: Error, Hashable, Sendable {
    case permission
    case missing
    case notAFile
    case notAFolder
    /// The size, where known, and the limit, in bytes.
    case tooLarge(size: Int, limit: Int)
    /// A pointer of Git LFS stands in place of the file.
    case pointer
    /// What git-crypt made of the file stands there.
    case encrypted
    /// The system's number of any other error.
    case system(Int32)
}

extension SourceTreeFault: CustomStringConvertible {
    /// The reason, fit to follow "cannot be read: ".
    package var description: String {
        switch self {
        case .permission: "permission is denied"
        case .missing: "it does not exist"
        case .notAFile: "it is not a plain file"
        case .notAFolder: "it is not a folder"
        case .tooLarge(let size, let limit): "it has \(size) bytes, more than the limit of \(limit)"
        case .pointer: "only a Git LFS pointer to it is here"
        case .encrypted: "git-crypt keeps it encrypted"
        case .system(let number): "the system reports error \(number)"
        }
    }

    /// What helps, as one sentence without a full stop.
    package var advice: String? {
        switch self {
        case .pointer: "`git lfs pull` brings the files of a work tree; what a commit keeps in Git LFS is not read"
        case .encrypted: "`git-crypt unlock` opens the files of a work tree; what a commit keeps encrypted is not read"
        default: nil
        }
    }
}
