import Foundation
import NavigationGraph
import SourceScan
import Testing

/// One of the sample apps of `Tests/Samples` and `Tests/Cases`: a folder with `app/`, `routes.jsonl` and `graph.json`.
///
/// A sample is an app of one school; a case is a small one that shows one way of writing navigation.
struct SampleApp: CustomTestStringConvertible, Sendable {
    let folder: URL

    var testDescription: String { folder.lastPathComponent }
    var golden: URL { folder.appendingPathComponent("graph.json") }

    /// Every folder with sources, by name.
    static let all: [SampleApp] = {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return ["Samples", "Cases"].flatMap { kind in
            let folder = tests.appendingPathComponent(kind)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.sorted().map { SampleApp(folder: folder.appendingPathComponent($0)) }
        }.filter { FileManager.default.fileExists(atPath: $0.folder.appendingPathComponent("app").path) }
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
