/// A path below the outermost folder that a scan may look into; climbing out of it leads nowhere.
///
/// Projects name their files by way of folders above the scanned root, so paths are put together from there and
/// cut down to the root at the end.
struct FolderPath: Hashable {
    /// With `/` between names; empty for the outermost folder.
    private var text: String

    init(_ components: [String]) {
        text = components.joined(separator: "/")
    }

    /// Longer paths no file system has (`PATH_MAX`).
    private static let maximumLength = 4096

    /// The path that `path`, relative to this folder, stands for; nil where it leads out, or is longer than any.
    func appending(_ path: String) -> FolderPath? {
        guard path.utf8.first != UInt8(ascii: "/"), text.utf8.count + path.utf8.count < Self.maximumLength else {
            return nil
        }
        if path.isEmpty { return self }
        var result = self
        result.text.reserveCapacity(text.utf8.count + 1 + path.utf8.count)
        // Nearly all are names.
        if path.utf8.first != UInt8(ascii: "."), !path.utf8.contains(UInt8(ascii: "/")) {
            result.enter(path)
            return result
        }
        for name in path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init) where name != "." {
            if name == ".." {
                guard result.leave() else { return nil }
            } else {
                result.enter(String(name))
            }
        }
        return result
    }

    private mutating func enter(_ name: String) {
        if !text.isEmpty { text += "/" }
        text += name
    }

    /// Whether there was a folder to leave.
    private mutating func leave() -> Bool {
        guard !text.isEmpty else { return false }
        let end = text.utf8.lastIndex(of: UInt8(ascii: "/")) ?? text.startIndex
        text.removeSubrange(end...)
        return true
    }

    /// The path relative to a root: empty for the root itself, nil where it lies elsewhere.
    func relative(to root: FolderPath) -> String? {
        guard root.holds(self) else { return nil }
        let prefix = root.text.isEmpty ? 0 : root.text.utf8.count + 1
        return String(Substring(text.utf8.dropFirst(prefix)))
    }

    /// Whether a path lies in this folder, or is it.
    func holds(_ path: FolderPath) -> Bool {
        guard !text.isEmpty else { return true }
        guard path.text.utf8.starts(with: text.utf8) else { return false }
        return path.text.utf8.dropFirst(text.utf8.count).first.map { $0 == UInt8(ascii: "/") } ?? true
    }

    /// What is in front of the last `/` of a path; empty where there is none.
    static func folder(of path: Substring) -> Substring {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? path[..<path.startIndex]
    }
}
