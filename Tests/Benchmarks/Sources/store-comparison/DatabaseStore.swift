import Foundation
import GRDB
import SourceScan
import Threads

/// SQLite through GRDB, as it was found to be quickest: one transaction for all that a run adds, statements that are
/// prepared once, a connection for each thread, the file mapped into memory, and no forcing to the disk, as the packs do
/// none.
///
/// A write-ahead log (GRDB's `DatabasePool`) took longer for everything and twice the room, tables without row ids took
/// longer to write and to read and up to twice the room, and pages of 4, 8 and 16 KB were no quicker than those of 32.
struct DatabaseStore: RecordStore {
    static let name = "SQLite"
    private let path: String
    private let connection: DatabaseQueue

    init(folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        path = folder + "/records.sqlite"
        connection = try DatabaseStore.open(path)
        if try connection.read({ try !$0.tableExists("record") }) {
            try connection.write { try $0.execute(sql: DatabaseStore.schema) }
        }
    }

    private static let settings = """
        PRAGMA page_size = 32768;
        PRAGMA synchronous = OFF;
        PRAGMA mmap_size = 1073741824;
        """
    private static let schema =
        "CREATE TABLE IF NOT EXISTS record (key BLOB NOT NULL PRIMARY KEY, bytes BLOB NOT NULL)"

    private static func open(_ path: String) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.busyMode = .timeout(60)
        configuration.prepareDatabase { try $0.execute(sql: settings) }
        return try DatabaseQueue(path: path, configuration: configuration)
    }

    func records(of keys: [ContentID], threads: Int) -> [[UInt8]?] {
        let (path, opened) = (path, connection)
        return LargestFirst(threads: threads).map(keys.parts(threads), size: \.count) { part in
            let connection = part.startIndex == 0 ? opened : try? DatabaseStore.open(path)
            return (try? connection?.read { DatabaseStore.records(of: part, in: $0) })
                ?? Array(repeating: nil, count: part.count)
        }.flatMap { $0 }
    }

    /// What cannot be read is as good as not there.
    private static func records(of keys: ArraySlice<ContentID>, in database: Database) -> [[UInt8]?] {
        keys.map { key in
            try? database.cachedStatement(sql: "SELECT bytes FROM record WHERE key = ?").bytes(of: key)
        }
    }

    func add(_ records: [Record]) throws {
        try connection.write { database in
            let statement = try database.cachedStatement(
                sql: "INSERT OR REPLACE INTO record (key, bytes) VALUES (?, ?)")
            for record in records {
                try statement.execute(arguments: [Data(record.key.bytes), Data(record.bytes)])
            }
        }
    }

    func close() throws { try connection.close() }

    /// What is damaged somewhere may be damaged everywhere.
    static func recover(folder: String) { try? FileManager.default.removeItem(atPath: folder) }
}

extension Statement {
    fileprivate func bytes(of key: ContentID) throws -> [UInt8]? {
        let found = try Row.fetchCursor(self, arguments: [Data(key.bytes)])
        // A row is gone as soon as its cursor is.
        return try withExtendedLifetime(found) {
            try found.next()?.withUnsafeData(atIndex: 0) { $0.map(Array.init) }
        }
    }
}
