import Diagnostics
import Facts
import Foundation
import Testing
import Threads

@testable import SourceScan

@Suite("Facts that are kept")
struct FactsCacheTests {
    /// Counts what is parsed, and what is read from the tree.
    private final class Counter: Sendable {
        private let lock = NSLock()
        nonisolated(unsafe) private var parsedPaths: [String] = []
        nonisolated(unsafe) private var readPaths: [String] = []

        var parsed: [String] { lock.withLock { parsedPaths.sorted() } }
        var read: [String] { lock.withLock { readPaths.sorted() } }
        func parse(_ path: String) { lock.withLock { parsedPaths.append(path) } }
        func read(_ path: String) { lock.withLock { readPaths.append(path) } }
    }

    private struct CountedTree: SourceTree {
        let tree: FolderTree
        let counter: Counter

        var name: String { tree.name }
        var location: [String] { tree.location }
        func list() -> SourceListing { tree.list() }
        func contains(_ path: String) -> Bool { tree.contains(path) }
        func content(of entry: SourceEntry) -> ContentID? { tree.content(of: entry) }
        func note(_ content: ContentID, of entry: SourceEntry) { tree.note(content, of: entry) }
        func bytes(of path: String, limit: Int) throws(SourceTreeFault) -> [UInt8] {
            counter.read(path)
            return try tree.bytes(of: path, limit: limit)
        }
    }

    private struct Scanned {
        var result: ScanResult
        var parsed: [String]
        var read: [String]
        /// How many Swift files the scan took from the cache without making their facts.
        var left: Int
    }

    /// Scans a folder as a run of the program does that links what it found.
    private func scan(
        _ folder: TemporaryFolder, cache: TemporaryFolder?, program: String = "1", includeTests: Bool = false,
        limit: Int = FactsCache.usualLimit
    ) throws -> Scanned {
        try Self.scan(
            folder.path, cache: cache?.path, program: program, includeTests: includeTests, limit: limit)
    }

    private static func scan(
        _ folder: String, cache: String?, program: String = "1", includeTests: Bool = false,
        limit: Int = FactsCache.usualLimit
    ) throws -> Scanned {
        let counter = Counter()
        let kept = try cache.map { try #require(FactsCache(path: $0, program: program, limit: limit)) }
        let tree = CountedTree(
            tree: try FolderTree(path: folder).remembering(kept?.stamps), counter: counter)
        let result = try SourceScanner(cache: kept) { bytes, path in
            counter.parse(path)
            return SwiftFactReader.read(bytes: bytes, path: path)
        }.scan(tree, options: ScanOptions(includeTests: includeTests, threads: 2))
        let sources = result.swift + result.outOfTarget
        let left = sources.count { !$0.isMade }
        _ = SwiftSource.facts(of: sources, threads: 2)
        kept?.save()
        return Scanned(result: result, parsed: counter.parsed, read: counter.read, left: left)
    }

    private func text(_ result: ScanResult) -> String { Self.text(result) }

    private static func text(_ result: ScanResult) -> String {
        var result = result
        var text = ""
        dump(SwiftSource.facts(of: result.swift), to: &text)
        dump(SwiftSource.facts(of: result.outOfTarget), to: &text)
        (result.swift, result.outOfTarget) = ([], [])
        dump(result, to: &text)
        return text
    }

    private func app() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("App/Home.swift", "final class HomeWireframe { func open() { show(1) } }\n")
        try folder.write("App/Login.swift", "/// Signs in.\nfinal class LoginWireframe {}\n")
        try folder.write("App/Probe.swift", "import XCTest\nfinal class Probe {}\n")
        try folder.write("App/Empty.swift", "")
        try folder.write("App/Main.storyboard", "<document><scenes/></document>")
        try folder.write("App/Broken.storyboard", "<document")
        try folder.write("App/Info.plist", "<plist><dict/></plist>")
        try folder.write("App/Old.m", "[self pushViewController:a animated:YES];")
        return folder
    }

    private func packs(_ cache: TemporaryFolder) throws -> [String] {
        let all = FileManager.default.enumerator(atPath: cache.path)?.compactMap { $0 as? String } ?? []
        return all.filter { $0.hasSuffix(".pack") }.map { cache.path + "/" + $0 }.sorted()
    }

    /// Sets the times of all files back, so that nothing counts as changed just now. The time at which a file's
    /// description changed cannot be set, so that has to be waited for.
    private func settle() { Thread.sleep(forTimeInterval: 2.6) }

    @Test("A second run parses nothing and says the same")
    func secondRun() throws {
        let (folder, cache) = (try app(), try TemporaryFolder())
        let plain = try scan(folder, cache: nil)
        let first = try scan(folder, cache: cache)
        let second = try scan(folder, cache: cache)
        #expect(first.parsed == ["App/Empty.swift", "App/Home.swift", "App/Login.swift"])
        #expect(second.parsed == [])
        #expect(text(first.result) == text(plain.result))
        #expect(text(second.result) == text(plain.result))
    }

    @Test("What is known of a Swift file is read once somebody asks what it says")
    func facts() throws {
        let (folder, cache) = (try app(), try TemporaryFolder())
        #expect(try scan(folder, cache: cache).left == 0)
        let second = try scan(folder, cache: cache)
        #expect(second.left == 3)
        #expect(second.result.swift.map(\.path) == ["App/Empty.swift", "App/Home.swift", "App/Login.swift"])
        #expect(second.result.swift.allSatisfy { $0.isMade && !$0.isReadAnew && $0.identity != nil })
        for source in second.result.swift { #expect(source.expressionCount == source.facts.expressions.count) }
    }

    @Test("Facts that are whole and cannot be read are read from the file")
    func nonsense() throws {
        let (folder, cache) = (try app(), try TemporaryFolder())
        let plain = try scan(folder, cache: nil)
        _ = try scan(folder, cache: cache)
        try PackForgery.replaceFacts(below: cache.path) { _ in [0xFF, 0xFF, 0xFF] }
        let forged = try scan(folder, cache: cache)
        #expect(forged.left == 3)
        #expect(forged.parsed == ["App/Empty.swift", "App/Home.swift", "App/Login.swift"])
        #expect(forged.result.swift.allSatisfy { $0.isReadAnew })
        #expect(text(forged.result) == text(plain.result))
        // Where the file is gone by then, it says nothing.
        let kept = try #require(FactsCache(path: cache.path, program: "1"))
        let result = try SourceScanner(cache: kept) { SwiftFactReader.read(bytes: $0, path: $1) }
            .scan(try FolderTree(path: folder.path))
        try PackForgery.replaceFacts(below: cache.path) { _ in nil }
        try FileManager.default.removeItem(atPath: folder.path + "/App")
        #expect(SwiftSource.facts(of: result.swift, threads: 2).map(\.path) == plain.result.swift.map(\.path))
    }

    @Test("Facts of which only the head was kept are read from the file, and kept again")
    func heads() throws {
        let (folder, cache) = (try app(), try TemporaryFolder())
        let plain = try scan(folder, cache: nil)
        _ = try scan(folder, cache: cache)
        try PackForgery.replaceFacts(below: cache.path) { _ in nil }
        let second = try scan(folder, cache: cache)
        #expect(second.left == 3 && second.parsed.count == 3)
        #expect(text(second.result) == text(plain.result))
        #expect(try scan(folder, cache: cache).parsed == [])
    }

    @Test("An Xcode project is read once, unless what its paths depend on changes")
    func projects() throws {
        let (folder, cache) = (try app(), try TemporaryFolder())
        let project = """
            { objects = {
                P = { isa = PBXProject; mainGroup = G; targets = (T); };
                G = { isa = PBXGroup; children = (A, B); sourceTree = "<group>"; };
                A = { isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
                B = { isa = PBXFileReference; path = ../Other.swift; sourceTree = "<group>"; };
                T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                    buildPhases = (S); };
                S = { isa = PBXSourcesBuildPhase; files = (F, H); };
                F = { isa = PBXBuildFile; fileRef = A; };
                H = { isa = PBXBuildFile; fileRef = B; };
            }; rootObject = P; }
            """
        try folder.write("App/App.xcodeproj/project.pbxproj", project)
        try folder.write("Other.swift", "final class Other {}\n")
        settle()
        let file = "App/App.xcodeproj/project.pbxproj"
        let plain = try scan(folder, cache: nil)
        #expect(plain.result.summary.outOfTarget.contains("App/Login.swift"))
        #expect(try scan(folder, cache: cache).read.contains(file))
        let second = try scan(folder, cache: cache)
        #expect(!second.read.contains(file))
        #expect(text(second.result) == text(plain.result))
        // A link may stand for a file that the project names.
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/Link.swift", withDestinationPath: folder.path + "/App/Login.swift")
        #expect(try scan(folder, cache: cache).read.contains(file))
        // Scanned from its own folder, the same bytes name other paths.
        let inner = try Self.scan(folder.path + "/App", cache: cache.path)
        #expect(text(inner.result) == text(try Self.scan(folder.path + "/App", cache: nil).result))
        #expect(text(try scan(folder, cache: cache).result) == text(try scan(folder, cache: nil).result))
    }

    @Test("What every sample's project says comes back as it was")
    func projectsAsBytes() throws {
        let projects = try SampleSources.projects()
        #expect(projects.count > 1)
        for project in projects {
            var out = ByteEncoder()
            project.encode(into: &out)
            let back = out.bytes.withUnsafeBufferPointer { buffer -> XcodeProject? in
                var source = ByteDecoder(buffer)
                return try? XcodeProject(decoding: &source, path: project.path)
            }
            #expect(back == project)
            for length in stride(from: 0, to: out.bytes.count, by: 7) {
                let isRead = out.bytes[..<length].withUnsafeBufferPointer { buffer in
                    var source = ByteDecoder(buffer)
                    return (try? XcodeProject(decoding: &source, path: project.path)) != nil
                }
                #expect(!isRead)
            }
        }
    }

    @Test("Files that nobody touched are not even read; one that was touched just now is")
    func stamps() throws {
        let (folder, cache) = (try app(), try TemporaryFolder())
        settle()
        let first = try scan(folder, cache: cache)
        #expect(first.read.count == 8)
        #expect(try scan(folder, cache: cache).read == [])
        try folder.write("App/Login.swift", "final class LoginWireframe { }\n")
        let third = try scan(folder, cache: cache)
        #expect(third.read == ["App/Login.swift"])
        #expect(third.parsed == ["App/Login.swift"])
        // It may have been changed again within the same tick of the file system's clock.
        let fourth = try scan(folder, cache: cache)
        #expect(fourth.read == ["App/Login.swift"])
        #expect(fourth.parsed == [])
        #expect(text(fourth.result) == text(try scan(folder, cache: nil).result))
    }

    @Test("What moves, comes back or lies in another folder is known by its content")
    func content() throws {
        let (folder, cache) = (try app(), try TemporaryFolder())
        _ = try scan(folder, cache: cache)
        let other = try TemporaryFolder()
        try other.write("Elsewhere/Moved.swift", "/// Signs in.\nfinal class LoginWireframe {}\n")
        let moved = try scan(other, cache: cache)
        #expect(moved.parsed == [])
        #expect(text(moved.result) == text(try scan(other, cache: nil).result))
    }

    @Test("Whether tests are wanted changes what is taken from the cache")
    func tests() throws {
        let (folder, cache) = (try app(), try TemporaryFolder())
        _ = try scan(folder, cache: cache)
        let with = try scan(folder, cache: cache, includeTests: true)
        #expect(with.parsed == ["App/Probe.swift"])
        #expect(with.result.swift.map(\.path).contains("App/Probe.swift"))
        let without = try scan(folder, cache: cache)
        #expect(without.parsed == [])
        #expect(!without.result.swift.map(\.path).contains("App/Probe.swift"))
        #expect(try scan(folder, cache: cache, includeTests: true).parsed == [])
    }

    @Test("Another version of the program trusts nothing of what is there")
    func otherVersion() throws {
        let (folder, cache) = (try app(), try TemporaryFolder())
        _ = try scan(folder, cache: cache, program: "1")
        #expect(try scan(folder, cache: cache, program: "2").parsed.count == 3)
        #expect(try scan(folder, cache: cache, program: "1").parsed == [])
    }

    @Test("Of a damaged pack only what is whole is taken, and the damage is repaired")
    func damage() throws {
        let (folder, cache) = (try app(), try TemporaryFolder())
        let plain = text(try scan(folder, cache: nil).result)
        _ = try scan(folder, cache: cache)
        let pack = try #require(try packs(cache).first)
        let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: pack)))
        var damaged = 0
        for place in stride(from: 0, to: whole.count, by: 13) {
            for cut in [true, false] {
                for other in try packs(cache) { try FileManager.default.removeItem(atPath: other) }
                var bytes = cut ? Array(whole[..<place]) : whole
                if !cut { bytes[place] ^= 0x40 }
                try Data(bytes).write(to: URL(fileURLWithPath: pack))
                #expect(text(try scan(folder, cache: cache).result) == plain)
                damaged += 1
            }
        }
        #expect(damaged > 80)
        #expect(try scan(folder, cache: cache).parsed == [])
    }

    @Test("What is no pack at all does not matter")
    func strangers() throws {
        let (folder, cache) = (try app(), try TemporaryFolder())
        _ = try scan(folder, cache: cache)
        let place = try #require(try packs(cache).first.map { URL(fileURLWithPath: $0).deletingLastPathComponent() })
        try FileManager.default.createDirectory(
            at: place.appendingPathComponent("folder.pack"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: place.path + "/link.pack", withDestinationPath: "/dev/zero")
        try Data(repeating: 0xFF, count: 4096).write(to: place.appendingPathComponent("noise.pack"))
        try Data().write(to: place.appendingPathComponent("empty.pack"))
        for name in try FileManager.default.contentsOfDirectory(atPath: place.path) where name.hasSuffix(".stamps") {
            try Data(repeating: 0xFF, count: 999).write(to: place.appendingPathComponent(name))
        }
        #expect(try scan(folder, cache: cache).parsed == [])
    }

    @Test("Many runs leave few packs, and every fact that is not too old")
    func merging() throws {
        let (folder, cache) = (try TemporaryFolder(), try TemporaryFolder())
        for run in 0..<40 {
            try folder.write("File\(run).swift", "final class Type\(run) {}")
            #expect(try scan(folder, cache: cache).parsed == ["File\(run).swift"])
            #expect(try packs(cache).count <= 9)
        }
        #expect(try scan(folder, cache: cache).parsed == [])
    }

    @Test("The folder stays below its limit, and what was used last stays")
    func limit() throws {
        let (old, new, cache) = (try TemporaryFolder(), try TemporaryFolder(), try TemporaryFolder())
        for file in 0..<30 { try old.write("Old\(file).swift", "final class Old\(file) { func a() { b(\(file)) } }") }
        _ = try scan(old, cache: cache)
        let limit = 8_000
        for file in 0..<30 {
            try new.write("New\(file).swift", "final class New\(file) { func a() { b(\(file)) } }")
            _ = try scan(new, cache: cache, limit: limit)
        }
        let size = try packs(cache).reduce(0) { sum, path in
            sum + (try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0)
        }
        #expect(size < limit)
        #expect(try scan(new, cache: cache, limit: limit).parsed == [])
        #expect(try scan(old, cache: cache, limit: limit).parsed.count == 30)
    }

    @Test("A folder that cannot be written costs the cache and nothing else")
    func readOnly() throws {
        let folder = try TemporaryFolder()
        try folder.write("file")
        #expect(FactsCache(path: folder.path + "/file", program: "1") == nil)
        #expect(FactsCache(path: "/dev/null/cache", program: "1") == nil)
    }

    @Test("Drafts of runs that were killed go away in time, those of running ones stay")
    func drafts() throws {
        let (folder, cache) = (try app(), try TemporaryFolder())
        _ = try scan(folder, cache: cache)
        let place = try #require(try packs(cache).first.map { URL(fileURLWithPath: $0).deletingLastPathComponent() })
        let (old, new) = (place.path + "/.draft-1-1", place.path + "/.draft-1-2")
        try Data([1]).write(to: URL(fileURLWithPath: old))
        try Data([1]).write(to: URL(fileURLWithPath: new))
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -7200)], ofItemAtPath: old)
        try folder.write("App/More.swift", "final class More {}")
        _ = try scan(folder, cache: cache)
        #expect(!FileManager.default.fileExists(atPath: old))
        #expect(FileManager.default.fileExists(atPath: new))
    }

    @Test("Several runs at once do not disturb one another")
    func atOnce() throws {
        let cache = try TemporaryFolder()
        let folders = try (0..<6).map { number in
            let folder = try app()
            try folder.write("App/Own.swift", "final class Own\(number) {}")
            return folder
        }
        let plain = try folders.map { text(try scan($0, cache: nil).result) }
        let (paths, kept) = (folders.map(\.path), cache.path)
        let texts = LargestFirst(threads: 6).map(Array(0..<60), size: { _ in 1 }) { run in
            (try? Self.text(Self.scan(paths[run % 6], cache: kept).result)) ?? ""
        }
        #expect(texts.count == 60)
        for (run, text) in texts.enumerated() { #expect(text == plain[run % 6]) }
        for folder in folders { #expect(try scan(folder, cache: cache).parsed == []) }
    }
}
