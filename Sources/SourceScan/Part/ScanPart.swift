import Diagnostics
import Facts

/// What a scan reads of one share of an app's files, made on one machine to be linked on another.
///
/// A part depends on its own files, on the Xcode projects, which tell what is a test, and on the settings; not on the
/// other files, the commit, or the machine. So it has the same bytes, and the same digest, as long as these do.
package struct ScanPart: Sendable {
    /// One listed file of the share.
    struct File: Sendable {
        var entry: SourceEntry
        /// What the file holds, where its facts are there.
        var content: ContentID?
        /// The facts, as `FactsRecord` writes them, when tests wait (first) and when they are wanted.
        var waiting: [UInt8]?
        var wanted: [UInt8]?
        /// The file itself, where what it says depends on more than its bytes.
        var bytes: [UInt8]?
        /// Why the file could not be read.
        var fault: SourceTreeFault?
    }

    package var shard: Shard
    /// What the caller wants to find in all parts of one scan: its settings.
    package var settings: [UInt8]
    /// What the caller has to say of the app; in the first part only.
    package var about: [UInt8]
    var name: String
    var location: [String]
    var files: [File]
    var links: [String: String]
    var diagnostics: [Diagnostic]
    /// Files that no listing has and a project names, whichever part they are in.
    var unlisted: [String: [UInt8]]

    /// Scans a share.
    package static func scan(
        _ tree: some SourceTree, shard: Shard, options: ScanOptions, cache: FactsCache?, settings: [UInt8],
        about: [UInt8], readSwift: @escaping SourceScanner.SwiftReading,
        progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil
    ) throws(ProjectMembershipFault) -> ScanPart {
        let listing = tree.list()
        let memory = ScanMemory()
        let share = ShareTree(tree, listing: listing, shard: shard)
        _ = try SourceScanner(memory: memory, cache: cache, readSwift: readSwift)
            .scan(share, options: options, progress: progress)
        _ = SwiftSource.facts(of: memory.swift, threads: options.threads)
        let files = listing.entries.filter { shard.holds($0.path) }.map { entry in
            file(entry, memory, share.log.answer(for: entry.path))
        }
        let listed = Set(listing.entries.map(\.path))
        return ScanPart(
            shard: shard, settings: settings, about: shard.number == 1 ? about : [], name: tree.name,
            location: tree.location, files: files, links: listing.links.filter { shard.holds($0.key) },
            diagnostics: listing.diagnostics.filter { shard.holds($0.place?.file ?? "") },
            unlisted: share.log.bytes.filter { !listed.contains($0.key) })
    }

    private static func file(
        _ entry: SourceEntry, _ memory: ScanMemory, _ answer: Result<[UInt8], SourceTreeFault>?
    ) -> File {
        var file = File(entry: SourceEntry(path: entry.path, size: entry.size, kind: entry.kind))
        for waits in [true, false] {
            guard let (content, read) = memory.record(of: entry, postponesTests: waits) else { continue }
            let record = FactsRecord.encode(read.outcome, read.diagnostics, path: entry.path, importsTests: false)
            guard let record else { continue }
            file.content = content
            if waits { file.waiting = record.bytes } else { file.wanted = record.bytes }
        }
        switch answer {
        case .success(let bytes)? where file.content == nil: file.bytes = bytes
        case .failure(let fault)?: file.fault = fault
        default: break
        }
        return file
    }
}

/// A tree of which a scan sees one share, beside the files that tell what is built; it writes down what was asked for.
private struct ShareTree<Tree: SourceTree>: SourceTree {
    let tree: Tree
    let listing: SourceListing
    let log = ReadingLog()

    init(_ tree: Tree, listing: SourceListing, shard: Shard) {
        self.tree = tree
        self.listing = SourceListing(
            entries: listing.entries.filter {
                $0.kind == .project || $0.kind == .manifest || shard.holds($0.path)
            }, links: listing.links)
    }

    var name: String { tree.name }
    var location: [String] { tree.location }
    func list() -> SourceListing { listing }
    func contains(_ path: String) -> Bool { tree.contains(path) }
    /// A project goes into the part with its bytes, so that it is read.
    func content(of entry: SourceEntry) -> ContentID? { entry.kind == .project ? nil : tree.content(of: entry) }
    func note(_ content: ContentID, of entry: SourceEntry) { tree.note(content, of: entry) }

    func bytes(of path: String, limit: Int) throws(SourceTreeFault) -> [UInt8] {
        do {
            let bytes = try tree.bytes(of: path, limit: limit)
            log.note(path, .success(bytes))
            return bytes
        } catch {
            log.note(path, .failure(error))
            throw error
        }
    }
}
