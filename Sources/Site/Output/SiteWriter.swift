import Foundation

/// Puts a site into a folder: writes what changed, removes what an earlier run wrote and this one does not, and touches
/// nothing else.
package struct SiteWriter: Sendable {
    /// What a run did to the folder.
    package struct Outcome: Hashable, Sendable {
        package var written: Int
        package var unchanged: Int
        package var removed: Int
    }

    /// The output folder, as the user wrote it.
    private let folder: String
    /// At least 1.
    private let threads: Int

    package init(folder: String, threads: Int = ProcessInfo.processInfo.activeProcessorCount) {
        self.folder = folder
        self.threads = max(1, threads)
    }

    /// Makes the pages and puts them in place.
    ///
    /// The manifest names the new files before the first of them is written: a run that is cut short leaves nothing that
    /// the next one would not know.
    ///
    /// - Throws: `SiteWriteError`; before anything was written where something foreign is in the way.
    package func write(_ site: SiteBuilder) throws(SiteWriteError) -> Outcome {
        let old = try OutputFolder(folder, for: [], creating: false).contents(of: SiteManifest.fileName)
        let earlier = old.flatMap { SiteManifest(bytes: $0) }?.files ?? []
        let known = Set(earlier)
        let before = try OutputFolder(folder, for: site.paths, creating: false)
        for index in site.paths.indices where !known.contains(site.paths[index]) {
            let path = site.paths[index]
            if before.kind(of: path) != .none, !before.file(path, has: site.page(at: index).bytes) {
                throw .foreign(path: "\(folder)/\(path)")
            }
        }

        let output = try OutputFolder(folder, for: site.paths, creating: true)
        try put(SiteManifest(earlier + site.paths), into: output)
        let isWritten = try write(site, into: output)
        let removed = try remove(Set(earlier).subtracting(site.paths))
        try put(SiteManifest(site.paths), into: output)
        let written = isWritten.count { $0 }
        return Outcome(written: written, unchanged: isWritten.count - written, removed: removed)
    }

    private func put(_ manifest: SiteManifest, into output: OutputFolder) throws(SiteWriteError) {
        guard !output.file(SiteManifest.fileName, has: manifest.bytes) else { return }
        try output.replace(SiteManifest.fileName, with: manifest.bytes)
    }

    /// Whether each page was written, in the order of the pages.
    private func write(_ site: SiteBuilder, into output: OutputFolder) throws(SiteWriteError) -> [Bool] {
        let results = PageQueue.run(count: site.paths.count, threads: threads) {
            index -> Result<Bool, SiteWriteError> in
            let page = site.page(at: index)
            guard !output.file(page.path, has: page.bytes) else { return .success(false) }
            return Result { () throws(SiteWriteError) in
                try output.replace(page.path, with: page.bytes)
                return true
            }
        }
        var written: [Bool] = []
        for result in results { written.append(try result.get()) }
        return written
    }

    /// How many of the stale files were removed; a link that took the place of a folder is left with what is behind it.
    private func remove(_ stale: Set<String>) throws(SiteWriteError) -> Int {
        var removed = 0
        for path in stale.sorted() {
            guard let output = try? OutputFolder(folder, for: [path], creating: false) else { continue }
            if output.remove(path) { removed += 1 }
            output.removeEmptyFolders(of: path)
        }
        return removed
    }
}
