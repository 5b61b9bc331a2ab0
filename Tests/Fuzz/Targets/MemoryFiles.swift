import SourceScan

/// A folder of files that lie nowhere but in memory.
struct MemoryFiles: SourceTree {
    let name = "App"
    let location: [String] = []
    let files: [String: [UInt8]]

    func list() -> SourceListing {
        let entries = files.compactMap { path, bytes -> SourceEntry? in
            let name = path.split(separator: "/").last.map(String.init) ?? path
            return SourceKind(name: name).map { SourceEntry(path: path, size: bytes.count, kind: $0) }
        }
        return SourceListing(entries: entries.sorted { $0.path < $1.path })
    }

    func contains(_ path: String) -> Bool { files[path] != nil }

    func bytes(of path: String, limit: Int) throws(SourceTreeFault) -> [UInt8] {
        guard let bytes = files[path] else { throw .missing }
        guard bytes.count <= limit else { throw .tooLarge(size: bytes.count, limit: limit) }
        return bytes
    }
}
