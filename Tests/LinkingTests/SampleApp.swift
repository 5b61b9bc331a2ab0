import Foundation
import NavigationGraph
import SourceScan
import Testing

/// One of the sample apps of `Tests/Samples` and `Tests/Cases`: a folder with `app/`, `routes.jsonl` and `graph.json`.
///
/// A sample is an app of one school; a case is a small one that shows one way of writing navigation.
struct SampleApp: CustomTestStringConvertible, Sendable {
    let folder: URL
    private let keptScan = MadeOnce<ScanResult>()
    private let keptGraph = MadeOnce<NavigationGraph>()

    init(folder: URL) { self.folder = folder }

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

    /// What the files say; the same for all tests of a run.
    func scan() throws -> ScanResult {
        try keptScan.value {
            try SourceScanner { SwiftFactReader.read(bytes: $0, path: $1) }
                .scan(tree(), options: ScanOptions(threads: 2))
        }
    }

    /// The graph; the same for all tests of a run.
    func graph() throws -> NavigationGraph { try keptGraph.value { try GraphOfSources.link(scan()) } }

    /// The graph, scanned and linked anew.
    func newGraph(threads: Int) throws -> NavigationGraph { try GraphOfSources.graph(tree(), threads: threads) }

    /// The routes that were found by reading.
    func trueRoutes() throws -> [TrueRoute] {
        let text = try String(contentsOf: folder.appendingPathComponent("routes.jsonl"), encoding: .utf8)
        return try text.split(whereSeparator: \.isNewline).map {
            try JSONDecoder().decode(TrueRoute.self, from: Data($0.utf8))
        }
    }
}
