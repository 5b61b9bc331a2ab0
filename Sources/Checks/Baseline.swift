import Diagnostics
import Foundation

/// The findings that a team knows and has not mended yet: a sorted list of their ids, without lines.
package struct Baseline: Hashable, Sendable {
    package enum Fault: Error, Hashable, Sendable {
        /// Not the JSON that `encoded` writes.
        case unreadable
        case formatVersion(Int)
    }

    package static let formatVersion = 1

    package var ids: Set<String>

    package init(_ findings: [Finding]) { ids = Set(findings.map(\.id)) }

    package init(_ bytes: [UInt8]) throws(Fault) {
        guard let document = try? JSONDecoder().decode(Document.self, from: Data(bytes)) else { throw .unreadable }
        guard document.formatVersion == Self.formatVersion else { throw .formatVersion(document.formatVersion) }
        ids = Set(document.findings)
    }

    /// The JSON, a finding a line, with a line feed at its end.
    package func encoded() throws -> [UInt8] {
        try PrintedJSON.bytes(of: Document(findings: ids.sorted(), formatVersion: Self.formatVersion))
    }

    /// The entries whose findings are gone.
    func stale(among found: [Finding]) -> [Checks.Fault] {
        ids.subtracting(found.map(\.id)).sorted().map { id in
            Checks.Fault(
                node: nil, subject: [id], text: "the baseline holds `\(id)`, which is found no more",
                advice: "write the baseline anew with `--write-baseline`", place: nil)
        }
    }

    private struct Document: Codable {
        var findings: [String]
        var formatVersion: Int
    }
}
