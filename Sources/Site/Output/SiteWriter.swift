import Foundation
import Threads

/// Puts a site into a folder: writes what changed, removes what an earlier run wrote and this one does not, and touches
/// nothing else.
///
/// All that changed is written beside its place before any of it is put in place, by renaming: what ends a run before
/// that, a full disk or a kill, leaves the old site as it was. What is new is put in place before what leads there, and
/// what nothing leads to any more is removed last, so that a reader meets no missing page even in between. Ctrl-C and other
/// requests to end wait until all is in place.
package struct SiteWriter: Sendable {
    /// What a run did to the folder.
    package struct Outcome: Hashable, Sendable {
        package var written: Int
        package var unchanged: Int
        package var removed: Int
        /// How many files were made, to be compared with what is there; the others were known to be what they would be.
        package var made: Int
    }

    /// The output folder, as the user wrote it.
    private let folder: String
    /// At least 1.
    private let threads: Int
    private let memory: PageMemory?

    /// - Parameter memory: what earlier runs put into the folder; nil to make every page.
    package init(
        folder: String, threads: Int = ProcessInfo.processInfo.activeProcessorCount, memory: PageMemory? = nil
    ) {
        self.folder = folder
        self.threads = max(1, threads)
        self.memory = memory
    }

    /// Makes the pages and puts them in place; waits while another run writes into the folder.
    ///
    /// A page that the memory knows is not made where all that it is made of is as it was, and the file in the folder too.
    ///
    /// The manifest names the new files before the first of them is written: a run that is cut short leaves nothing that
    /// the next one would not know.
    ///
    /// - Throws: `SiteWriteError`; before anything was written where something foreign is in the way.
    package func write(_ site: SiteBuilder) throws(SiteWriteError) -> Outcome {
        let root = try OutputFolder(folder, for: [], creating: false)
        let lock = root.lock()
        defer { withExtendedLifetime(lock) {} }
        let old = root.contents(of: SiteManifest.fileName)
        let earlier = old.flatMap { SiteManifest(bytes: $0) }?.files ?? []
        let known = Set(earlier)
        let added = site.paths.indices.filter { !known.contains(site.paths[$0]) }
        let before = try OutputFolder(folder, for: added.map { site.paths[$0] }, creating: false)
        for index in added {
            let path = site.paths[index]
            if before.kind(of: path) != .none, !before.file(path, has: site.page(at: index).bytes) {
                throw .foreign(path: "\(folder)/\(path)")
            }
        }

        let output = try OutputFolder(folder, for: site.paths, creating: true)
        let isSame = added.isEmpty && known.count == site.paths.count
        let manifest = SiteManifest(isSame ? earlier : site.paths)
        let whole = isSame ? manifest : SiteManifest(earlier + site.paths)
        try put(whole, into: output)
        let remembered = memory.map { RememberedPages(site, $0) }
        let pieces = try draft(site, remembered, in: output)
        let changed = pieces.flatMap(\.changed)
        let removed = try HeldSignals.during { () throws(SiteWriteError) in
            try place(changed, in: output)
            let removed = isSame ? 0 : try remove(known.subtracting(site.paths))
            if manifest != whole { try put(manifest, into: output) }
            return removed
        }
        remembered?.keep(pieces.compactMap(\.kept))
        return Outcome(
            written: changed.count, unchanged: site.paths.count - changed.count, removed: removed,
            made: pieces.reduce(0) { $0 + $1.made })
    }

    /// Puts drafts in place, those of new pages first.
    private func place(_ changed: [String], in output: OutputFolder) throws(SiteWriteError) {
        var replacing: [String] = []
        var new: [String] = []
        for path in changed {
            if output.kind(of: path) == .none { new.append(path) } else { replacing.append(path) }
        }
        for path in new { try output.placeDraft(of: path) }
        for path in replacing where output.hasDraft(of: path) { try output.placeDraft(of: path) }
    }

    private func put(_ manifest: SiteManifest, into output: OutputFolder) throws(SiteWriteError) {
        guard !output.file(SiteManifest.fileName, has: manifest.bytes) else { return }
        try output.draft(SiteManifest.fileName, of: manifest.bytes)
        try output.placeDraft(of: SiteManifest.fileName)
    }

    private struct Drafted: Sendable {
        /// The paths of the pages that changed.
        var changed: [String] = []
        /// How many pages were made.
        var made = 0
        var kept: KeptPages.Piece?
    }

    /// Writes the pages that changed beside their places; all of them, or none.
    ///
    /// - Returns: in the order of the pieces.
    private func draft(
        _ site: SiteBuilder, _ remembered: RememberedPages?, in output: OutputFolder
    ) throws(SiteWriteError) -> [Drafted] {
        // An earlier run may have been killed before it put its drafts in place.
        let left = output.leftDrafts()
        let results = LargestFirst(threads: threads).map(site.pieces, size: { site.size(of: $0) }) {
            places -> Result<Drafted, SiteWriteError> in
            Result { () throws(SiteWriteError) in
                for place in places where left.contains(site.paths[place]) {
                    output.removeDraft(of: site.paths[place])
                }
                if let kept = remembered?.unchanged(places, in: output) { return Drafted(kept: kept) }
                let (pages, inputs) = site.made(places, notes: remembered != nil)
                var drafted = Drafted(made: pages.count, kept: remembered?.piece(of: pages, inputs))
                for page in pages where !output.file(page.path, has: page.bytes) {
                    try output.draft(page.path, of: page.bytes)
                    drafted.changed.append(page.path)
                }
                return drafted
            }
        }
        do {
            var drafted: [Drafted] = []
            for result in results { drafted.append(try result.get()) }
            return drafted
        } catch {
            for path in site.paths { output.removeDraft(of: path) }
            throw error
        }
    }

    /// How many of the stale files were removed; a link that took the place of a folder is left with what is behind it.
    private func remove(_ stale: Set<String>) throws(SiteWriteError) -> Int {
        var removed = 0
        for path in stale.sorted() {
            guard let output = try? OutputFolder(folder, for: [path], creating: false) else { continue }
            output.removeDraft(of: path)
            if output.remove(path) { removed += 1 }
            output.removeEmptyFolders(of: path)
        }
        return removed
    }
}
