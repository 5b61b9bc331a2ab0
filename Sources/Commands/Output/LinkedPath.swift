import Foundation

/// Where a path leads, through the symbolic links that may lie in a scanned repository.
enum LinkedPath {
    /// Whether a path leads to a place inside a folder; also of what is not there yet, and will be made in the nearest folder
    /// that is.
    static func isInside(_ path: String, of folder: String) -> Bool {
        guard let root = resolved(folder) else { return false }
        var existing = Substring(path)
        while true {
            if let resolved = resolved(existing.isEmpty ? "." : String(existing)) {
                return resolved == root || resolved.utf8.starts(with: (root + "/").utf8)
            }
            // A link that leads nowhere yet.
            if (try? FileManager.default.destinationOfSymbolicLink(atPath: String(existing))) != nil { return false }
            // Letters are bytes here as in the file system, where no accent belongs to a slash.
            existing = existing[..<(existing.utf8.lastIndex(of: UInt8(ascii: "/")) ?? existing.startIndex)]
        }
    }

    /// Whether what was typed to be written here, `site` or `build/map.json`, would be written elsewhere: somebody has put a link
    /// in its place. Who means to write outside of the working folder can say so: with `/` in front, or with `..`.
    static func leadsAway(_ typed: String) -> Bool {
        !isAbsolute(typed) && !climbs(typed) && !isInside(typed, of: ".")
    }

    static func isAbsolute(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }

    /// Whether a path has a part that leads to the folder above.
    static func climbs(_ path: String) -> Bool {
        path.utf8.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) }
    }

    private static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        let text = String(cString: resolved)
        return text == "/" ? "" : text
    }
}
