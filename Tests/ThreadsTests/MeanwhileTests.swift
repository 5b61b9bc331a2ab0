import Foundation
import Testing

@testable import Threads

@Suite("Work beside other work")
struct MeanwhileTests {
    @Test("The result is the same however often and from wherever it is asked for")
    func sameResult() {
        let numbers = Meanwhile { (0..<1_000).reduce(0, +) }
        let seen = LargestFirst(threads: 4).map(Array(0..<40), size: { $0 }) { _ in numbers.made }
        #expect(seen == Array(repeating: 499_500, count: 40))
        #expect(numbers.made == 499_500)
    }

    @Test("It runs beside its caller, on a thread of its own")
    func beside() {
        let (asked, answered) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let caller = ObjectIdentifier(Thread.current)
        let other = Meanwhile {
            asked.wait()
            answered.signal()
            return ObjectIdentifier(Thread.current)
        }
        asked.signal()
        answered.wait()
        #expect(other.made != caller)
    }

    @Test("The stack is as large as it was asked for")
    func stack() {
        #expect(Meanwhile(stackSize: 256 << 20) { largeFrames(10_000) }.made == 10_000)
    }

    @Test("Where the system has no room for the stack, a smaller one is taken", .timeLimit(.minutes(20)))
    func smallerStack() {
        #expect(Meanwhile(stackSize: 1 << 48) { largeFrames(100) }.made == 100)
    }

    @Test("Where the system makes no thread, the caller does the work", .timeLimit(.minutes(20)))
    func withoutThread() {
        // No system takes so small a stack.
        let here = ObjectIdentifier(Thread.current)
        #expect(Meanwhile(stackSize: 1) { ObjectIdentifier(Thread.current) }.made == here)
        let numbers = Array(0..<100)
        #expect(LargestFirst(threads: 4, stackSize: 1).map(numbers, size: { $0 }) { $0 * 2 } == numbers.map { $0 * 2 })
    }

    @Test("What only the work needed is freed, though the result is still held")
    func frees() {
        final class Input: Sendable {
            let freed: DispatchSemaphore
            init(_ freed: DispatchSemaphore) { self.freed = freed }
            deinit { freed.signal() }
        }
        let freed = DispatchSemaphore(value: 0)
        let length = { (input: Input) in Meanwhile { withExtendedLifetime(input) { 3 } } }(Input(freed))
        #expect(freed.wait(timeout: .now() + 60) == .success)
        #expect(length.made == 3)
    }

    @Test(
        "Leftovers are freed after the result is given, or never where the process ends soon", arguments: [true, false])
    func leftovers(areFreed: Bool) {
        final class Leftover {
            let freed: DispatchSemaphore
            init(_ freed: DispatchSemaphore) { self.freed = freed }
            deinit { freed.signal() }
        }
        let (freed, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        final class Input: Sendable {
            let ended: DispatchSemaphore
            init(_ ended: DispatchSemaphore) { self.ended = ended }
            deinit { ended.signal() }
        }
        let three = { (input: Input) in
            Meanwhile(leftovers: areFreed ? .freed : .kept) { leftovers in
                leftovers.append(Leftover(freed))
                return withExtendedLifetime(input) { 3 }
            }
        }(Input(ended))
        #expect(three.made == 3)
        // What the thread held goes after the leftovers.
        #expect(ended.wait(timeout: .now() + 60) == .success)
        #expect((freed.wait(timeout: .now()) == .success) == areFreed)
    }

    @Test("Room is given back when leftovers are freed and what the work was made of, and only where it is asked for")
    func givesBack() {
        final class Counted: Sendable {
            let alive: Tally
            let gone: Tally
            init(_ alive: Tally, _ gone: Tally) {
                (self.alive, self.gone) = (alive, gone)
                alive.add()
            }
            deinit { gone.add() }
        }
        let (alive, gone, given) = (Tally(), Tally(), DispatchSemaphore(value: 0))
        // Until then the caller holds what the work is made of, too.
        let isHandedOver = DispatchSemaphore(value: 0)
        let goneBefore = Tally()
        let three = { (input: Counted) in
            Meanwhile(
                leftovers: .givenBack,
                giveBack: {
                    for _ in 0..<gone.count { goneBefore.add() }
                    given.signal()
                }
            ) { leftovers in
                isHandedOver.wait()
                leftovers.append(Counted(alive, gone))
                return withExtendedLifetime(input) { 3 }
            }
        }(Counted(alive, gone))
        isHandedOver.signal()
        #expect(given.wait(timeout: .now() + 60) == .success)
        #expect(three.made == 3)
        #expect(alive.count == 2)
        #expect(goneBefore.count == 2)
    }
}
