import Files
import Foundation

/// The files below a folder on disk.
package struct FolderTree: SourceTree {
    package let name: String
    package let location: [String]
    /// The folder's real path, symbolic links resolved.
    package let root: String
    /// What is known of the files from earlier runs.
    private var stamps: FileStamps?

    /// The folder at this path, relative to the working folder or absolute; it may itself be a symbolic link.
    ///
    /// - Throws: where there is no such folder.
    package init(path: String) throws(SourceTreeFault) {
        root = try FolderTree.realPath(path)
        guard FileStatus(of: root)?.kind == .folder else { throw .notAFolder }
        let components = root.split(separator: "/").map(String.init)
        name = components.last ?? "/"
        location = FolderTree.location(of: components)
    }

    /// The same tree, which takes what did not change since an earlier run for known.
    package func remembering(_ stamps: FileStamps?) -> FolderTree {
        var tree = self
        tree.stamps = stamps
        return tree
    }

    package func list() -> SourceListing {
        var walk = FolderWalk(root: root)
        walk.visit()
        for height in stride(from: 1, through: location.count, by: 1) {
            walk.addProjects(above: height)
        }
        return walk.listing()
    }

    /// Files that are no sources, such as pictures, sorted; neither links nor folders that the scan skips are followed.
    ///
    /// - Parameters:
    ///   - endings: with their dots, in lower case.
    ///   - size: in bytes; larger files are left out.
    package func files(endingIn endings: [String], upTo size: Int) -> [String] {
        var walk = FolderWalk(root: root)
        return walk.files(endingIn: endings, upTo: size)
    }

    package func contains(_ path: String) -> Bool {
        var place = root
        var kind = FileStatus.Kind.folder
        for name in path.split(separator: "/", omittingEmptySubsequences: false) {
            guard kind == .folder, !["", ".", ".."].contains(name) else { return false }
            place += "/" + name
            guard let status = FileStatus(of: place) else { return false }
            kind = status.kind
        }
        return kind == .file
    }

    package func bytes(of path: String, limit: Int) throws(SourceTreeFault) -> [UInt8] {
        let descriptor = open(root + "/" + path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { throw SourceTreeFault(number: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw SourceTreeFault(number: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
        let size = Int(status.st_size)
        guard size <= limit else { throw .tooLarge(size: size, limit: limit) }
        do {
            return try OpenFile.bytes(of: descriptor, count: size)
        } catch {
            throw SourceTreeFault(number: error.number)
        }
    }

    package func content(of entry: SourceEntry) -> ContentID? {
        entry.stamp.flatMap { stamps?.content(of: entry.path, below: root, stamp: $0) }
    }

    package func note(_ content: ContentID, of entry: SourceEntry) {
        guard let stamp = entry.stamp else { return }
        stamps?.keep(content, of: entry.path, below: root, stamp: stamp)
    }

    /// Up to the folder that holds `.git`, or one folder up where there is none.
    private static func location(of components: [String]) -> [String] {
        for count in stride(from: components.count, through: 1, by: -1) {
            let folder = "/" + components.prefix(count).joined(separator: "/")
            if FileStatus(of: folder + "/.git") != nil { return Array(components.dropFirst(count)) }
        }
        return Array(components.suffix(1))
    }

    private static func realPath(_ path: String) throws(SourceTreeFault) -> String {
        guard let resolved = realpath(path, nil) else { throw SourceTreeFault(number: errno) }
        defer { free(resolved) }
        guard let text = String(validatingCString: resolved) else { throw .missing }
        return text
    }
}

extension SourceTreeFault {
    init(number: Int32) {
        switch number {
        case EACCES, EPERM: self = .permission
        case ENOENT: self = .missing
        case ENOTDIR: self = .notAFolder
        case ELOOP, EISDIR: self = .notAFile
        default: self = .system(number)
        }
    }
}
