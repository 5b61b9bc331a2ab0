import Diagnostics
import Foundation

/// The history as JSON, `formatVersion` 1; `Docs/History.md` describes it.
package enum HistoryJSON {
    private struct Document: Encodable {
        var formatVersion = 1
        var app: String
        var revisions: [Revision]
    }

    private struct Revision: Encodable {
        var name: String
        var commit: String
        var date: String
        var modules: Int
        var routes: Int
        var unreachable: Int
        var navigationCalls: Int
        var resolved: Int
        var unresolved: Int

        init(_ row: HistoryRow) {
            name = row.name
            commit = row.commit
            date = row.date
            modules = row.modules
            routes = row.routes
            unreachable = row.unreachable
            navigationCalls = row.coverage.navigationCalls
            resolved = row.coverage.resolved
            unresolved = row.coverage.unresolved
        }
    }

    /// The bytes, with a line feed at the end; oldest first.
    package static func encode(_ rows: [HistoryRow], app: String) throws -> [UInt8] {
        try PrintedJSON.bytes(of: Document(app: app, revisions: rows.map(Revision.init)))
    }
}
