import Facts
import Foundation
import Linking
import SourceScan
import Testing
import Threads

/// Facts that were read back from bytes are linked without another look at them, so whatever can be read back must be
/// fit to be linked.
@Suite("Facts from bytes that somebody changed")
struct DamagedFactsTests {
    private struct Kept: Sendable {
        var path: String
        var said: [UInt8]
        var places: [UInt8]
    }

    /// Numbers that are the same in every run.
    private struct Dice {
        var state: UInt64

        mutating func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
    }

    private static func facts(_ kept: Kept) -> SwiftFacts? {
        kept.said.withUnsafeBufferPointer { said in
            kept.places.withUnsafeBufferPointer { places in
                try? SwiftFactsDecoder.decode(said: said, places: places, path: kept.path)
            }
        }
    }

    @Test("Linking them ends, whatever was changed")
    func linking() throws {
        let app = try #require(SampleApp.all.first { $0.testDescription == "InfinumHandbook" })
        let scanned = try SourceScanner { SwiftFactReader.read(bytes: $0, path: $1) }.scan(try app.tree())
        let kept = SwiftSource.facts(of: scanned.swift).map { facts in
            let (said, places) = SwiftFactsEncoder.encode(facts)
            return Kept(path: facts.path, said: said, places: places)
        }
        var dice = Dice(state: 6)
        var trials: [[Kept]] = []
        for _ in 0..<40 {
            var trial = kept
            for index in trial.indices {
                // Most changes make a file unreadable, so several are tried until one does not.
                for _ in 0..<8 {
                    var changed = kept[index]
                    guard !changed.said.isEmpty else { break }
                    for _ in 0...dice.next(2) {
                        changed.said[dice.next(changed.said.count)] = UInt8(dice.next(48))
                    }
                    if Self.facts(changed) != nil {
                        trial[index] = changed
                        break
                    }
                }
            }
            trials.append(trial)
        }
        let changed = trials.reduce(0) { sum, trial in
            sum + zip(trial, kept).count { $0.said != $1.said }
        }
        let linked = LargestFirst(threads: 2, stackSize: 512 << 20).map(trials, size: { _ in 1 }) { trial in
            let input = LinkInput(
                applicationName: "App", swift: trial.compactMap { Self.facts($0) }, storyboards: scanned.storyboards,
                outOfTarget: [], outOfTargetStoryboards: [], launch: scanned.launch, summary: scanned.summary)
            return Linker.link(facts: input).graph.modules.count
        }
        #expect(changed > 400)
        #expect(linked.count == 40)
    }
}
