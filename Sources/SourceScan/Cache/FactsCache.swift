import Diagnostics
import Facts
import Foundation

/// What files said in earlier runs, by their content: shared by work trees, branches and revisions, and by all apps of
/// a user.
///
/// The folder holds packs, which never change once they are there, so that any number of processes may read and write
/// at the same time without waiting for one another: a run adds a pack with what it read anew. `PackFolder` puts small
/// packs together and keeps the folder below its limit. What is damaged is as good as not there.
package final class FactsCache: Sendable {
    /// The bound of the folder in bytes, where none is given.
    package static let usualLimit = 512 << 20

    package let stamps: FileStamps
    private let folder: PackFolder
    private let packs: [FactsPack]
    private let lock = NSLock()
    /// Every access is inside `lock`.
    nonisolated(unsafe) private var fresh: [FactsKey: [UInt8]] = [:]
    nonisolated(unsafe) private var used: Set<FactsKey> = []

    /// - Parameters:
    ///   - path: the folder, which is made where it is not there.
    ///   - program: the version of the program, which a file may be named by.
    ///   - limit: in bytes.
    /// - Returns: nil where the folder cannot be made, read and written.
    package init?(path: String, program: String, limit: Int = FactsCache.usualLimit) {
        guard let folder = PackFolder(path: path, program: program, limit: limit) else { return nil }
        self.folder = folder
        packs = folder.packs()
        stamps = FileStamps(folder: folder.path)
    }

    /// What a file of this content says; nil where it is not known.
    ///
    /// - Parameter postponesTests: whether a Swift file that imports a library for tests is left for later.
    func outcome(
        of entry: SourceEntry, _ content: ContentID, postponesTests: Bool
    ) -> (FileOutcome, [Diagnostic])? {
        guard let reading = FactsKey.Reading(entry.kind) else { return nil }
        if reading == .swift && postponesTests,
            let mark = decoded(FactsKey(content: content, reading: .testMark), entry, postponesTests)
        {
            return mark
        }
        return decoded(FactsKey(content: content, reading: reading), entry, postponesTests)
    }

    private func decoded(
        _ key: FactsKey, _ entry: SourceEntry, _ postponesTests: Bool
    ) -> (FileOutcome, [Diagnostic])? {
        guard let record = record(key),
            let known = try? FactsRecord.decode(record, path: entry.path, postponesTests: postponesTests)
        else { return nil }
        lock.withLock { _ = used.insert(key) }
        return known
    }

    private func record(_ key: FactsKey) -> [UInt8]? {
        if let record = lock.withLock({ fresh[key] }) { return record }
        for pack in packs {
            if let entry = pack.entry(key), let record = pack.record(entry) { return record }
        }
        return nil
    }

    /// Whether the facts of a file of this kind and content are there; they may yet turn out to be damaged.
    package func knows(_ content: ContentID, _ kind: SourceKind) -> Bool {
        guard let reading = FactsKey.Reading(kind) else { return false }
        let key = FactsKey(content: content, reading: reading)
        let mark = FactsKey(content: content, reading: .testMark)
        return packs.contains { $0.entry(key) != nil || reading == .swift && $0.entry(mark) != nil }
    }

    /// Keeps what a file of this content says; `save` writes it down.
    func keep(
        _ outcome: FileOutcome, _ diagnostics: [Diagnostic], of entry: SourceEntry, _ content: ContentID,
        importsTests: Bool
    ) {
        guard var reading = FactsKey.Reading(entry.kind) else { return }
        if case .undecided = outcome { reading = .testMark }
        guard
            let record = FactsRecord.encode(outcome, diagnostics, path: entry.path, importsTests: importsTests)
        else { return }
        let key = FactsKey(content: content, reading: reading)
        lock.withLock {
            fresh[key] = record
            used.insert(key)
        }
    }

    /// Writes down what was learned. A fault costs the cache and nothing else.
    ///
    /// - Returns: whether everything could be written.
    @discardableResult
    package func save() -> Bool {
        let (fresh, used) = lock.withLock {
            defer { self.fresh = [:] }
            return (self.fresh, self.used)
        }
        let stampsWritten = stamps.save()
        return folder.add(fresh, used: used, from: packs) && stampsWritten
    }
}
