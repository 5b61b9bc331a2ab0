import Diagnostics
import Facts
import Threads

/// The first stage: the files of an app to facts, in parallel.
package struct SourceScanner: Sendable {
    /// Reads one Swift file: its bytes, which are UTF-8, and its path relative to the root.
    package typealias SwiftReading =
        @Sendable (_ bytes: [UInt8], _ path: String) -> (facts: SwiftFacts, diagnostics: [Diagnostic])

    private let readSwift: SwiftReading
    private let known: KnownFacts

    /// - Parameters:
    ///   - memory: what other revisions of the app said, where several are scanned one after the other.
    ///   - cache: what files said in earlier runs of the program; the caller saves it.
    package init(memory: ScanMemory? = nil, cache: FactsCache? = nil, readSwift: @escaping SwiftReading) {
        self.readSwift = readSwift
        known = KnownFacts(memory: memory, cache: cache)
    }

    /// The facts of every file that belongs to the app.
    ///
    /// - Parameter progress: called with the number of files done and their number, from any thread but one call at a
    ///   time; the second figure may grow.
    /// - Throws: where `options` names a target that no project has.
    package func scan(
        _ tree: some SourceTree, options: ScanOptions = ScanOptions(),
        progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil
    ) throws(ProjectMembershipFault) -> ScanResult {
        let listing = tree.list()
        let wanted = listing.entries.filter {
            $0.kind == .project || $0.kind == .manifest || options.filter.admits($0.path)
        }
        // Words are read in one language; storyboards are sorted out later, by their targets.
        let translations = Translations.findTables(among: wanted.filter { $0.kind == .strings }.map(\.path))
        let entries = wanted.filter { $0.kind != .strings || !translations.contains($0.path) }
        let reading = FileReading(
            tree: tree, readSwift: readSwift, location: tree.location, links: listing.links,
            maximumFileSize: options.maximumFileSize, known: known)
        var collection = FileCollection(options: options, diagnostics: listing.diagnostics)

        // Projects are read beside the sources. What looks like a test waits for what they say; a project among tests
        // is something that they are tried on.
        var first: [SourceEntry] = []
        var postponed: [SourceEntry] = []
        for entry in entries {
            if entry.kind == .manifest || options.includeTests || !TestSources.isTestPath(entry.path) {
                first.append(entry)
            } else if entry.kind != .project {
                postponed.append(entry)
            }
        }
        collection.take(
            read(
                first, with: reading, postponesTests: !options.includeTests, options: options, done: 0,
                progress: progress))
        try collection.settleMembership(
            of: entries.filter { $0.kind == .swift }.map(\.path), exists: reading.tree.contains)

        let second = collection.wanted(among: postponed)
        collection.take(
            read(
                second, with: reading, postponesTests: false, options: options, done: first.count, progress: progress))
        collection.take(unlistedLaunchLists(of: collection, among: entries, with: reading))
        return collection.result(folder: tree.name)
    }

    private func read(
        _ entries: [SourceEntry], with reading: FileReading, postponesTests: Bool, options: ScanOptions, done: Int,
        progress: (@Sendable (Int, Int) -> Void)?
    ) -> [FileCollection.Piece] {
        // What is known of a Swift file is found sooner than it is handed to another thread.
        var pieces: [FileCollection.Piece] = []
        pieces.reserveCapacity(entries.count)
        var left: [SourceEntry] = []
        for entry in entries {
            if entry.kind == .swift, let file = reading.known(entry, postponesTests: postponesTests) {
                pieces.append(FileCollection.Piece(entry: entry, file: file))
            } else {
                left.append(entry)
            }
        }
        let (total, before) = (done + entries.count, done + pieces.count)
        return pieces
            + LargestFirst(threads: options.threads).map(
                left, size: { $0.kind == .project ? .max : $0.size }, progress: { progress?(before + $0, total) }
            ) { entry in
                FileCollection.Piece(entry: entry, file: reading.read(entry, postponesTests: postponesTests))
            }
    }

    /// A target may name any file for its information property list.
    private func unlistedLaunchLists(
        of collection: FileCollection, among entries: [SourceEntry], with reading: FileReading
    ) -> [FileCollection.Piece] {
        // Nearly all files are Swift files, and those are told by their names.
        let known = Set(entries.lazy.filter { $0.kind != .swift }.map(\.path))
        // A list that is made during the build is not there, which is no fault.
        let unlisted = collection.launchLists.filter { list in
            !known.contains(list) && !list.hasSuffix(".swift") && reading.tree.contains(list)
        }
        return unlisted.map { path in
            let entry = SourceEntry(path: path, size: 0, kind: .informationList)
            return FileCollection.Piece(entry: entry, file: reading.read(entry, postponesTests: false))
        }
    }
}
