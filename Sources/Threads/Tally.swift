import Foundation

/// Counts what several threads do.
///
/// `Synchronization.Atomic` would say this in the type system but needs macOS 15. Every access to the unsafe member is
/// inside `lock`.
package final class Tally: Sendable {
    private let lock = NSLock()
    nonisolated(unsafe) private var number = 0

    package init() {}

    package func add() { lock.withLock { number += 1 } }

    package var count: Int { lock.withLock { number } }
}
