import Facts
import Foundation
import GraphCache
import Libraries
import NavigationGraph
import SourceScan
import Testing

@testable import Linking

@Suite("What stands for libraries that routers are written with")
struct LibrariesTests {
    static let apps = SampleApp.all.filter {
        ["StoryboardModules", "ModulesByName", "DerivedScreens", "AttachedUnits"].contains($0.testDescription)
    }

    private func files(_ sources: [String]) -> [SwiftFacts] {
        sources.enumerated().map { SwiftFactReader.read(bytes: Array($1.utf8), path: "File\($0).swift").facts }
    }

    @Test("A library stands only beside files that import it")
    func imported() {
        #expect(Libraries.standIns(beside: files(["import UIKit\nclass Router {}"])).isEmpty)
        let found = Libraries.standIns(beside: files(["import UIKit", "import LightRoute\nclass Router {}"]))
        #expect(found.count == 1)
        #expect(found.allSatisfy { $0.isStandIn })
    }

    @Test("A library stands for a copy of it under another name, unless the copy is in the scan")
    func copied() {
        let named = "import OurRouting\ntypealias RouterView = OurRouting.RouterView"
        let found = Libraries.standIns(beside: files([named]))
        #expect(found.count == 2)
        #expect(found.last?.globalAliases.count == 1, "the name of the router's protocol in copies")
        #expect(
            Libraries.standIns(beside: files([named, "protocol Router {}"])).count == 1, "the app has one of its own")
        #expect(Libraries.standIns(beside: files([named, "public struct RouterView<Content> {}"])).isEmpty)
        #expect(Libraries.standIns(beside: files(["typealias RouterView = MapView"])).isEmpty)
    }

    @Test("The library's own source goes first")
    func ownSource() {
        let own = "import UIKit\npublic class TransitionNode<T> {}"
        #expect(Libraries.standIns(beside: files(["import LightRoute", own])).isEmpty)
    }

    private static let library = "import UIKit\npublic class TransitionNode<T> {}"

    @Test("It gives way to what stands for it where it has a folder of its own")
    func replaced() throws {
        func linked(_ sources: [String: String]) throws -> [String] {
            let input = LinkInput(try scanned(sources))
            #expect(input.diagnostics.isEmpty == !input.swift.contains(where: \.isStandIn))
            return input.swift.map { $0.isStandIn ? "stand-in" : $0.path }
        }
        let inner = "Libs/LightRoute/Nodes/Node.swift"
        let app = ["App/Router.swift": "import LightRoute", "Libs/LightRoute/Kit.swift": "class Kit {}"]
        #expect(
            try linked(app.merging([inner: Self.library]) { $1 }) == ["App/Router.swift", "stand-in"],
            "with all its files")
        let example = "LightRoute/Example/Router.swift"
        #expect(
            try linked([example: "import LightRoute", "LightRoute/LightRoute/A.swift": Self.library])
                == [example, "stand-in"], "a repository of its name holds an example")
        #expect(try linked([inner: Self.library]) == [inner], "nobody imports it")
        let beside = ["LightRoute/A.swift": Self.library, "LightRoute/Router.swift": "import LightRoute"]
        #expect(try linked(beside).count == 2, "its users lie beside it")
        #expect(try linked(["App/A.swift": Self.library, "App/Router.swift": "import LightRoute"]).count == 2)
    }

    @Test("Which of its files are not followed is said")
    func said() throws {
        let sources = ["App/A.swift": "import LightRoute", "LightRoute/A.swift": Self.library]
        let told = LinkInput(try scanned(sources)).diagnostics.map(\.description)
        let sentence = "1 file of the library LightRoute is not followed: what it does with screens is known"
        #expect(told == ["LightRoute: note: \(sentence)"])
    }

    private func scanned(_ sources: [String: String]) throws -> ScanResult {
        try SourceScanner { SwiftFactReader.read(bytes: $0, path: $1) }.scan(SourcesOfTest(files: sources))
    }

    @Test("Of the names in a scanned repository only those of declared types become part of Swift")
    func names() {
        let modules = """
            import Viperit
            enum AppModules: String, ViperitModule {
                case home
                case other = "x() { fatalError() } func y"
                case missing
            }
            class HomeView: UserInterface {}
            class HomePresenter: Presenter {}
            """
        let found = Libraries.standIns(beside: files([modules]))
        #expect(found.count == 2)
        let made = found.last?.functions.map { found[1].text($0.name) }.filter { $0.hasPrefix("build") }
        #expect(made == ["build", "build", "build", "buildHome"])
        #expect(found.last?.names.contains { $0.contains("fatalError") } == false)
    }

    @Test("No graph names it", arguments: apps)
    func graph(_ app: SampleApp) throws {
        let text = String(decoding: try GraphJSONWriter.encode(app.graph()), as: UTF8.self)
        #expect(!text.contains("\"/"))
        #expect(!text.contains("TransitionNode/"))
    }

    @Test("No explanation names a place in it", arguments: apps)
    func explanation(_ app: SampleApp) throws {
        let scan = try SourceScanner { SwiftFactReader.read(bytes: $0, path: $1) }.scan(
            app.tree(), options: ScanOptions())
        let answers = try GraphOfSources.explain(scan) { graph in
            graph.modules.map { .node($0.id) }
                + graph.navigationCalls.map { .place(file: $0.file, line: $0.line) }
        }
        #expect(answers.count > 5)
        let places = answers.flatMap(\.sections).flatMap(\.statements).flatMap { [$0] + $0.details }.compactMap(\.file)
        #expect(!places.isEmpty)
        #expect(!places.contains { $0.hasPrefix("/") })
        let told = answers.map(\.text)
        #expect(!told.contains { $0.contains(/build[A-Z]/) }, "no app has a function that Viperit has no need of")
        guard app.testDescription == "ModulesByName" else { return }
        #expect(told.contains { $0.contains("the library Viperit makes and wires `") })
    }

    @Test("A type with a library's name in front is that library's, whatever the app calls so")
    func qualified() throws {
        let app = try #require(SampleApp.all.first { $0.testDescription == "UnitsWithoutViews" })
        let tree = try app.tree()
        func edges(_ library: String) throws -> [String] {
            var files: [String: String] = [:]
            for entry in tree.list().entries {
                let text = String(decoding: try tree.bytes(of: entry.path, limit: 1 << 20), as: UTF8.self)
                files[entry.path] =
                    "import \(library)\n" + text.replacing(": Router<", with: ": \(library).Router<")
            }
            files["Elsewhere/Router.swift"] = "protocol Router: AnyObject {}\n"
            return try GraphOfSources.graph(files).edges
        }
        #expect(try edges("RIBs") == app.graph().edges)
        #expect(try edges("Signals") != app.graph().edges, "another library's class, which is no unit")
    }

    @Test("The sample apps are there")
    func samples() { #expect(Self.apps.count == 4) }
}
