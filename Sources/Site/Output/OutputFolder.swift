import Files
import Foundation

/// A folder and the folders below it, held open, so that nothing which happens to their names leads a write elsewhere.
///
/// Every step down is taken from an open folder and refuses symbolic links. The descriptors are closed when the value
/// goes away.
final class OutputFolder: Sendable {
    enum Kind {
        case none, file, folder, symbolicLink, other
    }

    /// As the user wrote it, for messages.
    let name: String
    /// By path; the folder itself is `""`.
    private let folders: [String: Int32]

    /// Opens `path`, which is made with its parents if it is not there, and the folders that `files` lie in.
    ///
    /// - Parameter creating: whether missing folders below `path` are made; else files in them count as not there.
    init(_ path: String, for files: [String], creating: Bool) throws(SiteWriteError) {
        name = path
        try Self.make(path)
        let root = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard root >= 0 else { throw .system(path: path, detail: Self.reason()) }
        var folders = ["": root]
        do throws(SiteWriteError) {
            var last: Substring = ""
            for file in files {
                guard SitePath.isSafe(file) else { throw .unsafePath(file) }
                let folder = SitePath.parts(of: file).folder
                if folder == last { continue }
                last = folder
                try Self.openParents(of: file, below: path, creating: creating, into: &folders)
            }
        } catch {
            for descriptor in folders.values { close(descriptor) }
            throw error
        }
        self.folders = folders
    }

    deinit {
        for descriptor in folders.values { close(descriptor) }
    }

    /// Makes a folder and its parents, as far as they are not there.
    private static func make(_ path: String) throws(SiteWriteError) {
        var made = path.hasPrefix("/") ? "/" : ""
        for part in path.split(separator: "/") {
            made += made.isEmpty || made == "/" ? String(part) : "/\(part)"
            guard mkdir(made, 0o777) != 0 else { continue }
            let reason = reason()
            var status = stat()
            guard stat(made, &status) == 0 else { throw .system(path: made, detail: reason) }
            if status.st_mode & S_IFMT != S_IFDIR { throw .notFolder(path: made) }
        }
    }

    private static func openParents(
        of file: String, below root: String, creating: Bool, into folders: inout [String: Int32]
    ) throws(SiteWriteError) {
        var path = ""
        for part in file.split(separator: "/").dropLast() {
            guard let parent = folders[path] else { return }
            path += path.isEmpty ? String(part) : "/\(part)"
            guard folders[path] == nil else { continue }
            let shown = "\(root)/\(path)"
            if creating, mkdirat(parent, String(part), 0o777) != 0, errno != EEXIST {
                throw .system(path: shown, detail: reason())
            }
            let descriptor = openat(parent, String(part), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            if descriptor < 0 {
                if errno == ENOENT, !creating { return }
                if kind(of: String(part), in: parent) == .symbolicLink { throw .symbolicLink(path: shown) }
                throw .system(path: shown, detail: reason())
            }
            folders[path] = descriptor
        }
    }

    // MARK: - Files

    func kind(of path: String) -> Kind {
        guard let (folder, name) = place(of: path) else { return .none }
        return Self.kind(of: name, in: folder)
    }

    /// The bytes of an ordinary file; nil where there is none.
    func contents(of path: String) -> [UInt8]? {
        guard let (folder, name) = place(of: path) else { return nil }
        let descriptor = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return try? OpenFile.bytes(of: descriptor, count: Int(status.st_size))
    }

    /// What the system says of an ordinary file; nil where there is none.
    func mark(of path: String) -> FileMark? {
        guard let (folder, name) = place(of: path) else { return nil }
        var status = stat()
        guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return nil
        }
        return FileMark(status)
    }

    /// Whether an ordinary file has exactly these bytes; reads it only when the size is the same.
    func file(_ path: String, has bytes: [UInt8]) -> Bool {
        guard let (folder, name) = place(of: path) else { return false }
        var status = stat()
        guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFREG,
            Int(status.st_size) == bytes.count
        else { return false }
        guard let contents = contents(of: path), contents.count == bytes.count else { return false }
        // Comparing arrays looks at one byte after the other.
        return contents.withUnsafeBytes { one in
            bytes.withUnsafeBytes { other in
                guard let one = one.baseAddress, let other = other.baseAddress else { return true }
                return memcmp(one, other, bytes.count) == 0
            }
        }
    }

    // MARK: - Drafts

    /// Writes what is to become a file beside its place.
    func draft(_ path: String, of bytes: [UInt8]) throws(SiteWriteError) {
        let shown = "\(name)/\(path)"
        guard let (folder, name) = place(of: path) else {
            throw .system(path: shown, detail: "its folder is not there")
        }
        let draft = Self.draft(of: name)
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        var descriptor = openat(folder, draft, flags, 0o666)
        if descriptor < 0, errno == EEXIST {
            unlinkat(folder, draft, 0)
            descriptor = openat(folder, draft, flags, 0o666)
        }
        guard descriptor >= 0 else { throw .system(path: shown, detail: Self.reason()) }
        var isWritten = Self.send(bytes, to: descriptor)
        let reason = Self.reason()
        if close(descriptor) != 0 { isWritten = false }
        guard isWritten else {
            unlinkat(folder, draft, 0)
            throw .system(path: shown, detail: reason)
        }
    }

    /// Puts a draft in its place by renaming, so that a reader sees the old bytes or the new ones.
    func placeDraft(of path: String) throws(SiteWriteError) {
        guard let (folder, name) = place(of: path) else { return }
        guard renameat(folder, Self.draft(of: name), folder, name) == 0 else {
            throw .system(path: "\(self.name)/\(path)", detail: Self.reason())
        }
    }

    func hasDraft(of path: String) -> Bool {
        place(of: path).map { Self.kind(of: Self.draft(of: $0.name), in: $0.folder) == .file } ?? false
    }

    /// The paths of the files whose drafts a run left behind that was killed.
    func leftDrafts() -> Set<String> {
        var found: Set<String> = []
        for (path, folder) in folders {
            let own = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard own >= 0 else { continue }
            guard let entries = fdopendir(own) else {
                close(own)
                continue
            }
            defer { closedir(entries) }
            while let entry = readdir(entries) {
                guard UInt8(bitPattern: entry.pointee.d_name.0) == UInt8(ascii: ".") else { continue }
                let name = withUnsafePointer(to: &entry.pointee.d_name.0) { String(cString: $0) }
                guard name.hasSuffix(Self.draftEnding) else { continue }
                let file = name.dropFirst().dropLast(Self.draftEnding.count)
                found.insert(path.isEmpty ? String(file) : "\(path)/\(file)")
            }
        }
        return found
    }

    func removeDraft(of path: String) {
        if let (folder, name) = place(of: path) { unlinkat(folder, Self.draft(of: name), 0) }
    }

    private static let draftEnding = ".wiremap-draft"

    private static func draft(of name: String) -> String { ".\(name)\(draftEnding)" }

    // MARK: - Removing and locking

    /// Removes an ordinary file; anything else stays.
    func remove(_ path: String) -> Bool {
        guard let (folder, name) = place(of: path), Self.kind(of: name, in: folder) == .file else { return false }
        return unlinkat(folder, name, 0) == 0
    }

    /// Removes the folders that `path` lies in, from the inside out, as far as they are empty.
    func removeEmptyFolders(of path: String) {
        var parts = path.split(separator: "/").dropLast()
        while let last = parts.popLast() {
            guard let parent = folders[parts.joined(separator: "/")] else { return }
            if unlinkat(parent, String(last), AT_REMOVEDIR) != 0 { return }
        }
    }

    /// Waits until no other run holds the folder, and holds it until the result goes away, or the process ends.
    ///
    /// - Returns: nil where the file system has no locks; then runs are not kept apart.
    func lock() -> OutputLock? { folders[""].flatMap(OutputLock.init) }

    // MARK: - System calls

    private func place(of path: String) -> (folder: Int32, name: String)? {
        let (folder, name) = SitePath.parts(of: path)
        return folders[String(folder)].map { ($0, String(name)) }
    }

    private static func kind(of name: String, in folder: Int32) -> Kind {
        var status = stat()
        guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return .none }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        case S_IFLNK: return .symbolicLink
        default: return .other
        }
    }

    private static func send(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var sent = 0
            while sent < buffer.count {
                let written = write(descriptor, buffer.baseAddress.map { $0 + sent }, buffer.count - sent)
                if written < 0, errno == EINTR { continue }
                if written <= 0 { return false }
                sent += written
            }
            return true
        }
    }

    private static func reason() -> String { String(cString: strerror(errno)) }
}
