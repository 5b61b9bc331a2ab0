import Foundation

@testable import SourceScan

/// Packs with right checksums and with other records than the program wrote.
enum PackForgery {
    /// Puts other bodies in the place of all Swift facts; none where `other` gives nil.
    static func replaceFacts(below folder: String, by other: ([UInt8]) -> [UInt8]?) throws {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        for name in names where name.hasSuffix(".pack") {
            let path = folder + "/" + name
            guard let pack = FactsPack(path: path) else { continue }
            var records: [FactsKey: [UInt8]] = [:]
            for entry in pack.entries {
                let record = pack.record(entry) ?? []
                records[entry.key] = entry.key.reading == .swiftFacts ? other(record) : record
            }
            try Data(FactsPack.bytes(of: records)).write(to: URL(fileURLWithPath: path))
        }
    }
}
