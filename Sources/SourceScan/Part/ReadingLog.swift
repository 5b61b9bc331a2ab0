import Foundation

/// What reading each file gave.
final class ReadingLog: Sendable {
    private let lock = NSLock()
    /// Every access is inside `lock`.
    nonisolated(unsafe) private var answers: [String: Result<[UInt8], SourceTreeFault>] = [:]

    func note(_ path: String, _ answer: Result<[UInt8], SourceTreeFault>) {
        lock.withLock { answers[path] = answer }
    }

    func answer(for path: String) -> Result<[UInt8], SourceTreeFault>? { lock.withLock { answers[path] } }

    /// Of the files that could be read.
    var bytes: [String: [UInt8]] { lock.withLock { answers.compactMapValues { try? $0.get() } } }
}
