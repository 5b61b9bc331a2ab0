import Foundation

/// What files said when another revision of the app was scanned, so that a file which did not change is read once.
///
/// A file is the same where its path and its content are: what it says depends on nothing else.
package final class ScanMemory: Sendable {
    private struct Key: Hashable {
        var path: String
        var kind: SourceKind
        var postponesTests: Bool
    }

    private struct Record {
        var content: ContentID
        var read: ReadFile
    }

    private let lock = NSLock()
    /// Every access is inside `lock`.
    nonisolated(unsafe) private var records: [Key: Record] = [:]

    package init() {}

    func outcome(
        of entry: SourceEntry, _ content: ContentID, postponesTests: Bool
    ) -> ReadFile? {
        let key = Key(path: entry.path, kind: entry.kind, postponesTests: postponesTests)
        guard let record = lock.withLock({ records[key] }), record.content == content else { return nil }
        return record.read
    }

    /// All Swift files, in no order.
    var swift: [SwiftSource] {
        lock.withLock { Array(records.values) }.compactMap { record in
            if case .swift(let source) = record.read.outcome { source } else { nil }
        }
    }

    /// What a file said, and what it held.
    func record(of entry: SourceEntry, postponesTests: Bool) -> (content: ContentID, read: ReadFile)? {
        let key = Key(path: entry.path, kind: entry.kind, postponesTests: postponesTests)
        return lock.withLock { records[key] }.map { ($0.content, $0.read) }
    }

    func keep(
        _ read: ReadFile, of entry: SourceEntry, _ content: ContentID,
        postponesTests: Bool
    ) {
        let key = Key(path: entry.path, kind: entry.kind, postponesTests: postponesTests)
        lock.withLock { records[key] = Record(content: content, read: read) }
    }
}
