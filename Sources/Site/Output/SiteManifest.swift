import Foundation
import NavigationGraph

/// The list of what a run wrote into a folder, so that the next run knows what it may change and remove.
struct SiteManifest: Decodable, Equatable {
    static let fileName = ".wiremap-site.json"
    private static let version = 1

    private var formatVersion: Int
    /// Sorted paths from the root of the site.
    let files: [String]

    init(_ files: [String]) {
        formatVersion = Self.version
        // A list of ten thousand paths that is in order takes a fraction of the time that it takes to sort it.
        let isInOrder = zip(files, files.dropFirst()).allSatisfy { $0 < $1 }
        self.files = isInOrder ? files : Set(files).sorted()
    }

    /// Reads a manifest. Whoever could write into the folder could have written it: only safe paths count.
    init?(bytes: [UInt8]) {
        guard let read = try? JSONDecoder().decode(SiteManifest.self, from: Data(bytes)),
            read.formatVersion == Self.version
        else { return nil }
        self.init(read.files.filter(SitePath.isSafe))
    }

    var bytes: [UInt8] {
        var json = GraphJSONStream()
        json.object(.lines) { json in
            json.array("files", files, .lines) { $0.write($1) }
            json.member("formatVersion", formatVersion)
        }
        return json.bytes + [UInt8(ascii: "\n")]
    }
}
