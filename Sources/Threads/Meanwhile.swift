import Foundation

/// Something that is made on a thread of its own while the caller goes on.
///
/// What only the making needed is freed on that thread, after the result is given: a caller does not wait for it.
package struct Meanwhile<Made: Sendable>: Sendable {
    private let handover = Handover<Made>()

    /// Starts at once.
    ///
    /// - Parameter stackSize: in bytes.
    package init(stackSize: Int = 64 << 20, _ make: @escaping @Sendable () -> Made) {
        self.init(stackSize: stackSize) { _ in make() }
    }

    /// Starts at once.
    ///
    /// - Parameters:
    ///   - stackSize: in bytes.
    ///   - freesLeftovers: false where the process ends soon, and has better things to do until then.
    ///   - make: puts what takes long to free among its leftovers.
    package init(
        stackSize: Int = 64 << 20, freesLeftovers: Bool = true,
        _ make: @escaping @Sendable (_ leftovers: inout [AnyObject]) -> Made
    ) {
        let thread = Thread { [handover] in
            var leftovers: [AnyObject] = []
            handover.give(make(&leftovers))
            if !freesLeftovers { for leftover in leftovers { _ = Unmanaged.passRetained(leftover) } }
            withExtendedLifetime(leftovers) {}
        }
        thread.stackSize = stackSize
        thread.start()
    }

    /// What was made; waits for it, as often as it is asked.
    package var made: Made { handover.made }
}

/// One value from one thread to others.
///
/// `Synchronization.Mutex` would say this in the type system but needs macOS 15. The value is written once, before the
/// group is left, and read only after that.
private final class Handover<Value: Sendable>: Sendable {
    private let given = DispatchGroup()
    nonisolated(unsafe) private var value: Value?

    init() { given.enter() }

    func give(_ value: Value) {
        self.value = value
        given.leave()
    }

    var made: Value {
        given.wait()
        guard let value else { preconditionFailure("given without a value") }
        return value
    }
}
