import Facts
import Foundation
import Threads

/// A Swift file, and what it says once somebody asks.
///
/// Where a graph is kept, nobody does: to make the facts of all files would take longer than everything else.
package final class SwiftSource: Sendable {
    private enum State {
        case made(SwiftFacts)
        case kept(KeptSwift, ContentID)
    }

    /// The path relative to the scanned root.
    package let path: String
    /// What the facts are known by, where they are kept between runs.
    package let identity: FactsIdentity?
    /// How many expressions the facts hold.
    package let expressionCount: Int
    private let lock = NSLock()
    /// Every access is inside `lock`.
    nonisolated(unsafe) private var state: State
    nonisolated(unsafe) private var wasReadAnew = false

    /// A file whose facts are there.
    package init(_ facts: SwiftFacts, identity: FactsIdentity? = nil) {
        path = facts.path
        self.identity = identity
        expressionCount = facts.expressions.count
        state = .made(facts)
    }

    /// A file whose facts `kept` makes.
    init(path: String, identity: FactsIdentity, expressionCount: Int, kept: KeptSwift) {
        self.path = path
        self.identity = identity
        self.expressionCount = expressionCount
        state = .kept(kept, identity.content)
    }

    /// The same file, whose facts are there, with what they are known by.
    func known(by identity: FactsIdentity) -> SwiftSource { SwiftSource(facts, identity: identity) }

    /// Whether the facts are there, because somebody asked or because they were read in this run.
    package var isMade: Bool {
        lock.withLock { if case .made = state { true } else { false } }
    }

    /// Whether what was kept turned out to be damaged, so that the facts may be others than `identity` says.
    package var isReadAnew: Bool { lock.withLock { wasReadAnew } }

    /// What the files say, in their order; what is not made yet is made on so many threads.
    package static func facts(
        of sources: [SwiftSource], threads: Int = ProcessInfo.processInfo.activeProcessorCount
    ) -> [SwiftFacts] {
        let left = sources.filter { !$0.isMade }
        _ = LargestFirst(threads: threads).map(left, size: \.expressionCount) { _ = $0.facts }
        return sources.map(\.facts)
    }

    /// May have to parse: takes the stack of `LargestFirst`. Whoever asks at the same time waits.
    var facts: SwiftFacts {
        lock.withLock {
            switch state {
            case .made(let facts): return facts
            case .kept(let kept, let content):
                let made = kept.facts(of: path, content)
                wasReadAnew = made.isReadAnew
                state = .made(made.facts)
                return made.facts
            }
        }
    }
}
