import Facts
import Foundation
import Testing

@testable import SourceScan

/// A cache must not outlive the way in which its facts were read and written down. What is kept is therefore compared
/// with what was kept when the version got its number, over the five samples.
struct FactsRecordVersionTests {
    @Test("What is kept of a file changes only with the version")
    func golden() throws {
        let sources = try SampleSources.below("Samples")
        let projects = try SampleSources.projects().map { project in
            var out = ByteEncoder()
            project.encode(into: &out)
            return out.bytes
        }
        let records = SampleSources.records(of: sources).map { $0 ?? [] } + projects
        let now = Record(
            version: FactsRecord.version, sources: digest(sources.map(\.bytes)), facts: digest(records))
        let file = SampleSources.tests.appendingPathComponent("SourceScanTests/Cache/FactsRecordVersion.txt")
        if ProcessInfo.processInfo.environment["WIREMAP_RECORD"] != nil {
            try now.text.write(to: file, atomically: true, encoding: .utf8)
            Issue.record("recorded; run again without WIREMAP_RECORD")
            return
        }
        let recorded = try String(contentsOf: file, encoding: .utf8)
        guard recorded != now.text else { return }
        let hint =
            recorded.contains(now.sources) && recorded.hasPrefix("version \(now.version)\n")
            ? "what is read from the same sources has changed: raise `FactsRecord.version`, then record"
            : "record with WIREMAP_RECORD=1"
        Issue.record("\(file.lastPathComponent) differs; \(hint)")
    }

    private struct Record {
        var version: UInt32
        var sources: String
        var facts: String

        var text: String { "version \(version)\nsources \(sources)\nfacts \(facts)\n" }
    }

    private func digest(_ pieces: [[UInt8]]) -> String {
        ContentID(of: pieces.flatMap { ContentID(of: $0).bytes }).hexadecimal
    }
}
