import Foundation
import NavigationGraph
import Testing

/// The graph of every sample app, byte for byte.
///
/// A `graph.json` that is not there is written, and so is every one when `WIREMAP_RECORD` is set. Either way the run
/// fails: what was recorded has to be read before it counts.
struct GoldenGraphTests {
    @Test(arguments: SampleApp.all)
    func theGraphIsTheRecordedOne(_ sample: SampleApp) throws {
        let graph = try sample.graph()
        let written = GraphJSONWriter.encode(graph)
        let isRecording = ProcessInfo.processInfo.environment["WIREMAP_RECORD"] != nil
        guard !isRecording, let golden = FileManager.default.contents(atPath: sample.golden.path) else {
            try Data(written).write(to: sample.golden)
            Issue.record("\(sample.testDescription)/graph.json was written: read it, then run the tests again")
            return
        }
        guard Array(golden) != written else { return }
        let recorded = try GraphJSONReader.read(Array(golden), name: sample.golden.lastPathComponent)
        let lines = LineDifference(
            expected: String(decoding: golden, as: UTF8.self), found: String(decoding: written, as: UTF8.self))
        let routes = LineDifference(expected: recorded.routeLines, found: graph.routeLines)
        Issue.record(
            "\(sample.testDescription)/graph.json differs.\nIts routes:\n\(routes.text)\nIts first lines:\n\(lines.text)"
        )
    }
}
