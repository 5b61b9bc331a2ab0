/// The bytes of files by the ids of their objects, read by one `git cat-file --batch`.
struct BlobContents: Sendable {
    private var contents: [String: [UInt8]] = [:]

    subscript(id: String) -> [UInt8]? { contents[id] }

    /// - Throws: where one of them is missing.
    init(reading entries: [TreeEntry], from repository: Repository) throws(GitFault) {
        var paths: [String: String] = [:]
        for entry in entries where paths[entry.id] == nil { paths[entry.id] = entry.path }
        guard !paths.isEmpty else { return }
        let ids = paths.keys.sorted()
        let read = try repository.program.run(
            ["cat-file", "--batch"], at: repository.place, input: Array((ids.joined(separator: "\n") + "\n").utf8))
        var rest = read.output[...]
        for id in ids {
            guard let bytes = Self.next(&rest, id) else {
                throw .missingObject(id: id, file: paths[id] ?? id, isPartial: try repository.isPartial())
            }
            contents[id] = bytes
        }
    }

    /// The next object: a line with its id, kind and size, then its bytes and a line feed. Nil where it is missing.
    private static func next(_ rest: inout ArraySlice<UInt8>, _ id: String) -> [UInt8]? {
        guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let words = rest[..<end].split(separator: UInt8(ascii: " "))
        guard words.count == 3, words[0].elementsEqual(id.utf8), words[1].elementsEqual("blob".utf8),
            let size = Int(String(decoding: words[2], as: UTF8.self))
        else { return nil }
        let start = rest.index(after: end)
        guard rest.endIndex - start > size else { return nil }
        defer { rest = rest[(start + size + 1)...] }
        return Array(rest[start..<(start + size)])
    }
}
