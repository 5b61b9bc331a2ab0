import Foundation

/// A thread with as large a stack as its work needs.
///
/// Foundation's `Thread` says nothing where the system makes no thread: what waits for the work would wait for ever.
enum StackedThread {
    /// In bytes; what the first thread of a process mostly has.
    private static let smallestStack = 8 << 20

    /// Starts work on a thread of its own.
    ///
    /// Where the system refuses so large a stack, as where address space is limited (`ulimit -v`, an overcommit that
    /// counts stacks), the thread gets half of it, and half of that again: only sources that nest more deeply than people
    /// write need all of it.
    ///
    /// - Parameter stackSize: in bytes.
    /// - Returns: whether there is such a thread; where there is none, nothing runs (`pthread_create(3)`, `EAGAIN`).
    static func start(stackSize: Int, _ work: @escaping @Sendable () -> Void) -> Bool {
        var size = stackSize
        while !create(size, work) {
            guard size > smallestStack else { return false }
            size = max(size / 2, smallestStack)
        }
        return true
    }

    private final class Block: Sendable {
        let work: @Sendable () -> Void

        init(_ work: @escaping @Sendable () -> Void) { self.work = work }
    }

    private static func create(_ stackSize: Int, _ work: @escaping @Sendable () -> Void) -> Bool {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return false }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED)) == 0,
            pthread_attr_setstacksize(&attributes, stackSize) == 0
        else { return false }
        let block = Unmanaged.passRetained(Block(work))
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        let fault = pthread_create(
            &thread, &attributes,
            { block in
                StackedThread.run(block)
                return nil
            }, block.toOpaque())
        if fault != 0 { block.release() }
        return fault == 0
    }

    private static func run(_ block: UnsafeMutableRawPointer?) {
        guard let block else { return }
        // The reference that `create` made is taken over, and given up at the end of the thread.
        let work = Unmanaged<Block>.fromOpaque(block).takeRetainedValue().work
        #if canImport(ObjectiveC)
            autoreleasepool { work() }
        #else
            work()
        #endif
    }
}
