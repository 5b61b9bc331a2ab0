import Foundation

/// What the sources of one state declare, read once: several finders ask for it, and most reviews never do.
final class KeptNames: Sendable {
    private let read: @Sendable () -> DeclaredNames
    private let lock = NSLock()
    /// Every access is inside `lock`.
    nonisolated(unsafe) private var kept: DeclaredNames?

    init(_ read: @escaping @Sendable () -> DeclaredNames) { self.read = read }

    var names: DeclaredNames {
        lock.withLock {
            let names = kept ?? read()
            kept = names
            return names
        }
    }
}
