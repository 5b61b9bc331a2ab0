import Facts
import Foundation
import SwiftParser
import Testing
import Threads

@testable import SourceScan

/// What Wiremap's own parser reads is what the library's parser reads; what it does not know it leaves to that one.
@Suite struct PlainSwiftTests {
    @Test("Plain sources are read as the library reads them", arguments: PlainSources.all)
    func plain(_ source: String) throws {
        let own = try #require(PlainSources.facts(of: source), "left to the library: \(source)")
        #expect(!Parser.parse(source: source).hasError)
        #expect(PlainSources.difference(own, PlainSources.facts(byLibrary: source)) == nil)
    }

    @Test("Rare and broken sources are left to the library", arguments: PlainSources.rare)
    func rare(_ source: String) {
        #expect(PlainSources.facts(of: source) == nil)
    }

    /// Many files of many styles: the program's own, its tests', and the sample apps'.
    @Test("All sources of the repository are read alike, and next to all of them are plain")
    func repository() throws {
        let sources = try (SampleSources.below("../Sources") + SampleSources.below(".")).filter { $0.kind == .swift }
        let outcomes = LargestFirst(stackSize: 512 << 20).map(sources, size: { $0.bytes.count }) { source in
            Self.outcome(of: source.bytes, path: source.path)
        }
        for outcome in outcomes { if case .different(let difference) = outcome { Issue.record("\(difference)") } }
        let plain = outcomes.count { $0 == .same }
        #expect(sources.count > 1_000)
        #expect(plain * 100 >= sources.count * 98, "\(plain) of \(sources.count)")
    }

    private enum Outcome: Equatable {
        case same, notPlain, broken
        case different(String)
    }

    private static func outcome(of bytes: [UInt8], path: String) -> Outcome {
        // Comments that ask to pass over findings are the library's to read.
        guard String(validating: bytes, as: UTF8.self) != nil, !IgnoreCommentReader.mayHoldComments(bytes),
            let own = PlainSources.facts(of: bytes)
        else {
            return .notPlain
        }
        guard let difference = PlainSources.difference(own, PlainSources.facts(byLibrary: bytes)) else { return .same }
        // Of a source that is no Swift, the two may think differently.
        if Parser.parse(source: String(decoding: bytes, as: UTF8.self)).hasError { return .broken }
        return .different("\(path): \(difference)")
    }

    @Test("A source that was damaged is left to the library, or read as the library reads it")
    func damaged() throws {
        let sources = try SampleSources.below("Samples").filter { $0.kind == .swift }
        let variants = (0..<600).map { number in
            DamagedSource.make(of: sources[number % sources.count].bytes, seed: UInt64(number))
        }
        let outcomes = LargestFirst(stackSize: 512 << 20).map(variants, size: \.count) { bytes in
            Self.outcome(of: bytes, path: String(decoding: bytes, as: UTF8.self))
        }
        for outcome in outcomes { if case .different(let difference) = outcome { Issue.record("\(difference)") } }
        let refused = outcomes.count { $0 == .notPlain }
        #expect(refused > 200 && outcomes.count { $0 == .same } > 50, "\(refused) refused")
    }
}
