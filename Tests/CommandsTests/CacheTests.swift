import Foundation
import Testing

@testable import Commands

@Suite("What is kept between runs")
struct CacheTests {
    private static let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Samples/InfinumHandbook/app").path

    private func files(_ folder: String) -> [String] {
        (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
    }

    @Test("With and without a cache, filled or not, the map is the same", arguments: ["json", "text"])
    func sameMap(format: String) throws {
        let scratch = try ScratchFolder()
        let plain = try BuiltProgram.run("scan", Self.sample, "-f", format, "--no-cache")
        #expect(plain.status == 0)
        for _ in 0..<3 {
            let kept = try BuiltProgram.run("scan", Self.sample, "-f", format, "--cache", scratch.path("kept"))
            #expect(kept.status == 0)
            #expect(kept.output == plain.output)
            #expect(kept.messages == plain.messages)
        }
        #expect(files(scratch.path("kept")).contains { $0.hasSuffix(".pack") })
    }

    @Test("Without a word the user's cache folder is taken, for this user only; `--no-cache` leaves it alone")
    func usualFolder() throws {
        let scratch = try ScratchFolder()
        let environment = ["XDG_CACHE_HOME": scratch.url.path]
        _ = try BuiltProgram.run("scan", Self.sample, "--no-cache", environment: environment)
        #expect(files(scratch.url.path) == [])
        _ = try BuiltProgram.run("scan", Self.sample, environment: environment)
        let pack = try #require(files(scratch.path("wiremap")).first { $0.hasSuffix(".pack") })
        let rights = try FileManager.default.attributesOfItem(atPath: scratch.path("wiremap/" + pack))
        #expect(rights[.posixPermissions] as? Int == 0o600)
        #expect(UserCache.usualFolder(environment: ["XDG_CACHE_HOME": "/c", "HOME": "/h"]) == "/c/wiremap")
        #expect(UserCache.usualFolder(environment: ["XDG_CACHE_HOME": "c"]) == nil)
        #expect(UserCache.usualFolder(environment: ["HOME": "/h"])?.hasPrefix("/h/") == true)
    }

    @Test("A named folder that cannot be used is told; the usual one is done without")
    func unusable() throws {
        let named = try BuiltProgram.run("scan", Self.sample, "--cache", "/dev/null/kept")
        #expect(named.status == 2)
        #expect(named.messages.contains("the cache cannot be kept in /dev/null/kept"))
        let usual = try BuiltProgram.run("scan", Self.sample, environment: ["XDG_CACHE_HOME": "/dev/null"])
        #expect(usual.status == 0)
        #expect(usual.messages.isEmpty)
        #expect(try BuiltProgram.run("scan", Self.sample, "--cache", "a", "--no-cache").status == 64)
    }
}
