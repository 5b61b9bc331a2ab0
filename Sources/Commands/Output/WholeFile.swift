import Foundation

/// A file that appears under its name when it is complete, and not before.
struct WholeFile {
    /// As the user gave it, for messages.
    private let path: String
    /// The final place, symbolic links resolved, so that a link stays a link; see ``LinkedPath/leadsAway(_:)``.
    private let place: String
    /// The file that is written; the same as `place` for what is no plain file, such as `/dev/null`.
    private let draft: String
    private let descriptor: Int32

    /// Opens a draft in the folder of `path`.
    init(path: String) throws(OutputFault) {
        let place = Self.resolved(path)
        var status = stat()
        let exists = stat(place, &status) == 0
        if exists, status.st_mode & S_IFMT == S_IFDIR { throw OutputFault(path: path, .isFolder) }
        let isPlain = !exists || status.st_mode & S_IFMT == S_IFREG
        if isPlain, LinkedPath.leadsAway(path) { throw OutputFault(path: path, .leadsAway) }
        let draft = isPlain ? Self.draft(of: place) : place
        let flags = isPlain ? O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW : O_WRONLY | O_CLOEXEC
        let descriptor = open(draft, flags, exists ? status.st_mode & 0o777 : 0o666)
        guard descriptor >= 0 else {
            let fault = SystemFault.last
            throw OutputFault(path: path, fault.number == ENOENT ? .noFolder : .system(fault))
        }
        self.path = path
        self.place = place
        self.draft = draft
        self.descriptor = descriptor
    }

    func append(_ bytes: [UInt8]) throws(OutputFault) {
        do {
            try Descriptor.write(bytes, to: descriptor)
        } catch {
            throw OutputFault(path: path, error)
        }
    }

    /// Closes the draft and moves it to its final place, or removes it.
    func finish() throws(OutputFault) {
        guard fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP else {
            let fault = SystemFault.last
            abandon()
            throw OutputFault(path: path, fault)
        }
        close(descriptor)
        guard draft == place || rename(draft, place) == 0 else {
            let fault = SystemFault.last
            unlink(draft)
            throw OutputFault(path: path, fault)
        }
    }

    /// Closes and removes the draft.
    func abandon() {
        close(descriptor)
        if draft != place { unlink(draft) }
    }

    private static func resolved(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// A name that no other run uses; the number of a process would be that of many runs, each in a container of its own.
    private static func draft(of place: String) -> String {
        let url = URL(fileURLWithPath: place)
        let name = ".\(url.lastPathComponent).\(String(UInt64.random(in: 0 ... .max), radix: 36)).draft"
        return url.deletingLastPathComponent().appendingPathComponent(name).path
    }
}
