import Foundation
import NavigationGraph
import SourceScan
import Testing

/// One of the sample apps of `Tests/Samples`: a folder with `app/`, `routes.jsonl` and `graph.json`.
struct SampleApp: CustomTestStringConvertible, Sendable {
    let folder: URL

    var testDescription: String { folder.lastPathComponent }
    var golden: URL { folder.appendingPathComponent("graph.json") }

    /// Every folder with sources, by name.
    static let all: [SampleApp] = {
        let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Samples")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: samples.path)) ?? []
        return names.sorted().map { SampleApp(folder: samples.appendingPathComponent($0)) }
            .filter { FileManager.default.fileExists(atPath: $0.folder.appendingPathComponent("app").path) }
    }()

    func tree() throws -> FolderTree { try FolderTree(path: folder.appendingPathComponent("app").path) }

    func graph(threads: Int = 2) throws -> NavigationGraph {
        try GraphOfSources.graph(tree(), threads: threads)
    }

    /// The routes that were found by reading.
    func trueRoutes() throws -> [TrueRoute] {
        let text = try String(contentsOf: folder.appendingPathComponent("routes.jsonl"), encoding: .utf8)
        return try text.split(whereSeparator: \.isNewline).map {
            try JSONDecoder().decode(TrueRoute.self, from: Data($0.utf8))
        }
    }
}
