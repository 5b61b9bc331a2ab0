import Foundation

/// What several tests look at and none changes: made when the first of them asks, and kept for the others.
///
/// Every access to the unsafe member is inside `lock`.
final class MadeOnce<Made: Sendable>: Sendable {
    private let lock = NSLock()
    nonisolated(unsafe) private var made: Result<Made, any Error>?

    func value(_ make: () throws -> Made) throws -> Made {
        try lock.withLock {
            let result = made ?? Result { try make() }
            made = result
            return try result.get()
        }
    }
}
