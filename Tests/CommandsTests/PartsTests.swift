import Foundation
import Testing

@testable import Commands

@Suite("Parts of a scan")
struct PartsTests {
    private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Samples").path

    /// Makes all parts into a folder, and gives their paths in the order of their numbers.
    private func parts(
        of app: String, count: Int, in scratch: ScratchFolder, folder: String = "parts", _ options: String...
    ) throws -> [String] {
        try FileManager.default.createDirectory(atPath: scratch.path(folder), withIntermediateDirectories: true)
        return try (1...count).map { number in
            let ending = try BuiltProgram.run(
                arguments: ["scan", app, "--shard", "\(number)/\(count)", "-o", scratch.path(folder)] + options)
            #expect(ending.status == 0, "\(ending.messages)")
            let said = ending.text + ending.messages
            return String(try #require(said.firstMatch(of: /(\S+\.part): part/), "\(said)").1)
        }
    }

    @Test(
        "The graph of all parts is that of one scan, byte by byte",
        arguments: ["InfinumHandbook", "Crelies", "Knutvalen"], [1, 3])
    func sameGraph(sample: String, count: Int) throws {
        let app = "\(Self.samples)/\(sample)/app"
        try #require(FileManager.default.fileExists(atPath: app), "there is no sample \(sample)")
        let scratch = try ScratchFolder()
        let whole = try BuiltProgram.run("scan", app, "-f", "json", "--no-cache")
        let paths = try parts(of: app, count: count, in: scratch)
        let linked = try BuiltProgram.run(arguments: ["link"] + paths.reversed())
        #expect(linked.status == 0, "\(linked.messages)")
        #expect(linked.output == whole.output)
        #expect(linked.messages == whole.messages)
    }

    @Test("A part has the name of its content: one changed file changes one part, a commit none")
    func names() throws {
        let scratch = try ScratchFolder()
        try FileManager.default.copyItem(atPath: "\(Self.samples)/InfinumHandbook/app", toPath: scratch.path("app"))
        let app = scratch.path("app")
        let before = try parts(of: app, count: 4, in: scratch)
        let again = try parts(of: app, count: 4, in: scratch, "--cache", scratch.path("kept"))
        #expect(again == before)
        let names = FileManager.default.enumerator(atPath: app)?.compactMap { $0 as? String } ?? []
        let file = try #require(names.sorted().first { $0.hasSuffix("Presenter.swift") })
        try scratch.write("app/" + file, try scratch.text(of: "app/" + file) + "\nfinal class Newcomer {}\n")
        let after = try parts(of: app, count: 4, in: scratch)
        #expect(zip(before, after).count { $0 != $1 } == 1)
        let linked = try BuiltProgram.run(arguments: ["link"] + after)
        #expect(linked.output == (try BuiltProgram.run("scan", app, "-f", "json", "--no-cache").output))
    }

    @Test("What was typed and configured holds for the parts too, and must be the same in all")
    func settings() throws {
        let scratch = try ScratchFolder()
        try FileManager.default.copyItem(atPath: "\(Self.samples)/InfinumHandbook/app", toPath: scratch.path("app"))
        try scratch.write("app/.wiremap.yml", "name: Handbook\n")
        let app = scratch.path("app")
        let whole = try BuiltProgram.run("scan", app, "-f", "json", "--no-cache", "--exclude", "**/*Settings*")
        let paths = try parts(of: app, count: 2, in: scratch, "--exclude", "**/*Settings*")
        #expect(try BuiltProgram.run(arguments: ["link"] + paths).output == whole.output)
        let others = try parts(of: app, count: 2, in: scratch)
        let mixed = try BuiltProgram.run("link", paths[0], others[1])
        #expect(mixed.status == 2)
        #expect(mixed.messages.contains("different settings"))
    }

    @Test("The commands of Docs/Performance.md do what the page says")
    func recipes() throws {
        let page = try String(
            contentsOfFile: "\(Self.samples)/../../Docs/Performance.md", encoding: .utf8)
        let lines = page.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .map { $0.hasPrefix("- run: ") ? String($0.dropFirst(7)) : $0 }.filter { $0.hasPrefix("wiremap ") }
        let scan = try #require(lines.first { $0.hasPrefix("wiremap scan App --shard ${{ matrix.share }}/4") })
        let link = try #require(lines.first { $0.hasPrefix("wiremap link share-*.part") })
        let site = try #require(lines.first { $0.hasPrefix("wiremap site ") })
        let scratch = try ScratchFolder()
        try FileManager.default.copyItem(atPath: "\(Self.samples)/Knutvalen/app", toPath: scratch.path("App"))
        let run = { (line: String) in
            let words = line.split(separator: " ").dropFirst().flatMap { word in
                word == "share-*.part" ? (1...4).map { "share-\($0).part" } : [String(word)]
            }
            let ending = try BuiltProgram.run(arguments: words, in: scratch.url)
            #expect(ending.status == 0, "\(line): \(ending.messages)")
        }
        for share in 1...4 { try run(scan.replacing("${{ matrix.share }}", with: "\(share)")) }
        try run(link)
        let whole = try BuiltProgram.run("scan", "App", "-f", "json", "--no-cache", in: scratch.url)
        #expect(try scratch.bytes(of: "map.json") == whole.output)
        for name in site.split(separator: " ") where name.hasSuffix(".json") {
            try scratch.write(String(name), whole.output)
        }
        try run(site)
        // Each of the app's modules is there twice.
        let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path("site/modules"))
        #expect(names.contains { $0.hasSuffix(".html") })
        #expect(try BuiltProgram.run("site", "App", "shop.json", "-o", "x", in: scratch.url).status == 64)
    }

    @Test("Parts that are missing, twice there, damaged or none at all are told")
    func faults() throws {
        let scratch = try ScratchFolder()
        let paths = try parts(of: "\(Self.samples)/InfinumHandbook/app", count: 2, in: scratch)
        let missing = try BuiltProgram.run("link", paths[1])
        #expect(missing.status == 2)
        #expect(missing.messages.contains("of 2 parts there is no 1"))
        #expect(try BuiltProgram.run("link", paths[1], paths[1]).messages.contains("part 2 is there twice"))
        try scratch.write("noise", [UInt8](repeating: 7, count: 4096))
        #expect(try BuiltProgram.run("link", paths[0], scratch.path("noise")).messages.contains("no part of a scan"))
        let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: paths[0])))
        for step in 1..<6 {
            var bytes = whole
            bytes[whole.count * step / 6] ^= 1
            try scratch.write("changed", bytes)
            try scratch.write("cut", Array(whole[..<(whole.count * step / 6)]))
            #expect(try BuiltProgram.run("link", scratch.path("changed"), paths[1]).status == 2)
            #expect(try BuiltProgram.run("link", scratch.path("cut"), paths[1]).status == 2)
        }
        #expect(try BuiltProgram.run("scan", ".", "--shard", "3/2", "-o", "x").status == 64)
        #expect(try BuiltProgram.run("scan", ".", "--shard", "1/2").status == 64)
    }
}
