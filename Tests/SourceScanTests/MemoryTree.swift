import Diagnostics

@testable import SourceScan

/// A tree of files that are written in the test.
struct MemoryTree: SourceTree {
    var name = "Folder"
    var location: [String] = []
    var files: [String: String]
    var links: [String: String] = [:]

    func list() -> SourceListing {
        let entries = files.compactMap { path, text -> SourceEntry? in
            let name = path.split(separator: "/").last.map(String.init) ?? path
            return SourceKind(name: name).map { SourceEntry(path: path, size: text.utf8.count, kind: $0) }
        }
        return SourceListing(entries: entries.sorted { $0.path < $1.path }, links: links)
    }

    func contains(_ path: String) -> Bool { files[path] != nil }

    func bytes(of path: String, limit: Int) throws(SourceTreeFault) -> [UInt8] {
        guard let text = files[path] else { throw .missing }
        guard text.utf8.count <= limit else { throw .tooLarge(size: text.utf8.count, limit: limit) }
        return Array(text.utf8)
    }
}
