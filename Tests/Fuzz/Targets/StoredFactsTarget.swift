import Facts
import SourceScan

/// Facts as the cache keeps them, after somebody changed their bytes.
///
/// The input is a Swift source, a byte 255, and changes, three bytes each: a place, as two bytes, and what stands there
/// from now on. What can still be read is linked.
enum StoredFactsTarget {
    static func feed(_ bytes: [UInt8]) {
        let parts = bytes.split(separator: 255, maxSplits: 1, omittingEmptySubsequences: false).map(Array.init)
        guard let scanned = SourceTargets.scan(["App/A.swift": parts[0]]),
            let facts = SwiftSource.facts(of: scanned.swift, threads: 1).first
        else {
            return
        }
        var stored = SwiftFactsEncoder.encode(facts)
        let changes = parts.count > 1 ? parts[1] : []
        for start in stride(from: 0, to: changes.count - 2, by: 3) {
            let place = Int(changes[start]) << 8 | Int(changes[start + 1])
            if place < stored.said.count {
                stored.said[place] = changes[start + 2]
            } else if !stored.places.isEmpty {
                stored.places[place % stored.places.count] = changes[start + 2]
            }
        }
        guard let changed = SourceTargets.decoded(stored.said, stored.places, path: facts.path) else { return }
        var other = scanned
        other.swift = [SwiftSource(changed)]
        _ = SourceTargets.linked(other)
    }
}
