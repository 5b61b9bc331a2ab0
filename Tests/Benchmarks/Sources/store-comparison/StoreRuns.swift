import Foundation
import SourceScan

/// What runs of a program do with a store: they look for the records of all files, and add what they read anew.
struct StoreRuns<Store: RecordStore> {
    let records: [Record]
    let threads: Int
    /// Holds the store, and nothing else.
    let folder: String

    /// Seconds, or bytes.
    func measure(_ step: Step) throws -> Double {
        switch step {
        case .first:
            clear()
            return try seconds { try run(adding: records, found: 0) }
        case .findingOnOne: return try seconds { for _ in 0..<10 { try run(adding: [], on: 1) } }
        case .finding: return try seconds { for _ in 0..<10 { try run(adding: []) } }
        case .addingOne:
            let changed = (0..<20).map { MadeRecords.changed(1, run: $0) }
            let taken = try seconds { for added in changed { try run(adding: added) } }
            try expectFound(changed.flatMap { $0 })
            return taken
        case .atOnce: return try atOnce()
        case .sizeAfterFirst, .sizeAtEnd: return Double(size())
        }
    }

    func clear() { try? FileManager.default.removeItem(atPath: folder) }

    /// One run; throws where it finds another number of the records, or other bytes.
    func run(adding added: [Record], found expected: Int? = nil, on threads: Int? = nil) throws {
        let store = try Store(folder: folder)
        let read = store.records(of: records.map(\.key), threads: threads ?? self.threads)
        let found = zip(read, records).count { $0 == $1.bytes }
        guard found == expected ?? records.count else {
            throw StoreFault.lost(store: Store.name, count: records.count - found)
        }
        if !added.isEmpty { try store.add(added) }
        try store.close()
    }

    private func expectFound(_ wanted: [Record]) throws {
        try StoreRuns(records: wanted, threads: 1, folder: folder).run(adding: [])
    }

    /// Two processes that were started before, and wait for a word; what both added is there at the end.
    private func atOnce() throws -> Double {
        let others = try (1...2).map { try OtherProcess(store: Store.name, folder: folder, number: $0) }
        let taken = seconds {
            for other in others { other.begin() }
            for other in others { other.waitUntilDone() }
        }
        for other in others { try other.end() }
        for number in 1...2 { try expectFound(StoreRuns.added(byProcess: number)) }
        return taken
    }

    /// What the process of this number adds.
    static func added(byProcess number: Int) -> [Record] { MadeRecords.changed(100, run: 100 + number) }

    private func size() -> Int {
        let files = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
        return files.reduce(0) { sum, file in
            let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(file)")
            guard attributes?[.type] as? FileAttributeType == .typeRegular else { return sum }
            return sum + (attributes?[.size] as? Int ?? 0)
        }
    }

    private func seconds(_ work: () throws -> Void) rethrows -> Double {
        let begin = DispatchTime.now().uptimeNanoseconds
        try work()
        return Double(DispatchTime.now().uptimeNanoseconds - begin) / 1e9
    }
}
