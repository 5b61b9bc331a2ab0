import Foundation

/// What the file system knows of one path, a symbolic link taken for itself.
struct FileStatus {
    enum Kind {
        case file, folder, link, other
    }

    var kind: Kind
    var size: Int
    /// Nil for what was not asked for: folders and links that are known from their entry.
    var stamp: FileStamp?

    /// Nil where there is nothing, or nothing that may be asked for.
    init?(of path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// One entry of a folder that is open; folders and links are known from the entry alone, and have no size.
    init?(of name: UnsafePointer<CChar>, type: UInt8, in folder: Int32) {
        switch Int(type) {
        case Int(DT_DIR): self.init(kind: .folder, size: 0)
        case Int(DT_LNK): self.init(kind: .link, size: 0)
        default:
            var status = stat()
            guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
            self.init(status)
        }
    }

    private init(kind: Kind, size: Int) {
        self.kind = kind
        self.size = size
        stamp = nil
    }

    private init(_ status: stat) {
        size = Int(status.st_size)
        stamp = FileStamp(status)
        switch status.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        case S_IFLNK: kind = .link
        default: kind = .other
        }
    }
}
