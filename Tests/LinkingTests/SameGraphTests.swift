import Linking
import NavigationGraph
import SourceScan
import Testing

/// The same sources give the same bytes.
struct SameGraphTests {
    @Test(arguments: SampleApp.all)
    func whateverTheNumberOfThreads(_ sample: SampleApp) throws {
        let one = GraphJSONWriter.encode(try sample.graph())
        for threads in [1, 7] {
            let other = GraphJSONWriter.encode(try sample.newGraph(threads: threads))
            #expect(one == other, "\(threads) threads: \(difference(one, other))")
        }
    }

    @Test(arguments: SampleApp.all)
    func whateverTheOrderOfTheFiles(_ sample: SampleApp) throws {
        let tree = try sample.tree()
        let files = Dictionary(
            uniqueKeysWithValues: try tree.list().entries.map { entry in
                (entry.path, String(decoding: try tree.bytes(of: entry.path, limit: 1 << 24), as: UTF8.self))
            })
        let forward = SourcesOfTest(name: tree.name, files: files)
        let backward = SourcesOfTest(name: tree.name, files: files, isReversed: true)
        let one = GraphJSONWriter.encode(try GraphOfSources.graph(forward))
        let other = GraphJSONWriter.encode(try GraphOfSources.graph(backward))
        #expect(one == other, "\(difference(one, other))")
    }

    @Test(arguments: SampleApp.all)
    func whetherASecondThreadAsksAheadOrNot(_ sample: SampleApp) throws {
        let one = GraphJSONWriter.encode(try sample.graph())
        var alone = LinkOptions()
        alone.asksAhead = false
        let other = GraphJSONWriter.encode(try GraphOfSources.link(sample.scan(), options: alone))
        #expect(one == other, "\(difference(one, other))")
    }

    @Test(arguments: SampleApp.all)
    func andTheSameAgain(_ sample: SampleApp) throws {
        let one = GraphJSONWriter.encode(try sample.graph())
        #expect(one == GraphJSONWriter.encode(try sample.newGraph(threads: 2)))
    }

    private func difference(_ one: [UInt8], _ other: [UInt8]) -> String {
        LineDifference(
            expected: String(decoding: one, as: UTF8.self), found: String(decoding: other, as: UTF8.self)
        ).text
    }
}
