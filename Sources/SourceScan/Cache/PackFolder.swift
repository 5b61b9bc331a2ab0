import Foundation

/// The folder of the packs: adds to them, puts small ones together, and throws away what was not used for long.
struct PackFolder: Sendable {
    /// For this version of the facts.
    let path: String
    private let root: String
    private let limit: Int

    private static let ending = ".pack"
    /// More packs than these are put together.
    private static let mostPacks = 8
    /// What has not been touched for so long is nobody's draft, and of no version that is in use.
    private static let oldAge: TimeInterval = 14 * 24 * 60 * 60

    /// Nil where the folder cannot be made, read and written.
    ///
    /// - Parameter program: the version of the program; what one made, another does not trust.
    init?(path: String, program: String, limit: Int) {
        root = path
        self.path = "\(path)/facts-\(FactsRecord.version)-\(program)"
        self.limit = limit
        guard CacheFile.makeFolder(self.path) else { return nil }
    }

    /// The packs that can be read, the largest first; others are removed.
    func packs() -> [FactsPack] {
        files(in: path).filter { $0.name.hasSuffix(PackFolder.ending) }.compactMap { file in
            if let pack = FactsPack(path: file.path) { return pack }
            // One that cannot be opened now, as there are too many open files, may be read another time.
            let descriptor = open(file.path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
            if descriptor >= 0 {
                close(descriptor)
                unlink(file.path)
            }
            return nil
        }.sorted { ($1.size, $0.path) < ($0.size, $1.path) }
    }

    /// Adds records that no pack has, and keeps the folder in order.
    ///
    /// - Parameters:
    ///   - used: the records that this run needed, in `packs` or among the new ones.
    ///   - packs: those that this run read from.
    func add(_ records: [FactsKey: [UInt8]], used: [FactsKey], from packs: [FactsPack]) -> Bool {
        touch(packs, used)
        if !records.isEmpty {
            guard write(records) else { return false }
            tidy(Set(used))
        }
        return true
    }

    private func write(_ records: [FactsKey: [UInt8]]) -> Bool {
        let bytes = FactsPack.bytes(of: records)
        return CacheFile.write(bytes, as: ContentID(of: bytes).hexadecimal + PackFolder.ending, in: path)
    }

    /// A pack's time tells when it was used last, to the hour.
    private func touch(_ packs: [FactsPack], _ used: [FactsKey]) {
        let hour = Date().timeIntervalSince1970 - 3600
        for pack in packs {
            var status = stat()
            guard stat(pack.path, &status) == 0, TimeInterval(status.modificationTime) / 1e9 < hour,
                used.contains(where: { pack.entry($0) != nil })
            else { continue }
            utimes(pack.path, nil)
        }
    }

    /// One process at a time puts the folder in order; the others leave it to that one.
    private func tidy(_ used: Set<FactsKey>) {
        let lock = open("\(path)/lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard lock >= 0 else { return }
        defer { close(lock) }
        // Some file systems have no locks; two that put the folder in order at once lose nothing that cannot be read anew.
        guard flock(lock, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else { return }
        removeOld()
        let packs = packs()
        if packs.reduce(0, { $0 + $1.size }) > limit {
            shrink(packs, to: limit / 2, used)
        } else if packs.count > PackFolder.mostPacks {
            merge(packs)
        }
    }

    /// Puts together all packs but those that are much larger than what is put together, so that a record is written
    /// again only as often as the logarithm of the number of runs.
    private func merge(_ packs: [FactsPack]) {
        var small = packs
        while let largest = small.first, small.count > 2,
            largest.size > 4 * small.dropFirst().reduce(0, { $0 + $1.size })
        {
            small.removeFirst()
        }
        var records: [FactsKey: [UInt8]] = [:]
        for pack in small { take(pack, into: &records) { _ in true } }
        replace(small, by: records)
    }

    /// Keeps what this run used, then the packs that were used last, as far as there is room.
    private func shrink(_ packs: [FactsPack], to room: Int, _ used: Set<FactsKey>) {
        var records: [FactsKey: [UInt8]] = [:]
        for pack in packs { take(pack, into: &records) { used.contains($0) } }
        var left = room - records.values.reduce(0) { $0 + $1.count }
        let ages = Dictionary(uniqueKeysWithValues: files(in: path).map { ($0.path, $0.age) })
        let others = packs.filter { pack in !pack.entries.contains { used.contains($0.key) } }
            .sorted { (ages[$0.path] ?? 0, $0.path) < (ages[$1.path] ?? 0, $1.path) }
        let kept = others.prefix { pack in
            left -= pack.size
            return left >= 0
        }.map(\.path)
        replace(packs.filter { !kept.contains($0.path) }, by: records)
    }

    private func take(
        _ pack: FactsPack, into records: inout [FactsKey: [UInt8]], where isWanted: (FactsKey) -> Bool
    ) {
        for entry in pack.entries where isWanted(entry.key) && records[entry.key] == nil {
            records[entry.key] = pack.record(entry)
        }
    }

    private func replace(_ packs: [FactsPack], by records: [FactsKey: [UInt8]]) {
        let bytes = FactsPack.bytes(of: records)
        let name = ContentID(of: bytes).hexadecimal + PackFolder.ending
        guard CacheFile.write(bytes, as: name, in: path) else { return }
        for pack in packs where pack.path != "\(path)/\(name)" { unlink(pack.path) }
    }

    /// Drafts of runs that were killed, and what other versions left.
    private func removeOld() {
        for file in files(in: path) where file.name.hasPrefix(CacheFile.draftPrefix) && file.age > 3600 {
            unlink(file.path)
        }
        for file in files(in: root)
        where file.name.hasPrefix("facts-") && file.age > PackFolder.oldAge && file.path != path {
            try? FileManager.default.removeItem(atPath: file.path)
        }
    }

    /// What lies in a folder, with the seconds since it changed.
    private func files(in folder: String) -> [(name: String, path: String, age: TimeInterval)] {
        let now = Date().timeIntervalSince1970
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().compactMap { name in
            var status = stat()
            guard lstat("\(folder)/\(name)", &status) == 0 else { return nil }
            return (name, "\(folder)/\(name)", now - TimeInterval(status.modificationTime) / 1e9)
        }
    }
}
