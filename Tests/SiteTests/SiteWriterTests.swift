import Foundation
import NavigationGraph
import Testing

@testable import Site

struct SiteWriterTests {
    private let files = FileManager.default

    /// Runs `body` with a folder that is not there yet, and removes what it became.
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let parent = files.temporaryDirectory.appendingPathComponent("site-\(UUID().uuidString)")
        try files.createDirectory(at: parent, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: parent) }
        try body(parent.appendingPathComponent("out"))
    }

    /// Every file below a folder with its bytes, links not followed.
    private func snapshot(_ folder: URL) throws -> [String: Data] {
        var found: [String: Data] = [:]
        for path in try files.subpathsOfDirectory(atPath: folder.path) {
            let file = folder.appendingPathComponent(path)
            var isFolder: ObjCBool = false
            if files.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue {
                found[path] = try Data(contentsOf: file)
            }
        }
        return found
    }

    private func inode(_ file: URL) throws -> Int {
        try #require(files.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int)
    }

    @Test func onlyWhatChangedIsWritten() throws {
        try withFolder { folder in
            let writer = SiteWriter(folder: folder.path)
            let first = try writer.write(SampleGraph.site(of: SampleGraph.small))
            #expect(first.written > 10 && first.unchanged == 0)
            let login = folder.appendingPathComponent("modules/Login.html")
            let home = folder.appendingPathComponent("modules/Home.html")
            let (oldLogin, oldHome) = (try inode(login), try inode(home))

            let again = try writer.write(SampleGraph.site(of: SampleGraph.small))
            #expect(again == SiteWriter.Outcome(written: 0, unchanged: first.written, removed: 0, made: first.made))

            var graph = SampleGraph.small
            graph.modules[0].components[0].documentation = "New words."
            let changed = try writer.write(SampleGraph.site(of: graph))
            // The module's page, its Markdown, and the graph that it is a part of.
            #expect(
                changed == SiteWriter.Outcome(written: 3, unchanged: first.written - 3, removed: 0, made: first.made))
            #expect(try inode(home) == oldHome)
            #expect(try inode(login) != oldLogin)
        }
    }

    @Test func whatAnEarlierRunWroteIsRemovedAndNothingElse() throws {
        try withFolder { folder in
            let writer = SiteWriter(folder: folder.path)
            _ = try writer.write(SampleGraph.site(of: SampleGraph.small))
            let own = folder.appendingPathComponent("modules/Mine.html")
            try Data("mine".utf8).write(to: own)
            try Data("mine".utf8).write(to: folder.appendingPathComponent("CNAME"))

            var graph = SampleGraph.small
            graph.modules.removeAll { $0.id == "Home" }
            graph.routes.removeAll { $0.target == "Home" }
            let outcome = try writer.write(SampleGraph.site(of: graph))
            #expect(outcome.removed >= 2)
            let left = try snapshot(folder)
            #expect(left["modules/Home.html"] == nil && left["groups/App-Main.html"] == nil)
            #expect(left["modules/Mine.html"] == Data("mine".utf8) && left["CNAME"] == Data("mine".utf8))

            _ = try writer.write(SampleGraph.site(of: graph) { _ in nil })
            #expect(!files.fileExists(atPath: folder.appendingPathComponent("source").path))
        }
    }

    @Test func aPageThatSomeoneElseWroteIsNotOverwritten() throws {
        try withFolder { folder in
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            let home = folder.appendingPathComponent("index.html")
            try Data("mine".utf8).write(to: home)
            #expect(throws: SiteWriteError.foreign(path: "\(folder.path)/index.html")) {
                try SiteWriter(folder: folder.path).write(SampleGraph.site(of: SampleGraph.small))
            }
            #expect(try snapshot(folder) == ["index.html": Data("mine".utf8)])
        }
    }

    @Test func aLinkOutOfTheFolderIsNotFollowed() throws {
        try withFolder { folder in
            let outside = folder.deletingLastPathComponent().appendingPathComponent("outside")
            try files.createDirectory(at: outside, withIntermediateDirectories: true)
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            let link = folder.appendingPathComponent("modules")
            try files.createSymbolicLink(at: link, withDestinationURL: outside)
            #expect(throws: SiteWriteError.symbolicLink(path: "\(folder.path)/modules")) {
                try SiteWriter(folder: folder.path).write(SampleGraph.site(of: SampleGraph.small))
            }
            #expect(try snapshot(outside).isEmpty)
        }
    }

    @Test func aLinkInPlaceOfAPageIsReplacedAndItsTargetKept() throws {
        try withFolder { folder in
            let writer = SiteWriter(folder: folder.path)
            _ = try writer.write(SampleGraph.site(of: SampleGraph.small))
            let outside = folder.deletingLastPathComponent().appendingPathComponent("precious")
            try Data("precious".utf8).write(to: outside)
            let page = folder.appendingPathComponent("index.html")
            try files.removeItem(at: page)
            try files.createSymbolicLink(at: page, withDestinationURL: outside)
            let outcome = try writer.write(SampleGraph.site(of: SampleGraph.small))
            #expect(outcome.written == 1)
            #expect(try Data(contentsOf: outside) == Data("precious".utf8))
        }
    }

    @Test func aForgedManifestRemovesNothingOutside() throws {
        try withFolder { folder in
            let writer = SiteWriter(folder: folder.path)
            _ = try writer.write(SampleGraph.site(of: SampleGraph.small))
            let outside = folder.deletingLastPathComponent().appendingPathComponent("precious")
            try Data("precious".utf8).write(to: outside)
            try files.createSymbolicLink(
                at: folder.appendingPathComponent("link"), withDestinationURL: folder.deletingLastPathComponent())
            let forged =
                #"{"formatVersion": 1, "files": ["../precious", "\#(outside.path)", "link/precious", "modules"]}"#
            try Data(forged.utf8).write(to: folder.appendingPathComponent(".wiremap-site.json"))
            #expect(throws: Never.self) { try writer.write(SampleGraph.site(of: SampleGraph.small)) }
            #expect(try Data(contentsOf: outside) == Data("precious".utf8))
        }
    }

    @Test func theManifestIsSortedAndComplete() throws {
        try withFolder { folder in
            let site = try SampleGraph.site(of: SampleGraph.small)
            _ = try SiteWriter(folder: folder.path).write(site)
            let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(".wiremap-site.json")))
            let manifest = try #require(SiteManifest(bytes: bytes))
            #expect(manifest.files == site.paths.sorted())
            let present = try snapshot(folder).keys.filter { $0 != ".wiremap-site.json" }
            #expect(present.sorted() == manifest.files)
        }
    }

    @Test func oneThreadAndManyGiveTheSameBytes() throws {
        var graph = SampleGraph.small
        graph.modules += (0..<120).map { Module(id: "Module\($0)", name: "Module\($0)", group: "App/Group\($0 % 7)") }
        try withFolder { folder in
            _ = try SiteWriter(folder: folder.path, threads: 1).write(SampleGraph.site(of: graph))
            let one = try snapshot(folder)
            let other = folder.deletingLastPathComponent().appendingPathComponent("other")
            graph.modules.shuffle()
            graph.routes.shuffle()
            _ = try SiteWriter(folder: other.path, threads: 8).write(SampleGraph.site(of: graph))
            #expect(try snapshot(other) == one)
        }
    }

    @Test(arguments: [
        "", "/", "/a", "a/", "a//b", "..", "a/../b", ".", "a\\b", "C:a", "a\nb", String(repeating: "x", count: 300),
    ])
    func unsafePathsAreRefused(_ path: String) {
        #expect(!SitePath.isSafe(path))
    }

    @Test(arguments: [
        "index.html", "modules/Login.html", ".wiremap-site.json", "assets/fonts/a b.woff2", "...", "a/..b",
    ])
    func ordinaryPathsAreSafe(_ path: String) {
        #expect(SitePath.isSafe(path))
    }

    @Test("A run that cannot write one page leaves the whole old site, and the next one makes the new")
    func wholeOrNothing() throws {
        try withFolder { folder in
            let writer = SiteWriter(folder: folder.path, threads: 3)
            _ = try writer.write(SampleGraph.site(of: SampleGraph.small))
            let old = try snapshot(folder).filter { !$0.key.hasPrefix(".") }
            var graph = SampleGraph.small
            graph.modules[0].components[0].documentation = "New words."
            graph.modules[1].name = "Renamed"
            // A folder stands where the page's draft belongs.
            let obstacle = folder.appendingPathComponent("modules/.Home.html.wiremap-draft/x")
            try files.createDirectory(at: obstacle, withIntermediateDirectories: true)
            #expect(throws: SiteWriteError.self) { try writer.write(SampleGraph.site(of: graph)) }
            #expect(try snapshot(folder).filter { !$0.key.hasPrefix(".") } == old)

            try files.removeItem(at: obstacle.deletingLastPathComponent())
            _ = try writer.write(SampleGraph.site(of: graph))
            let new = try snapshot(folder)
            try withFolder { other in
                _ = try SiteWriter(folder: other.path).write(SampleGraph.site(of: graph))
                #expect(try snapshot(other) == new)
            }
        }
    }

    @Test("What a killed run left beside the pages goes away")
    func draftsOfAKilledRun() throws {
        try withFolder { folder in
            let writer = SiteWriter(folder: folder.path)
            _ = try writer.write(SampleGraph.site(of: SampleGraph.small))
            let whole = try snapshot(folder)
            for name in [".index.html", "modules/.Login.html"] {
                try Data("half".utf8).write(to: folder.appendingPathComponent("\(name).wiremap-draft"))
            }
            _ = try writer.write(SampleGraph.site(of: SampleGraph.small))
            #expect(try snapshot(folder) == whole)
        }
    }

    @Test("Runs into one folder at the same time wait for one another")
    func severalRuns() throws {
        try withFolder { folder in
            let graphs = (0..<6).map { number in
                var graph = SampleGraph.small
                graph.modules[0].components[0].documentation = "Words of run \(number)."
                return graph
            }
            DispatchQueue.concurrentPerform(iterations: graphs.count) { run in
                #expect(throws: Never.self) {
                    try SiteWriter(folder: folder.path, threads: 2).write(SampleGraph.site(of: graphs[run]))
                }
            }
            let left = try snapshot(folder)
            let whole = try graphs.map { graph in
                var made: [String: Data] = [:]
                try withFolder { other in
                    _ = try SiteWriter(folder: other.path).write(SampleGraph.site(of: graph))
                    made = try snapshot(other)
                }
                return made
            }
            #expect(whole.contains(left))
        }
    }
}
