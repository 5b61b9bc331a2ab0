import Foundation
import SourceScan
import Threads

/// The program's own cache, by the way that drawings take through it: bytes in, bytes out, no facts made of them.
struct PackStore: RecordStore {
    static let name = "packs"
    private let cache: FactsCache

    init(folder: String) throws {
        guard let cache = FactsCache(path: folder, program: "comparison") else {
            throw StoreFault.cannotBeOpened(folder)
        }
        self.cache = cache
    }

    func records(of keys: [ContentID], threads: Int) -> [[UInt8]?] {
        let cache = cache
        return LargestFirst(threads: threads).map(keys.parts(threads), size: \.count) { part in
            part.map { cache.drawing($0) }
        }.flatMap { $0 }
    }

    func add(_ records: [Record]) {
        for record in records { cache.keep(drawing: record.bytes, record.key) }
    }

    func close() throws {
        guard cache.save() else { throw StoreFault.cannotBeWritten }
    }

    /// The cache throws nothing.
    static func recover(folder: String) {}
}
