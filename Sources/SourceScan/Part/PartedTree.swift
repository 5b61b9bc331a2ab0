import Diagnostics
import Facts

/// The files of an app out of all parts of its scan: listed as they were, with what they say.
package struct PartedTree: SourceTree {
    package let name: String
    package let location: [String]
    /// What the maker of the parts had to say of the app.
    package let about: [UInt8]
    package let settings: [UInt8]
    /// What the files say, for `SourceScanner`.
    package let memory = ScanMemory()
    private let listing: SourceListing
    private let files: [String: ScanPart.File]
    private let unlisted: [String: [UInt8]]

    /// - Throws: where parts are missing or do not belong together.
    package init(_ parts: [ScanPart]) throws(ScanPartFault) {
        guard let first = parts.first else { throw .nothing }
        let count = first.shard.count
        var found: Set<Int> = []
        for part in parts {
            guard part.shard.count == count else { throw .otherCount(count, part.shard.count) }
            guard part.settings == first.settings else { throw .otherSettings }
            guard found.insert(part.shard.number).inserted else { throw .twice(part.shard.number) }
        }
        let missing = (1...count).filter { !found.contains($0) }
        guard missing.isEmpty else { throw .missing(missing, of: count) }
        name = first.name
        location = first.location
        settings = first.settings
        about = parts.first { $0.shard.number == 1 }?.about ?? []
        var files: [String: ScanPart.File] = [:]
        var links: [String: String] = [:]
        var unlisted: [String: [UInt8]] = [:]
        for part in parts {
            for file in part.files {
                guard part.shard.holds(file.entry.path), files.updateValue(file, forKey: file.entry.path) == nil else {
                    throw .otherState(file: file.entry.path)
                }
            }
            links.merge(part.links) { one, _ in one }
            unlisted.merge(part.unlisted) { one, _ in one }
        }
        self.files = files
        self.unlisted = unlisted
        listing = SourceListing(
            entries: files.values.map(\.entry).sorted { $0.path < $1.path }, links: links,
            diagnostics: parts.flatMap(\.diagnostics).sorted())
        for file in files.values { try remember(file) }
    }

    private func remember(_ file: ScanPart.File) throws(ScanPartFault) {
        guard let content = file.content else { return }
        for (record, waits) in [(file.waiting, true), (file.wanted, false)] {
            guard let record else { continue }
            let path = file.entry.path
            guard let read = try? FactsRecord.decode(record, path: path, postponesTests: waits) else {
                throw .damaged
            }
            memory.keep(
                ReadFile(outcome: read.outcome, diagnostics: read.diagnostics), of: file.entry, content,
                postponesTests: waits)
        }
    }

    package func list() -> SourceListing { listing }

    package func contains(_ path: String) -> Bool { files[path] != nil || unlisted[path] != nil }

    package func content(of entry: SourceEntry) -> ContentID? { files[entry.path]?.content }

    package func bytes(of path: String, limit: Int) throws(SourceTreeFault) -> [UInt8] {
        if let fault = files[path]?.fault { throw fault }
        guard let bytes = files[path]?.bytes ?? unlisted[path] else { throw .missing }
        return bytes
    }
}
