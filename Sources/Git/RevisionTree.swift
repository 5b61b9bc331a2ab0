import Diagnostics
import SourceScan

/// The files of a commit below a folder, read from the repository's objects: no checkout, nothing on disk is touched.
///
/// What the scan can use and does not know yet is read when the tree is made, all of it by one git, so that a missing
/// object stops the run and no half of an app is compared.
package struct RevisionTree: RepositoryTree {
    package let name: String
    package let location: [String]
    package let submodules: [String: String]
    private let listing: SourceListing
    private let files: [String: TreeEntry]
    private let contents: BlobContents
    private let repository: Repository

    package func list() -> SourceListing { listing }

    package func contains(_ path: String) -> Bool { files[path] != nil }

    package func bytes(of path: String, limit: Int) throws(SourceTreeFault) -> [UInt8] {
        guard let file = files[path] else { throw .missing }
        guard file.size <= limit else { throw .tooLarge(size: file.size, limit: limit) }
        guard let bytes = contents[file.id] ?? repository.bytes(ofObject: file.id) else { throw .missing }
        if let fault = StandInContent.fault(of: bytes) { throw fault }
        return bytes
    }

    package func content(of entry: SourceEntry) -> ContentID? {
        files[entry.path].flatMap { ContentID(hexadecimal: $0.id) }
    }

    /// The trees of several commits, nil for one that has no such folder.
    ///
    /// - Parameters:
    ///   - limit: in bytes; of a greater file only the size is known.
    ///   - isKnown: whether what a file says is known without its bytes. Where that turns out to be wrong, they are read
    ///     when they are asked for.
    /// - Throws: where a commit or an object is missing.
    package static func trees(
        of commits: [String], in repository: Repository, limit: Int = 16 << 20,
        isKnown: (ContentID, SourceKind) -> Bool = { _, _ in false }
    ) throws(GitFault) -> [RevisionTree?] {
        var drafts: [RevisionTreeDraft?] = []
        for commit in commits { drafts.append(try RevisionTreeDraft(commit, repository)) }
        let wanted = drafts.flatMap { $0?.wanted(limit: limit, isKnown: isKnown) ?? [] }
        let contents = try BlobContents(reading: wanted, from: repository)
        return drafts.map { draft in
            draft.map { draft in
                RevisionTree(
                    name: repository.name, location: repository.prefix.split(separator: "/").map(String.init),
                    submodules: draft.submodules, listing: draft.listing(contents), files: draft.files,
                    contents: contents, repository: repository)
            }
        }
    }
}
