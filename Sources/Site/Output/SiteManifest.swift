import Foundation

/// The list of what a run wrote into a folder, so that the next run knows what it may change and remove.
struct SiteManifest: Codable, Equatable {
    static let fileName = ".wiremap-site.json"
    private static let version = 1

    private var formatVersion: Int
    /// Sorted paths from the root of the site.
    let files: [String]

    init(_ files: some Sequence<String>) {
        formatVersion = Self.version
        self.files = Set(files).sorted()
    }

    /// Reads a manifest. Whoever could write into the folder could have written it: only safe paths count.
    init?(bytes: [UInt8]) {
        guard let read = try? JSONDecoder().decode(SiteManifest.self, from: Data(bytes)),
            read.formatVersion == Self.version
        else { return nil }
        self.init(read.files.filter(SitePath.isSafe))
    }

    var bytes: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = (try? encoder.encode(self)) ?? Data()
        return [UInt8](data) + [UInt8(ascii: "\n")]
    }
}
