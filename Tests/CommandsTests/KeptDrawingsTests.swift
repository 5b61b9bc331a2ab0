import Foundation
import Testing

@Suite("Drawings that are kept")
struct KeptDrawingsTests {
    private static let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Samples/InfinumHandbook/app").path

    /// Every file of a site with its bytes.
    private func site(_ folder: URL) throws -> [String: Data] {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        var files: [String: Data] = [:]
        for name in names {
            var isFolder: ObjCBool = false
            let path = folder.appendingPathComponent(name)
            guard FileManager.default.fileExists(atPath: path.path, isDirectory: &isFolder), !isFolder.boolValue else {
                continue
            }
            files[name] = try Data(contentsOf: path)
        }
        return files
    }

    /// How many diagrams a run drew, and how many it needed.
    private func drawn(_ ending: BuiltProgram.Ending) throws -> (drawn: Int, needed: Int) {
        let match = try #require(ending.messages.firstMatch(of: /drew (\d+) diagrams? of (\d+)/), "\(ending.messages)")
        return (try #require(Int(match.1)), try #require(Int(match.2)))
    }

    @Test("A second run draws nothing and writes the same site")
    func secondRun() throws {
        let scratch = try ScratchFolder()
        let kept = scratch.path("kept")
        let plain = try BuiltProgram.run("site", Self.sample, "-o", scratch.path("plain"), "--no-cache", "--verbose")
        #expect(try drawn(plain).drawn == drawn(plain).needed)
        let first = try BuiltProgram.run("site", Self.sample, "-o", scratch.path("first"), "--cache", kept, "--verbose")
        #expect(try drawn(first).drawn == drawn(plain).needed)
        let second = try BuiltProgram.run(
            "site", Self.sample, "-o", scratch.path("second"), "--cache", kept, "--verbose")
        #expect(try drawn(second).drawn == 0)
        #expect(try drawn(second).needed == drawn(plain).needed)
        let files = try site(scratch.url.appendingPathComponent("plain"))
        #expect(files.count > 50)
        #expect(try site(scratch.url.appendingPathComponent("first")) == files)
        #expect(try site(scratch.url.appendingPathComponent("second")) == files)
    }

    @Test("After a change only diagrams that show it are drawn, and only pages that tell it are written")
    func change() throws {
        let scratch = try ScratchFolder()
        #expect(try BuiltProgram.run("scan", Self.sample, "-o", scratch.path("map.json")).status == 0)
        let map = try scratch.text(of: "map.json")
        let component = try #require(map.firstMatch(of: /"type": "(\w+Presenter)"/)).1
        let run = {
            try BuiltProgram.run(
                "site", scratch.path("map.json"), "-o", scratch.path("site"), "--cache", scratch.path("kept"),
                "--verbose")
        }
        let all = try drawn(try run()).needed
        let before = try site(scratch.url.appendingPathComponent("site"))
        try scratch.write("map.json", map.replacing("\"\(component)\"", with: "\"NewcomerPresenter\""))
        let second = try drawn(try run())
        #expect(second.needed == all)
        #expect(second.drawn > 0 && second.drawn < all / 2, "\(second) of \(all)")
        let after = try site(scratch.url.appendingPathComponent("site"))
        let differing = after.count { before[$0.key] != $0.value }
        #expect(differing > 0 && differing < after.count / 2)
        _ = try BuiltProgram.run("site", scratch.path("map.json"), "-o", scratch.path("anew"), "--no-cache")
        #expect(try site(scratch.url.appendingPathComponent("anew")) == after)
    }
}
