import Foundation

/// Something that is made on a thread of its own while the caller goes on; where the system has no thread, before that.
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
    ///   - leftovers: what becomes of what `make` leaves.
    ///   - make: puts what takes long to free among its leftovers.
    package init(
        stackSize: Int = 64 << 20, leftovers: Leftovers = .freed,
        _ make: @escaping @Sendable (_ leftovers: inout [AnyObject]) -> Made
    ) {
        self.init(stackSize: stackSize, leftovers: leftovers, giveBack: Heap.giveBack, make)
    }

    /// - Parameter giveBack: gives back what was freed.
    init(
        stackSize: Int = 64 << 20, leftovers: Leftovers, giveBack: @escaping @Sendable () -> Void,
        _ make: @escaping @Sendable (_ leftovers: inout [AnyObject]) -> Made
    ) {
        let work = Work(make)
        let whole = { @Sendable [handover] in
            var left: [AnyObject] = []
            var make = work.take()
            if let make { handover.give(make(&left)) }
            if leftovers == .kept { for leftover in left { _ = Unmanaged.passRetained(leftover) } }
            left = []
            // A thread holds its block until it ends: what the work was made of would be held with it.
            make = nil
            if leftovers == .givenBack { giveBack() }
        }
        if !StackedThread.start(stackSize: stackSize, whole) { whole() }
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

/// What becomes of what was made on the way and nobody asks for any more.
package enum Leftovers: Sendable {
    /// They are freed: the same thread can use the room again.
    case freed
    /// They stay: freeing them takes longer than the rest of the process can use their room.
    case kept
    /// They are freed and their room is given back to the system, for other threads and processes.
    case givenBack
}

/// Work that is done once.
///
/// `Synchronization.Mutex` would say this in the type system but needs macOS 15. The work is written before the thread
/// starts, and taken by that thread alone.
private final class Work<Made: Sendable>: Sendable {
    typealias Make = @Sendable (inout [AnyObject]) -> Made
    nonisolated(unsafe) private var make: Make?

    init(_ make: @escaping Make) { self.make = make }

    func take() -> Make? {
        defer { make = nil }
        return make
    }
}
