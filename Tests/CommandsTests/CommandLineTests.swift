import Commands
import Foundation
import Testing

@Suite("The command line")
struct CommandLineTests {
    @Test("The version is the newest one of the changelog")
    func version() throws {
        let ending = try BuiltProgram.run("--version")
        #expect(ending.status == 0)
        #expect(ending.text == "\(ProgramVersion.current)\n")
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let changelog = try String(contentsOf: root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
        let first = changelog.split(separator: "\n").first { $0.hasPrefix("## ") && $0 != "## Unreleased" }
        #expect(first?.contains(ProgramVersion.current) == true)
    }

    @Test("Help names every command but the worker, and ends with 0")
    func help() throws {
        let ending = try BuiltProgram.run("--help")
        #expect(ending.status == 0)
        for command in ["scan", "graph", "site", "review", "explain", "init"] {
            #expect(ending.text.contains("\n  \(command) "))
            #expect(try BuiltProgram.run(command, "--help").text.contains("EXAMPLES"))
        }
        #expect(!ending.text.contains("render-worker"))
    }

    @Test(
        "What is typed wrongly ends with 64 and says what is wrong",
        arguments: [
            (["scan", "--colour"], "--colour"), (["fly"], "There is no command `fly`."),
            (["scann", "."], "did you mean `scan`?"), (["coverage", "."], "did you mean `scan`?"),
            (["."], "`wiremap site . -o site`"),
            (["scan", "--threads", "0"], "--threads"),
            (["scan", "-q", "-v"], "--quiet"), (["scan", "--format", "xml"], "xml"), (["site", "."], "-o site"),
            (["graph", "-", "--tests"], "--tests"), (["graph", ".", "--depth", "2"], "--focus"),
            (["graph", ".", "--focus", "A", "--components", "B"], "--components"),
            (["graph", ".", "--components", "A", "-f", "mermaid"], "Mermaid"),
            (["graph", ".", "--direction", "upstream"], "--focus"), (["review", "a", "b", "c"], "two graphs"),
            (["review", "a.json", "b.json", "--base", "main"], "--base"), (["review", "-", "-"], "standard input"),
            (["review", "--fail-on", "never"], "never"),
        ])
    func usage(arguments: [String], word: String) throws {
        let scratch = try ScratchFolder()
        try scratch.write("App.swift", "final class App {}\n")
        let ending = try BuiltProgram.run(arguments: arguments, in: scratch.url)
        #expect(ending.status == 64)
        #expect(ending.messages.contains(word))
        #expect(ending.output.isEmpty)
    }

    @Test(
        "Where there is no module, nothing looks as if all were well",
        arguments: [["check", "."], ["graph", "."], ["init", "."], ["site", ".", "-o", "site"]])
    func nothing(arguments: [String]) throws {
        let scratch = try ScratchFolder()
        try scratch.write("Sum.swift", "func sum(_ one: Int, _ other: Int) -> Int { one + other }\n")
        let ending = try BuiltProgram.run(arguments: arguments, in: scratch.url)
        #expect(ending.status == 0)
        #expect(ending.messages.contains("No VIPER module was found. Is . the folder with the app's sources?"))
        #expect(!ending.text.contains("nothing found"))
    }

    @Test("What shows to be wrong only once a command runs is told with that command's usage")
    func usageOfTheCommand() throws {
        let scratch = try ScratchFolder()
        try scratch.write("App.swift", "final class App {}\n")
        let ending = try BuiltProgram.run(arguments: ["site", "."], in: scratch.url)
        #expect(
            ending.messages == """
                Error: Name the folder to write to: `-o site`.
                Usage: wiremap site [<options>] [<path>] [<graph> ...]
                  See 'wiremap site --help' for more information.

                """)
    }

    @Test("No line of help is broken where its columns would be")
    func helpFits() throws {
        for command in [
            "", "scan", "link", "graph", "site", "preview", "review", "check", "history", "explain", "init",
        ] {
            let text = try BuiltProgram.run(arguments: command.isEmpty ? ["--help"] : [command, "--help"]).text
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let start = try #require(lines.firstIndex(of: "EXAMPLES"))
            let end = try #require(lines.firstIndex { $0.hasPrefix("USAGE") })
            for line in lines[start..<end] where !line.isEmpty && line.first != " " {
                #expect(line.allSatisfy { $0.isUppercase || $0 == " " }, "\(command): \(line)")
            }
            #expect(lines[end].count <= 80)
        }
    }

    @Test("An input that is not there, or is no graph, ends with 2 and a diagnostic in the compilers' form")
    func badInput() throws {
        let scratch = try ScratchFolder()
        try scratch.write("broken.json", "{\"formatVersion\": 9}")
        try scratch.write("empty/notes.txt", "nothing to scan")
        try scratch.write("Shop/Shop.xcodeproj/project.pbxproj", "")
        try scratch.write("Home.swift", "")
        for (input, message) in [
            ("nowhere", "nowhere: error: there is no such file or folder"),
            ("broken.json", "broken.json: error: the graph has format version 9"),
            ("empty", "empty: error: there are no Swift sources"),
            (
                "Shop/Shop.xcodeproj",
                "Shop/Shop.xcodeproj: error: this is a project of Xcode; give the folder that it is in: `Shop`"
            ),
            ("Home.swift", "Home.swift: error: this is a Swift file; give a folder with sources, or a graph's JSON"),
        ] {
            let ending = try BuiltProgram.run("scan", input, in: scratch.url)
            #expect(ending.status == 2)
            #expect(ending.messages.hasPrefix(message))
            #expect(ending.output.isEmpty)
        }
    }

    @Test("A configuration or a part that is not there is said to be missing")
    func missingFiles() throws {
        let scratch = try ScratchFolder()
        for arguments in [["scan", ".", "--config", "nowhere"], ["link", "nowhere"]] {
            let ending = try BuiltProgram.run(arguments: arguments, in: scratch.url)
            #expect(ending.status == 2)
            #expect(ending.messages.hasPrefix("nowhere: error: there is no such file"))
        }
    }

    @Test("A preview of what is not there ends, and waits for nothing")
    func previewOfNothing() throws {
        let ending = try BuiltProgram.run("preview", "nowhere", "--port", "0")
        #expect(ending.status == 2)
        #expect(ending.messages.hasPrefix("nowhere: error: there is no such file or folder"))
        #expect(!ending.messages.contains("shows the site"))
    }

    @Test("A question has one mark")
    func marks() throws {
        let ending = try BuiltProgram.run("site", "nowhere", "--min-coverage", "95")
        #expect(ending.status == 64)
        #expect(ending.messages.contains("did you mean `95%`?\n"), "\(ending.messages)")
    }

    @Test("A file that cannot be used is reported, and changes the status under --strict only")
    func strict() throws {
        let scratch = try ScratchFolder()
        try scratch.write("App/Good.swift", "final class Good {}\n")
        try scratch.write("App/Bad.storyboard", "<document><scenes>")
        let ending = try BuiltProgram.run("scan", scratch.url.path)
        #expect(ending.status == 0)
        #expect(ending.messages.contains("App/Bad.storyboard"))
        #expect(try BuiltProgram.run("scan", scratch.url.path, "--strict").status == 2)
    }

    @Test("Quiet prints errors only")
    func quiet() throws {
        let scratch = try ScratchFolder()
        try scratch.write("graph.json", ShopGraph.json)
        #expect(try BuiltProgram.run("scan", "graph.json", "-q", in: scratch.url).messages.isEmpty)
        #expect(!(try BuiltProgram.run("scan", "nowhere", "-q", in: scratch.url)).messages.isEmpty)
    }

    @Test("Messages are coloured when asked for, and never in a pipe")
    func color() throws {
        #expect(try BuiltProgram.run("scan", "nowhere", "--color", "always").messages.contains("\u{1B}["))
        #expect(!(try BuiltProgram.run("scan", "nowhere")).messages.contains("\u{1B}["))
    }

    @Test("The worker ends when nobody has work for it")
    func worker() throws {
        #expect(try BuiltProgram.run("render-worker").status == 0)
    }
}
