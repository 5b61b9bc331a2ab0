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
    private let products: ProductFolder
    private let packs: [FactsPack]
    private let lock = NSLock()
    /// Every access is inside `lock`.
    nonisolated(unsafe) private var fresh: [FactsKey: [UInt8]] = [:]
    /// Those of them that are not written down yet.
    nonisolated(unsafe) private var unsaved: [FactsKey: [UInt8]] = [:]
    /// The records of files that this run asked for, some of them several times; a set of them takes longer to make.
    nonisolated(unsafe) private var met: [FactsKey] = []
    /// The other records that this run asked for.
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
        products = ProductFolder(path: folder.path)
    }

    /// What a file of this content says; nil where it is not known.
    ///
    /// - Parameters:
    ///   - postponesTests: whether a Swift file that imports a library for tests is left for later.
    ///   - kept: makes Swift facts once somebody asks.
    func outcome(
        of entry: SourceEntry, _ content: ContentID, postponesTests: Bool, _ kept: KeptSwift
    ) -> ReadFile? {
        guard let reading = FactsKey.Reading(entry.kind) else { return nil }
        if let known = decoded(FactsKey(content: content, reading: reading), entry, postponesTests, kept) {
            return known
        }
        guard reading == .swift && postponesTests else { return nil }
        return decoded(FactsKey(content: content, reading: .testMark), entry, postponesTests, kept)
    }

    private func decoded(
        _ key: FactsKey, _ entry: SourceEntry, _ postponesTests: Bool, _ kept: KeptSwift
    ) -> ReadFile? {
        guard let head = record(key) else { return nil }
        let known = try? FactsRecord.decode(head, path: entry.path, postponesTests: postponesTests) { said, count, _ in
            SwiftSource(
                path: entry.path, identity: FactsIdentity(content: key.content, said: said), expressionCount: count,
                kept: kept)
        }
        guard let known else { return nil }
        lock.withLock {
            met.append(key)
            // What the head belongs to is used with it, whether or not anybody asks.
            if key.reading == .swift { met.append(FactsKey(content: key.content, reading: .swiftFacts)) }
        }
        return ReadFile(outcome: known.outcome, diagnostics: known.diagnostics)
    }

    /// The Swift facts of a file of this content; nil where they are not there, or damaged.
    func facts(of path: String, _ content: ContentID) -> SwiftFacts? {
        record(FactsKey(content: content, reading: .swiftFacts)).flatMap { try? FactsRecord.facts(in: $0, path: path) }
    }

    private func record(_ key: FactsKey) -> [UInt8]? {
        if let record = lock.withLock({ fresh.isEmpty ? nil : fresh[key] }) { return record }
        for pack in packs {
            if let entry = pack.entry(key), let record = pack.record(entry) { return record }
        }
        return nil
    }

    /// The places in the facts of the Swift file with this content, in an order that depends only on what it says.
    package func places(in content: ContentID) -> [SwiftFacts.Place]? {
        record(FactsKey(content: content, reading: .swiftFacts)).flatMap { FactsRecord.places(in: $0) }
    }

    /// Something that was made of facts, by the digest of what it was made of.
    package func product(_ id: ContentID) -> [UInt8]? { products.read(id) }

    package func keep(product: [UInt8], of id: ContentID) { products.write(product, id) }

    /// A drawing, by the digest of all that it depends on.
    package func drawing(_ id: ContentID) -> [UInt8]? { made(FactsKey(content: id, reading: .drawing)) }

    /// Keeps a drawing; `save` writes it down.
    package func keep(drawing: [UInt8], _ id: ContentID) {
        keep(made: drawing, FactsKey(content: id, reading: .drawing))
    }

    /// What an Xcode project says, by the digest of all that it depends on.
    func project(_ id: ContentID) -> [UInt8]? { made(FactsKey(content: id, reading: .project)) }

    /// Keeps what an Xcode project says; `save` writes it down.
    func keep(project: [UInt8], _ id: ContentID) { keep(made: project, FactsKey(content: id, reading: .project)) }

    private func made(_ key: FactsKey) -> [UInt8]? {
        guard let record = record(key) else { return nil }
        lock.withLock { _ = used.insert(key) }
        return record
    }

    private func keep(made record: [UInt8], _ key: FactsKey) {
        lock.withLock {
            unsaved[key] = record
            used.insert(key)
        }
    }

    /// Whether the facts of a file of this kind and content are there; they may yet turn out to be damaged.
    package func knows(_ content: ContentID, _ kind: SourceKind) -> Bool {
        guard let reading = FactsKey.Reading(kind) else { return false }
        let key = FactsKey(content: content, reading: reading)
        let mark = FactsKey(content: content, reading: .testMark)
        return packs.contains { $0.entry(key) != nil || reading == .swift && $0.entry(mark) != nil }
    }

    /// Keeps what a file of this content says; `save` writes it down.
    ///
    /// - Returns: what Swift facts are known by.
    func keep(
        _ read: ReadFile, of entry: SourceEntry, _ content: ContentID, importsTests: Bool
    ) -> FactsIdentity? {
        guard var reading = FactsKey.Reading(entry.kind) else { return nil }
        if case .undecided = read.outcome { reading = .testMark }
        guard
            let record = FactsRecord.encode(
                read.outcome, read.diagnostics, path: entry.path, importsTests: importsTests)
        else { return nil }
        keep(record.head, FactsKey(content: content, reading: reading))
        guard let said = record.said else { return nil }
        keep(record.body, FactsKey(content: content, reading: .swiftFacts))
        return FactsIdentity(content: content, said: said)
    }

    private func keep(_ record: [UInt8], _ key: FactsKey) {
        lock.withLock {
            fresh[key] = record
            unsaved[key] = record
            met.append(key)
        }
    }

    /// Writes down what was learned. A fault costs the cache and nothing else.
    ///
    /// - Returns: whether everything could be written.
    @discardableResult
    package func save() -> Bool {
        let (unsaved, used) = lock.withLock {
            defer { self.unsaved = [:] }
            return (self.unsaved, met + self.used)
        }
        let stampsWritten = stamps.save()
        return folder.add(unsaved, used: used, from: packs) && stampsWritten
    }
}
