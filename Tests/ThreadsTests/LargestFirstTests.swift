import Foundation
import Testing

@testable import Threads

struct LargestFirstTests {
    @Test(arguments: [1, 2, 7])
    func resultsKeepTheOrderOfTheInput(threads: Int) {
        let items = Array(0..<500)
        let result = LargestFirst(threads: threads).map(items, size: { ($0 * 37) % 101 }) { $0 * 2 }
        #expect(result == items.map { $0 * 2 })
    }

    @Test func theLargestIsTakenFirstAndEqualOnesInOrder() {
        let order = Recorder()
        _ = LargestFirst(threads: 1).map([1, 3, 2, 3, 0], size: { $0 }) { item in
            order.add(item)
            return item
        }
        #expect(order.items == [3, 3, 2, 1, 0])
    }

    @Test func progressAscendsToTheEnd() {
        let seen = Recorder()
        _ = LargestFirst(threads: 3).map(Array(0..<50), size: { $0 }, progress: { seen.add($0) }) { $0 }
        #expect(seen.items == Array(1...50))
    }

    @Test func nothingToDoIsDone() {
        #expect(LargestFirst(threads: 4).map([Int](), size: { $0 }) { $0 }.isEmpty)
        #expect(LargestFirst(threads: 0).threads == 1)
    }

    @Test func theStackIsLarge() {
        // More than the eight megabytes that a thread gets where nobody asks for more.
        #expect(LargestFirst(threads: 1).map([2_000], size: { $0 }) { largeFrames($0) } == [2_000])
    }

    private final class Recorder: Sendable {
        private let lock = NSLock()
        nonisolated(unsafe) private var recorded: [Int] = []
        var items: [Int] { lock.withLock { recorded } }
        func add(_ item: Int) { lock.withLock { recorded.append(item) } }
    }
}
