import Diagnostics
import Foundation
import NavigationGraph
import SiteScripts
import Testing

@testable import Site

/// What is kept of pages between runs saves making them, and never changes a byte of a site.
struct KeptPagesTests {
    private let files = FileManager.default

    /// FNV-1a in 64 bits: enough to tell apart what these tests make.
    @Sendable private static func digest(_ bytes: [UInt8]) -> [UInt8] {
        var value: UInt64 = 14_695_981_039_346_656_037
        for byte in bytes { value = (value ^ UInt64(byte)) &* 1_099_511_628_211 }
        return (0..<8).map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
    }

    /// Keeps what a run keeps, for the next one.
    private final class Shelf: @unchecked Sendable {
        // Used by one thread at a time: a writer keeps once, at its end.
        var bytes: [UInt8]?

        var memory: PageMemory { PageMemory(digest: KeptPagesTests.digest, kept: bytes) { self.bytes = $0 } }
    }

    private func withFolder(_ body: (URL) throws -> Void) throws {
        let parent = files.temporaryDirectory.appendingPathComponent("kept-\(UUID().uuidString)")
        try files.createDirectory(at: parent, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: parent) }
        try body(parent.appendingPathComponent("out"))
    }

    private func write(_ site: SiteBuilder, _ folder: URL, _ shelf: Shelf) throws -> SiteWriter.Outcome {
        try SiteWriter(folder: folder.path, threads: 2, memory: shelf.memory).write(site)
    }

    /// Every page that the folder should have, and nothing else, byte for byte.
    private func holds(_ site: SiteBuilder, _ folder: URL) throws -> Bool {
        try site.paths.indices.allSatisfy {
            let page = site.page(at: $0)
            return try [UInt8](Data(contentsOf: folder.appendingPathComponent(page.path))) == page.bytes
        }
    }

    @Test func whatDidNotChangeIsNotMade() throws {
        try withFolder { folder in
            let shelf = Shelf()
            let site = try SampleGraph.site(of: SampleGraph.small)
            let first = try write(site, folder, shelf)
            #expect(first.made == site.paths.count && first.written == site.paths.count)
            let again = try write(site, folder, shelf)
            // Stylesheets and assets are bytes that need no making.
            #expect(again.written == 0 && again.made == site.paths.count { !$0.isMadeOfContents })
            #expect(again.unchanged == site.paths.count)

            var graph = SampleGraph.small
            graph.modules[0].components[0].documentation = "New words."
            let changed = try SampleGraph.site(of: graph)
            let outcome = try write(changed, folder, shelf)
            #expect(outcome.written == 3 && outcome.made < site.paths.count - 10, "\(outcome) \(again)")
            #expect(try holds(changed, folder))
            #expect(try write(changed, folder, shelf).made == again.made)
            #expect(try write(site, folder, shelf).written == 3)
            #expect(try holds(site, folder))
        }
    }

    @Test func anAssetTakesAScriptsPlaceAndGivesItBack() throws {
        try withFolder { folder in
            let theme = folder.deletingLastPathComponent().appendingPathComponent("own")
            try files.createDirectory(at: theme, withIntermediateDirectories: true)
            try Data(#"{"name": "Own", "inherits": "atlas", "assets": ["search.js"]}"#.utf8)
                .write(to: theme.appendingPathComponent("theme.json"))
            try Data("own".utf8).write(to: theme.appendingPathComponent("search.js"))
            let shelf = Shelf()
            let plain = try SampleGraph.site(of: SampleGraph.small)
            let own = try SiteBuilder(
                graph: SampleGraph.small, diagrams: SampleGraph.diagrams(of: SampleGraph.small),
                theme: Theme.load(theme.path, in: [SampleGraph.themes]), sources: SampleGraph.sources)
            for site in [plain, own, plain] {
                _ = try write(site, folder, shelf)
                #expect(try holds(site, folder))
                #expect(try write(site, folder, shelf).written == 0)
            }
        }
    }

    @Test func anEditedAndADeletedPageComeBack() throws {
        try withFolder { folder in
            let shelf = Shelf()
            let site = try SampleGraph.site(of: SampleGraph.small)
            _ = try write(site, folder, shelf)
            // Files that were changed just now are read; older ones are known by what the system says of them.
            for wait in [0, 2_100_000] as [UInt32] {
                usleep(wait)
                _ = try write(site, folder, shelf)
                let login = folder.appendingPathComponent("modules/Login.html")
                var bytes = try Data(contentsOf: login)
                let modified = try files.attributesOfItem(atPath: login.path)[.modificationDate]
                bytes[bytes.count / 2] ^= 1
                try bytes.write(to: login)
                try files.setAttributes([.modificationDate: try #require(modified)], ofItemAtPath: login.path)
                try files.removeItem(at: folder.appendingPathComponent("modules/Home.md"))
                #expect(try write(site, folder, shelf).written == 2)
                #expect(try holds(site, folder))
            }
        }
    }

    @Test func whatIsDamagedIsMadeAgain() throws {
        try withFolder { folder in
            let shelf = Shelf()
            let site = try SampleGraph.site(of: SampleGraph.small)
            _ = try write(site, folder, shelf)
            let whole = try #require(shelf.bytes)
            let kept = try #require(KeptPages(whole, Self.digest))
            #expect(!kept.pieces.isEmpty && kept.bytes(Self.digest) == whole)
            for place in stride(from: 0, to: whole.count, by: 97) {
                var bytes = whole
                bytes[place] ^= 0x10
                #expect(KeptPages(bytes, Self.digest) == nil)
                #expect(KeptPages(Array(whole[..<place]), Self.digest) == nil)
            }
            shelf.bytes = Array(whole.dropLast())
            let outcome = try write(site, folder, shelf)
            #expect(outcome.written == 0 && outcome.made == site.paths.count)
            #expect(shelf.bytes == whole)
        }
    }

    /// Damage that a digest does not tell, because whoever did it knew how to make one.
    @Test func whatIsForgedIsReadWithCare() throws {
        let magic = Array("WMPAGES1".utf8)
        for count in [-1, 1, Int(Int32.max), Int.max] {
            for depth in 0..<6 {
                var draft = DigestDraft()
                for _ in 0..<depth { draft.add(depth % 2) }
                draft.add(count)
                #expect(KeptPages(magic + Self.digest(draft.bytes) + draft.bytes, Self.digest) == nil)
            }
        }
    }

    // MARK: - Nothing goes stale

    /// Pages that were made together: what they asked for, the digest of the answers, and their bytes.
    private typealias MadePiece = (inputs: [PageInput], digest: [UInt8], pages: [Page])

    /// All of a site that a run would keep something of, by the first path of each piece.
    private func made(_ site: SiteBuilder) -> [String: MadePiece] {
        let digests = site.digests(Shelf().memory)
        var made: [String: MadePiece] = [:]
        for piece in site.pieces {
            let (pages, inputs) = site.made(piece, notes: true)
            if let inputs { made[site.paths[piece[0]]] = (inputs, digests.page(of: inputs), pages) }
        }
        return made
    }

    /// Whether every page that would not be made is the page that would have been made.
    private func staysTrue(
        _ before: [String: MadePiece], _ after: SiteBuilder, except unseen: Set<String> = []
    ) -> (isTrue: Bool, kept: Int) {
        let digests = after.digests(Shelf().memory)
        var kept = 0
        for piece in after.pieces where !unseen.contains(after.paths[piece[0]]) {
            guard let entry = before[after.paths[piece[0]]], digests.page(of: entry.inputs) == entry.digest else {
                continue
            }
            kept += 1
            let pages = after.made(piece, notes: false).pages
            if pages != entry.pages { return (false, kept) }
        }
        return (true, kept)
    }

    /// A JSON text with every value in turn as another one of its kind.
    private static func changes(of json: String) -> [String] {
        let text = Array(json.utf8)
        var changes: [[UInt8]] = []
        var index = 0
        while index < text.count {
            let rest = text[index...]
            if text[index] == UInt8(ascii: "\"") {
                var end = index + 1
                while text[end] != UInt8(ascii: "\"") { end += text[end] == UInt8(ascii: "\\") ? 2 : 1 }
                let isName = text[(end + 1)...].first == UInt8(ascii: ":")
                if !isName { changes.append(Array(text[..<end]) + Array("x".utf8) + Array(text[end...])) }
                index = end + 1
            } else if let (old, new) = [("true", "false"), ("false", "true")].first(where: {
                rest.starts(with: $0.0.utf8)
            }) {
                changes.append(Array(text[..<index]) + Array(new.utf8) + Array(text[(index + old.utf8.count)...]))
                index += old.utf8.count
            } else if (0x30...0x39).contains(text[index]) {
                let end = rest.firstIndex { !(0x30...0x39).contains($0) } ?? text.count
                changes.append(Array(text[..<index]) + Array("1".utf8) + Array(text[index...]))
                index = end
            } else {
                index += 1
            }
        }
        return changes.map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func noValueOfAGraphCanChangeUnseen() throws {
        var graph = SampleGraph.small
        graph.app.revision = "abc"
        graph.app.remote = "https://example.org/app"
        graph.modules[1].services = graph.modules[0].services
        graph.modules[1].entities = [Dependency(type: "Account", from: .interactor, file: "App/Home.swift", line: 9)]
        graph.modules[0].variants = ["Small"]
        graph.suppressions = [Suppression(rule: "leak", reason: "known", file: "App/Home.swift", line: 4)]
        graph.storyboardFaults = [StoryboardFault(message: "no scene", file: "App/Login.storyboard", line: 3)]
        graph.routes[1].variant = "Small"
        graph.scan.target = "App"
        graph.scan.outOfTarget = ["App/Old.swift"]
        let options = SiteOptions(sourceLink: "https://example.org/{revision}/{file}#L{line}")
        // Half of the files are at hand, so that the other half leads to the host.
        let sources: @Sendable (String) -> [UInt8]? = { $0.contains("Login") ? SampleGraph.sources($0) : nil }
        let theme = try Theme.load("atlas", in: [SampleGraph.themes])
        func site(of graph: NavigationGraph) throws -> SiteBuilder {
            try SiteBuilder(
                graph: graph, diagrams: SampleGraph.diagrams(of: graph), theme: theme, options: options,
                sources: sources)
        }
        let before = made(try site(of: graph))
        // To make the scripts takes longer than all the rest, and they know no graph: one change is enough to see that.
        let scripts = Set(SiteScripts.all.map { "assets/\($0.name)" })
        #expect(scripts.isSubset(of: before.keys))
        var (read, keeping) = (0, 0)
        for json in Self.changes(of: String(decoding: GraphJSONWriter.encode(graph.sorted()), as: UTF8.self)) {
            // What a graph cannot say is refused.
            guard let changed = try? GraphJSONReader.read(Array(json.utf8), name: "changed") else { continue }
            read += 1
            let result = staysTrue(before, try site(of: changed), except: read == 1 ? [] : scripts)
            #expect(result.isTrue, "change \(read)")
            if result.kept > 0 { keeping += 1 }
        }
        #expect(read > 120 && keeping > 100, "\(read) \(keeping)")
    }

    @Test func nothingElseCanChangeUnseen() throws {
        let graph = SampleGraph.small
        let theme = try Theme.load("atlas", in: [SampleGraph.themes])
        let diagrams = SampleGraph.diagrams(of: graph)
        let fault = Diagnostic(.warning, at: SourcePlace(file: "App/Odd.swift", line: 3), "this is odd")
        func site(
            _ diagrams: SiteDiagrams = diagrams, theme: Theme = theme, diagnostics: [Diagnostic] = [fault],
            options: SiteOptions = SiteOptions(),
            sources: @escaping @Sendable (String) -> [UInt8]? = SampleGraph.sources
        ) throws -> SiteBuilder {
            try SiteBuilder(
                graph: graph, diagrams: diagrams, theme: theme, diagnostics: diagnostics, options: options,
                sources: sources)
        }
        let before = made(try site())
        func changed(_ change: (inout SiteDiagrams) -> Void) throws -> SiteBuilder {
            var changed = diagrams
            change(&changed)
            return try site(changed)
        }
        let other = SiteDiagram("<svg width=\"9pt\"><title>other</title></svg>")
        // What leaves every page but a few as it was.
        let few = [
            try changed { $0.neighbourhoods["Login"] = other }, try changed { $0.components["Login"] = other },
            try changed { $0.components["Login"] = nil }, try changed { $0.groups["App/Main"] = other },
            try changed { $0.map = other }, try changed { $0.overview = nil }, try changed { $0.legend = other },
            try changed { $0.services = other }, try changed { $0.mapFile = nil },
            try site(diagnostics: []), try site(diagnostics: [fault, Diagnostic(.note, "another")]),
            try site { $0 == "App/LoginWireframe.swift" ? Array("one\ntwo\n".utf8) : SampleGraph.sources($0) },
            try site { $0 == "App/LoginWireframe.swift" ? nil : SampleGraph.sources($0) },
        ]
        for (index, after) in few.enumerated() {
            let result = staysTrue(before, after)
            #expect(result.isTrue && result.kept > 3, "change \(index)")
        }
        // What every page shows.
        let plain = try Theme.load("folio", in: [SampleGraph.themes])
        let all = [
            try site(theme: plain), try changed { $0.map = nil }, try site(options: SiteOptions(programVersion: "9.9")),
            try site(options: SiteOptions(date: "today")),
            try site(options: SiteOptions(address: SiteAddress("https://example.org/app"))),
            try site(options: SiteOptions(sourceLink: "https://example.org/{file}")),
        ]
        for (index, after) in all.enumerated() {
            let result = staysTrue(before, after)
            #expect(result.isTrue && result.kept == 0, "change \(index)")
        }
    }

    /// A drawing that is told by what it is made of is not made for a page that is as it was, and made for every other.
    @Test func aDrawingIsMadeWhereAPageIs() throws {
        try withFolder { folder in
            let graph = SampleGraph.small
            let theme = try Theme.load("atlas", in: [SampleGraph.themes])
            let made = Made()
            func site(_ inputs: [String]?) throws -> SiteBuilder {
                var diagrams = SampleGraph.diagrams(of: graph)
                let text = "<svg><title>\(inputs?.joined() ?? "unknown")</title></svg>"
                diagrams.neighbourhoods["Login"] = SiteDiagram(inputs: inputs.map { $0.map { Array($0.utf8) } }) {
                    made.add()
                    return Array(text.utf8)
                }
                return try SiteBuilder(graph: graph, diagrams: diagrams, theme: theme, sources: SampleGraph.sources)
            }
            let shelf = Shelf()
            _ = try write(try site(["a", "bc"]), folder, shelf)
            #expect(made.take() > 0)
            #expect(try write(try site(["a", "bc"]), folder, shelf).written == 0)
            #expect(made.take() == 0)
            // The same letters, parted in another place, and drawings of which nothing is known.
            for inputs in [["ab", "c"], ["abc"], [], nil, ["a", "bc"]] as [[String]?] {
                let changed = try site(inputs)
                _ = try write(changed, folder, shelf)
                #expect(made.take() > 0)
                #expect(try holds(changed, folder))
                _ = made.take()
            }
        }
    }

    /// Counts on the two threads of a writer.
    private final class Made: Sendable {
        private let lock = NSLock()
        // Every access is inside `lock`.
        nonisolated(unsafe) private var count = 0

        func add() { lock.withLock { count += 1 } }

        func take() -> Int {
            lock.withLock {
                defer { count = 0 }
                return count
            }
        }
    }
}

extension String {
    /// Whether a path is that of a file whose bytes depend on the graph, and not of an asset that is there already.
    fileprivate var isMadeOfContents: Bool {
        if hasSuffix(".html") || hasSuffix(".md") || hasPrefix("data/") { return true }
        if SiteScripts.all.contains(where: { self == "assets/\($0.name)" }) { return true }
        return ["graph.json", "routes.csv", "routes.json", "llms.txt", "map.svg"].contains(self)
    }
}
