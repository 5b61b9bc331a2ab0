import Foundation

/// What is left of a store whose file was damaged.
struct DamagedStore<Store: RecordStore> {
    let runs: StoreRuns<Store>
    /// How often, each time at another place of a whole store.
    let times: Int

    enum Damage: String, CaseIterable {
        case cutOff = "cut off"
        case changed = "one byte changed"
    }

    /// Sums over all times.
    struct Seen {
        /// Records that were given out with bytes that nobody wrote.
        var wrong = 0
        /// Records that were not given out.
        var missing = 0
        /// How often at least one record was wrong or missing.
        var harmed = 0
        /// How often the next run, which adds what it did not find, leaves a store in which everything is found.
        var mended = 0
    }

    /// What is seen after the store's largest file was damaged at random places.
    func seen(after damage: Damage) throws -> Seen {
        var numbers = SeededNumbers(seed: 7)
        var seen = Seen()
        for _ in 0..<times {
            runs.clear()
            try runs.run(adding: runs.records, found: 0)
            try apply(damage, using: &numbers)
            let (wrong, missing) = nextRun()
            seen.wrong += wrong
            seen.missing += missing
            if wrong + missing > 0 { seen.harmed += 1 }
            if (try? runs.run(adding: [])) != nil { seen.mended += 1 }
        }
        runs.clear()
        return seen
    }

    /// Finds what is there, and adds the rest.
    private func nextRun() -> (wrong: Int, missing: Int) {
        guard let store = try? Store(folder: runs.folder) else {
            Store.recover(folder: runs.folder)
            try? runs.run(adding: runs.records, found: 0)
            return (0, runs.records.count)
        }
        let read = store.records(of: runs.records.map(\.key), threads: 1)
        let missing = zip(read, runs.records).filter { $0.0 == nil }.map(\.1)
        let wrong = zip(read, runs.records).count { $0 != nil && $0 != $1.bytes }
        do {
            try store.add(missing)
            try store.close()
        } catch {
            Store.recover(folder: runs.folder)
            try? runs.run(adding: runs.records, found: 0)
        }
        return (wrong, missing.count)
    }

    private func apply(_ damage: Damage, using numbers: inout SeededNumbers) throws {
        let path = try largestFile()
        let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
        defer { try? file.close() }
        let place = UInt64.random(in: 0..<(try file.seekToEnd()), using: &numbers)
        switch damage {
        case .cutOff: try file.truncate(atOffset: place)
        case .changed:
            try file.seek(toOffset: place)
            let byte = try file.read(upToCount: 1)?.first ?? 0
            try file.seek(toOffset: place)
            try file.write(contentsOf: [byte ^ 0x10])
        }
    }

    private func largestFile() throws -> String {
        let files = FileManager.default.enumerator(atPath: runs.folder)?.allObjects as? [String] ?? []
        let sizes = try files.map { file in
            let path = "\(runs.folder)/\(file)"
            return (try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0, path)
        }
        guard let largest = sizes.filter({ !$0.1.isFolder }).max(by: <) else {
            throw StoreFault.cannotBeOpened(runs.folder)
        }
        return largest.1
    }
}

extension String {
    fileprivate var isFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: self, isDirectory: &isFolder) && isFolder.boolValue
    }
}
