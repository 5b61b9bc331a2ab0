import Foundation

/// What the file system knows of one path, a symbolic link taken for itself.
struct FileStatus {
    enum Kind {
        case file, folder, link, other
    }

    var kind: Kind
    var size: Int

    /// Nil where there is nothing, or nothing that may be asked for.
    init?(of path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        size = Int(status.st_size)
        switch status.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        case S_IFLNK: kind = .link
        default: kind = .other
        }
    }
}
