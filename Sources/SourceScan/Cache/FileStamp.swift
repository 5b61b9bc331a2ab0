import Foundation

/// What the file system knows of a file without reading it: where it is the same, so are the bytes.
package struct FileStamp: Hashable, Sendable {
    package var size: Int64
    /// When the bytes, and when the file's description changed last, in nanoseconds since 1970. The second cannot be set
    /// by a program.
    package var modified: Int64
    package var changed: Int64
    package var device: UInt64
    package var inode: UInt64

    init(_ status: stat) {
        size = Int64(status.st_size)
        modified = status.modificationTime
        changed = status.descriptionTime
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(truncatingIfNeeded: status.st_ino)
    }

    /// Nil where there is no such file.
    package init?(ofFileAt path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    init(size: Int64, modified: Int64, changed: Int64, device: UInt64, inode: UInt64) {
        self.size = size
        self.modified = modified
        self.changed = changed
        self.device = device
        self.inode = inode
    }

    /// Whether a change that followed at once would have given the file another stamp. File systems count time in
    /// steps of up to two seconds.
    ///
    /// - Parameter now: in nanoseconds since 1970.
    func isSettled(now: Int64) -> Bool { max(modified, changed) < now - 2_500_000_000 }
}

extension stat {
    /// When the bytes changed last, in nanoseconds since 1970.
    var modificationTime: Int64 {
        #if canImport(Darwin)
            nanoseconds(st_mtimespec)
        #else
            nanoseconds(st_mtim)
        #endif
    }

    /// When anything about the file changed last, in nanoseconds since 1970.
    fileprivate var descriptionTime: Int64 {
        #if canImport(Darwin)
            nanoseconds(st_ctimespec)
        #else
            nanoseconds(st_ctim)
        #endif
    }

    private func nanoseconds(_ time: timespec) -> Int64 {
        Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }
}
