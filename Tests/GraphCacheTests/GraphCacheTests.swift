import Dialects
import Facts
import Foundation
import Linking
import NavigationGraph
import Testing
import Threads

@testable import GraphCache
@testable import SourceScan

@Suite("Graphs that are kept")
struct GraphCacheTests {
    private final class Scratch {
        let url: URL

        init() throws {
            url = FileManager.default.temporaryDirectory.appendingPathComponent("graphs-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(at: url) }

        var path: String { url.path }
    }

    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The folders of all samples and cases.
    private static let apps: [String] = ["Samples", "Cases"].flatMap { kind -> [String] in
        let folder = tests.appendingPathComponent(kind).path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().map { "\(folder)/\($0)/app" }.filter { FileManager.default.fileExists(atPath: $0) }
    }

    /// The name of a type that is private to a file comes with an address, another one in each process: then no run would
    /// find what another one kept.
    @Test func whatAGraphIsKeptUnderHoldsNoAddress() {
        let options = LinkOptions(
            roleNames: .all.adding([.init("Director", .router)]), helpers: NavigationPrimitive.calls,
            entryPoints: [EntryPointHint(type: "Links", kind: .deeplink)])
        var text = ""
        dump(ScanSummary(), to: &text)
        dump(options, to: &text)
        #expect(!text.contains("unknown context"))
    }

    private func graph(
        of folder: String, cache folderOfCache: String?, options: LinkOptions = LinkOptions()
    ) throws -> (json: String, isKept: Bool, files: Int, factsMade: Int) {
        let cache = try folderOfCache.map { try #require(FactsCache(path: $0, program: "1")) }
        let facts = try SourceScanner(cache: cache) { SwiftFactReader.read(bytes: $0, path: $1) }
            .scan(try FolderTree(path: folder))
        cache?.save()
        let linked = GraphCache(cache).link(facts, options: options).made
        let told = linked.diagnostics.map(\.description).joined(separator: "\n")
        let sources = facts.swift + facts.outOfTarget
        return (
            String(decoding: GraphJSONWriter.encode(linked.graph), as: UTF8.self) + told, linked.isKept,
            sources.count, sources.count(where: \.isMade)
        )
    }

    private func copy(_ app: String) throws -> Scratch {
        let scratch = try Scratch()
        try FileManager.default.copyItem(atPath: app, toPath: scratch.path + "/app")
        return scratch
    }

    /// A copy of a sample whose graph is kept.
    private func keptApp() throws -> (cache: Scratch, scratch: Scratch) {
        let (cache, scratch) = (try Scratch(), try copy(try #require(Self.apps.first)))
        _ = try graph(of: scratch.path + "/app", cache: cache.path)
        return (cache, scratch)
    }

    /// Writes other words into the first Swift file of a folder.
    ///
    /// - Returns: the file's path, and what it held.
    @discardableResult
    private func edit(_ folder: String, _ change: (String) -> String) throws -> (file: String, text: String) {
        let file = try #require(swiftFiles(folder).first)
        let text = try String(contentsOfFile: file, encoding: .utf8)
        try change(text).write(toFile: file, atomically: true, encoding: .utf8)
        return (file, text)
    }

    private func swiftFiles(_ folder: String) -> [String] {
        (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
    }

    @Test("Without a change the graph is taken as it was")
    func unchanged() throws {
        let cache = try Scratch()
        let app = try #require(Self.apps.first)
        let plain = try graph(of: app, cache: nil)
        let first = try graph(of: app, cache: cache.path)
        let second = try graph(of: app, cache: cache.path)
        #expect(!plain.isKept && !first.isKept && second.isKept)
        #expect(first.json == plain.json)
        #expect(second.json == plain.json)
        #expect(plain.factsMade == plain.files && first.factsMade == plain.files)
        #expect(plain.files > 0 && second.factsMade == 0)
    }

    @Test("Where a comment came, the facts of that file alone are made")
    func comment() throws {
        let (cache, scratch) = try keptApp()
        let folder = scratch.path + "/app"
        try edit(folder) { "// Moved.\n" + $0 }
        let kept = try graph(of: folder, cache: cache.path)
        #expect(kept.isKept && kept.factsMade == 1)
        #expect(kept.json == (try graph(of: folder, cache: nil).json))
    }

    @Test("Where one file changed, the facts of all are made, and those that cannot be read are read anew")
    func damagedFacts() throws {
        let (cache, scratch) = try keptApp()
        let folder = scratch.path + "/app"
        // Whole records whose facts end too early.
        for name in swiftPacks(cache.path) {
            let pack = try #require(FactsPack(path: name))
            var records: [FactsKey: [UInt8]] = [:]
            for entry in pack.entries {
                let record = try #require(pack.record(entry))
                records[entry.key] = entry.key.reading == .swiftFacts ? record.dropLast() : record
            }
            try Data(FactsPack.bytes(of: records)).write(to: URL(fileURLWithPath: name))
        }
        let kept = try graph(of: folder, cache: cache.path)
        #expect(kept.isKept && kept.factsMade == 0)
        try edit(folder) { $0 + "\nfinal class Newcomer {}\n" }
        let products = try products(cache.path)
        let changed = try graph(of: folder, cache: cache.path)
        #expect(!changed.isKept && changed.factsMade == changed.files)
        #expect(changed.json == (try graph(of: folder, cache: nil).json))
        // What the key tells of files that were read anew need not be so.
        #expect(try self.products(cache.path) == products)
    }

    private func products(_ folder: String) throws -> [String] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".product") }.sorted()
    }

    private func swiftPacks(_ folder: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".pack") }.map { folder + "/" + $0 }
    }

    @Test("Where lines moved, every place moves along, in every sample and case")
    func movedLines() throws {
        let cache = try Scratch()
        var moved = 0
        for app in Self.apps {
            let scratch = try copy(app)
            let folder = scratch.path + "/app"
            _ = try graph(of: folder, cache: cache.path)
            for file in swiftFiles(folder) {
                var lines = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
                // A comment at the top, one behind the first line, and a line more in the middle of the file, unless
                // that is inside of a longer text.
                lines.insert("// Moved.", at: 0)
                if !lines.contains(where: { $0.contains("\"\"\"") || $0.contains("/*") }) {
                    let middle = lines.count / 2
                    if !lines[middle].contains("///") { lines.insert("", at: middle) }
                    lines = lines.map { $0.hasPrefix("    ") ? " " + $0 : $0 }
                }
                try lines.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
            }
            let kept = try graph(of: folder, cache: cache.path)
            let plain = try graph(of: folder, cache: nil)
            #expect(kept.json == plain.json, "\(app)")
            if kept.isKept { moved += 1 }
        }
        // Where a text of several lines is part of what a file says, it says something else now.
        #expect(moved > 25)
    }

    @Test("Where a file says something else, everything is linked anew")
    func otherFacts() throws {
        let (cache, scratch) = try keptApp()
        let folder = scratch.path + "/app"
        let (file, text) = try edit(folder) { $0 + "\nfinal class Newcomer {}\n" }
        let changed = try graph(of: folder, cache: cache.path)
        #expect(!changed.isKept)
        #expect(changed.json == (try graph(of: folder, cache: nil).json))
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        #expect(try graph(of: folder, cache: cache.path).isKept)
        try FileManager.default.removeItem(atPath: file)
        #expect(try !graph(of: folder, cache: cache.path).isKept)
        let options = LinkOptions(helpers: [], entryPoints: [])
        var other = options
        other.roleNames.suffixes.removeLast()
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        #expect(try graph(of: folder, cache: cache.path, options: options).isKept)
        #expect(try !graph(of: folder, cache: cache.path, options: other).isKept)
    }

    @Test("A kept graph that was damaged is made anew")
    func damage() throws {
        let cache = try Scratch()
        let app = try #require(Self.apps.first)
        let plain = try graph(of: app, cache: cache.path)
        let name = try #require(
            FileManager.default.enumerator(atPath: cache.path)?.compactMap { $0 as? String }
                .first { $0.hasSuffix(".product") })
        let file = URL(fileURLWithPath: cache.path + "/" + name)
        let whole = [UInt8](try Data(contentsOf: file))
        for step in 0..<12 {
            let place = whole.count * step / 12
            var bytes = whole
            if step.isMultiple(of: 2) { bytes[place] ^= 1 } else { bytes = Array(bytes[..<place]) }
            try Data(bytes).write(to: file)
            let again = try graph(of: app, cache: cache.path)
            #expect(!again.isKept)
            #expect(again.json == plain.json)
            #expect(try graph(of: app, cache: cache.path).isKept)
        }
        // Without its checksum it is read up to where it goes wrong.
        for length in stride(from: 0, to: whole.count - 8, by: 997) {
            #expect(KeptGraph(bytes: Array(whole[8...].prefix(length))) == nil)
        }
    }

    @Test("Places that change their order, meet or part cannot be moved")
    func shifts() throws {
        func place(_ line: Int, _ column: Int) -> SwiftFacts.Place { SwiftFacts.Place(line: line, column: column) }
        let old = [place(1, 1), place(2, 5), place(2, 9), place(4, 0)]
        let shift = try #require(PlaceShift(from: old, to: [place(3, 1), place(4, 1), place(4, 2), place(9, 0)]))
        #expect(shift.line(2) == 4)
        #expect(shift.line(4) == 9)
        #expect(shift.line(3) == nil)
        #expect(shift.line(0) == 0)
        #expect(shift.column(9, of: 2) == 2)
        #expect(shift.column(7, of: 2) == nil)
        #expect(PlaceShift(from: old, to: [place(3, 1), place(3, 5), place(3, 9), place(4, 0)]) == nil)
        #expect(PlaceShift(from: old, to: [place(5, 1), place(2, 5), place(2, 9), place(6, 0)]) == nil)
        #expect(PlaceShift(from: old, to: [place(1, 1), place(2, 5), place(3, 9), place(4, 0)]) == nil)
        #expect(PlaceShift(from: old, to: [place(1, 1), place(2, 9), place(2, 5), place(4, 0)]) == nil)
        #expect(PlaceShift(from: old, to: [place(1, 1), place(2, 5), place(2, 9), place(4, 2)]) == nil)
        #expect(PlaceShift(from: old, to: Array(old.dropLast())) == nil)
    }
}
