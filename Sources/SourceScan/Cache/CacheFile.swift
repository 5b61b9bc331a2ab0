import Foundation

/// Writes a file of the cache: whole or not at all, for this user only.
enum CacheFile {
    /// What drafts are called before they have their name.
    static let draftPrefix = ".draft-"

    /// Whether it was written. A full disk or a folder that is read-only costs the cache and nothing else.
    ///
    /// The bytes are not forced to the disk: what a power failure leaves is told by its checksum.
    static func write(_ bytes: [UInt8], as name: String, in folder: String) -> Bool {
        let draft = "\(folder)/\(draftPrefix)\(getpid())-\(UInt64.random(in: 0 ... .max))"
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return false }
        let isWhole = write(bytes, to: descriptor)
        guard close(descriptor) == 0, isWhole, rename(draft, "\(folder)/\(name)") == 0 else {
            unlink(draft)
            return false
        }
        return true
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var done = 0
            while done < buffer.count, let base = buffer.baseAddress {
                let more = Foundation.write(descriptor, base + done, buffer.count - done)
                if more < 0 && errno == EINTR { continue }
                if more <= 0 { return false }
                done += more
            }
            return true
        }
    }

    /// The bytes of a plain file of at most `limit` bytes.
    static func read(_ path: String, limit: Int) -> [UInt8]? {
        let slash = path.lastIndex(of: "/") ?? path.startIndex
        guard let tree = try? FolderTree(path: String(path[..<slash])) else { return nil }
        return try? tree.bytes(of: String(path[path.index(after: slash)...]), limit: limit)
    }

    /// The folder, made where it is not there, for this user only.
    static func makeFolder(_ path: String) -> Bool {
        var attributes: [FileAttributeKey: Any] = [:]
        attributes[.posixPermissions] = 0o700
        try? FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: attributes)
        return access(path, R_OK | W_OK | X_OK) == 0
    }
}
