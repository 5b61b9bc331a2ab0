import Diagnostics
import Facts
import Foundation
import Testing
import Threads

@testable import SourceScan

@Suite("Facts as bytes")
struct FactsRecordTests {
    @Test("What every sample's files say comes back as it was")
    func roundTrip() throws {
        let sources = try SampleSources.below("Samples") + SampleSources.below("Cases")
        let kept = LargestFirst(threads: 2).map(sources, size: { $0.bytes.count }) { source -> String? in
            let file = SampleSources.read(source)
            guard let record = encode(file.outcome, file.diagnostics, path: source.path),
                let back = try? FactsRecord.decode(record, path: source.path, postponesTests: true)
            else { return "\(source.path) cannot be kept" }
            // `dump` sees every member, also those that nobody thought of while writing them down.
            return text(of: file.outcome, file.diagnostics) == text(of: back.outcome, back.diagnostics)
                ? nil : source.path
        }
        #expect(sources.count > 400)
        #expect(kept.compactMap { $0 } == [])
    }

    @Test("A file that tells something of another one is not kept")
    func foreignDiagnostic() {
        let here = Diagnostic(.note, at: SourcePlace(file: "A.swift", line: 3, column: 4), "so", advice: "then")
        let there = Diagnostic(.note, at: SourcePlace(file: "B.swift", line: 0), "so")
        #expect(encode(.none, [here], path: "A.swift") != nil)
        #expect(encode(.none, [here, there], path: "A.swift") == nil)
        #expect(encode(.manifest, [], path: "A.swift") == nil)
    }

    @Test("A kept file is found under another path")
    func otherPath() throws {
        let here = Diagnostic(.warning, at: SourcePlace(file: "A.swift", line: 3, column: 4), "so", advice: "then")
        let record = try #require(encode(.none, [here], path: "A.swift"))
        let diagnostics = try FactsRecord.decode(record, path: "b/C.swift", postponesTests: true).diagnostics
        #expect(
            diagnostics
                == [Diagnostic(.warning, at: SourcePlace(file: "b/C.swift", line: 3, column: 4), "so", advice: "then")])
    }

    @Test("A file that imports a library for tests waits where tests wait")
    func testFile() throws {
        let outcome = FileOutcome.swift(SwiftSource(SwiftFacts(SwiftFactsDraft(path: "A.swift"))))
        let record = try #require(encode(outcome, [], path: "A.swift", importsTests: true))
        guard case .undecided = try FactsRecord.decode(record, path: "A.swift", postponesTests: true).outcome else {
            Issue.record("it did not wait")
            return
        }
        guard case .swift = try FactsRecord.decode(record, path: "A.swift", postponesTests: false).outcome else {
            Issue.record("it is not there")
            return
        }
    }

    /// Nothing here looks at a checksum: this is what reading alone withstands.
    @Test("Bytes that were cut off or changed give an error or facts, never an end of the program")
    func damage() throws {
        let sources = try SampleSources.below("Samples/InfinumHandbook")
        var (cut, refusedCuts, changed, refusedChanges) = (0, 0, 0, 0)
        for record in SampleSources.records(of: sources).compactMap({ $0 }) {
            for length in stride(from: 0, to: record.count, by: 7) {
                cut += 1
                if !isRead(Array(record[..<length])) { refusedCuts += 1 }
            }
            for place in stride(from: 0, to: record.count, by: 3) {
                var other = record
                other[place] ^= 1 << UInt8(place / 3 % 8)
                changed += 1
                if !isRead(other) { refusedChanges += 1 }
            }
        }
        #expect(cut > 4_000 && refusedCuts == cut)
        #expect(changed > 9_000 && refusedChanges > changed / 5)
    }

    @Test("Facts that point outside of themselves, or at themselves, are refused")
    func handles() throws {
        let refused: [StoredFactsFault] = try [
            // One expression, which is a member of itself.
            [1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0x61, 0, 6, 0, 0],
            // An import of a name that is not there.
            [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0],
            // An expression with a tag that nothing has.
            [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 99],
            // More names than bytes.
            [0xFF, 0xFF, 0x7F],
        ].map { bytes in
            let bytes = bytes.map { UInt8($0) }
            return try #require(throws: StoredFactsFault.self) {
                try bytes.withUnsafeBufferPointer { said in
                    _ = try SwiftFactsDecoder.decode(
                        said: said, places: UnsafeBufferPointer(start: nil, count: 0), path: "A.swift")
                }
            }
        }
        #expect(refused == [.handle, .handle, .tag(99), .truncated])
    }

    private func isRead(_ record: [UInt8]) -> Bool {
        (try? FactsRecord.decode(record, path: "A.swift", postponesTests: true)) != nil
    }

    private func encode(
        _ outcome: FileOutcome, _ diagnostics: [Diagnostic], path: String, importsTests: Bool = false
    ) -> [UInt8]? {
        FactsRecord.encode(outcome, diagnostics, path: path, importsTests: importsTests)?.bytes
    }

    private func text(of outcome: FileOutcome, _ diagnostics: [Diagnostic]) -> String {
        var text = ""
        if case .swift(let source) = outcome { dump(source.facts, to: &text) } else { dump(outcome, to: &text) }
        dump(diagnostics, to: &text)
        return text
    }
}
