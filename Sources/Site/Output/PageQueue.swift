import Foundation

/// Runs independent pieces of work on several threads, in any order, and gives the results in their own order.
enum PageQueue {
    /// The results of `work` for `0..<count`.
    static func run<Output: Sendable>(
        count: Int, threads: Int, _ work: @escaping @Sendable (Int) -> Output
    ) -> [Output] {
        let results = Results<Output>(count: count)
        guard threads > 1, count > 1 else {
            while let index = results.next() { results.put(work(index), at: index) }
            return results.all
        }
        DispatchQueue.concurrentPerform(iterations: min(threads, count)) { _ in
            while let index = results.next() { results.put(work(index), at: index) }
        }
        return results.all
    }

    /// What is left to do and what is done.
    ///
    /// `Synchronization.Mutex` would say this in the type system but needs macOS 15. Every access to the two unsafe
    /// members is inside `lock`.
    private final class Results<Output: Sendable>: Sendable {
        private let lock = NSLock()
        private let count: Int
        nonisolated(unsafe) private var started = 0
        nonisolated(unsafe) private var outputs: [Output?]

        init(count: Int) {
            self.count = count
            outputs = Array(repeating: nil, count: count)
        }

        func next() -> Int? {
            lock.withLock {
                guard started < count else { return nil }
                started += 1
                return started - 1
            }
        }

        func put(_ output: Output, at index: Int) {
            lock.withLock { outputs[index] = output }
        }

        var all: [Output] { lock.withLock { outputs.compactMap(\.self) } }
    }
}
