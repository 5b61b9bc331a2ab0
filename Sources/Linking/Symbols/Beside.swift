import Dispatch

/// Does one thing on a thread of its own while the caller does another, and gives back what the first one made.
func beside<Made: Sendable>(_ other: @escaping @Sendable () -> Made, _ own: () -> Void) -> Made {
    let result = Handover<Made>()
    DispatchQueue.global().async { result.give(other()) }
    own()
    return result.take()
}

/// One value from one thread to another.
///
/// `Synchronization.Mutex` would say this in the type system but needs macOS 15. The value is written before the signal
/// and read after it.
private final class Handover<Value: Sendable>: Sendable {
    private let given = DispatchSemaphore(value: 0)
    nonisolated(unsafe) private var value: Value?

    func give(_ value: Value) {
        self.value = value
        given.signal()
    }

    /// Waits until there is a value.
    func take() -> Value {
        given.wait()
        guard let value else { preconditionFailure("signalled without a value") }
        return value
    }
}
