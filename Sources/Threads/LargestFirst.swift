import Foundation

/// Runs independent pieces of work on threads of its own, the largest first.
///
/// One file can be a tenth of all bytes, so a queue that starts with the largest piece ends soonest. The threads have
/// large stacks because parsers recurse over what they are fed, and the results come back in the order of the input,
/// whatever thread made them.
package struct LargestFirst: Sendable {
    /// At least 1.
    package var threads: Int
    /// In bytes, for each thread.
    package var stackSize: Int

    package init(
        threads: Int = ProcessInfo.processInfo.activeProcessorCount, stackSize: Int = 64 << 20
    ) {
        self.threads = max(1, threads)
        self.stackSize = stackSize
    }

    /// The results of `work` in the order of `items`; returns when all are done.
    ///
    /// - Parameters:
    ///   - size: how much work an item is, in any unit.
    ///   - progress: called with the number of items done, one call at a time and in ascending order, from any thread.
    package func map<Item: Sendable, Output: Sendable>(
        _ items: [Item], size: (Item) -> Int, progress: (@Sendable (Int) -> Void)? = nil,
        _ work: @escaping @Sendable (Item) -> Output
    ) -> [Output] {
        let sizes = items.map(size)
        let order = items.indices.sorted { (sizes[$1], $0) < (sizes[$0], $1) }
        let queue = WorkQueue<Output>(order: order, progress: progress)
        let running = DispatchGroup()
        let part = { @Sendable in
            while let index = queue.next() { queue.finish(index, with: work(items[index])) }
            running.leave()
        }
        for _ in 0..<min(threads, items.count) {
            running.enter()
            if StackedThread.start(stackSize: stackSize, part) { continue }
            // As many threads as there are do it all; without any, the caller does.
            part()
            break
        }
        running.wait()
        return queue.results()
    }
}

/// The pieces that are left, and the results so far.
///
/// `Synchronization.Mutex` would say this in the type system but needs macOS 15. Every access to the three unsafe
/// members is inside `lock`.
private final class WorkQueue<Output: Sendable>: Sendable {
    private let lock = NSLock()
    private let order: [Int]
    private let progress: (@Sendable (Int) -> Void)?
    nonisolated(unsafe) private var taken = 0
    nonisolated(unsafe) private var outputs: [Output?]
    nonisolated(unsafe) private var done = 0

    init(order: [Int], progress: (@Sendable (Int) -> Void)?) {
        self.order = order
        self.progress = progress
        outputs = Array(repeating: nil, count: order.count)
    }

    func next() -> Int? {
        lock.withLock {
            guard taken < order.count else { return nil }
            taken += 1
            return order[taken - 1]
        }
    }

    func finish(_ index: Int, with output: Output) {
        lock.withLock {
            outputs[index] = output
            done += 1
            progress?(done)
        }
    }

    func results() -> [Output] {
        lock.withLock { outputs.compactMap { $0 } }
    }
}
