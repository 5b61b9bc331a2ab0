import Foundation
import NavigationGraph
import Testing

@Suite("wiremap graph")
struct GraphCommandTests {
    private func drawn(_ arguments: String...) throws -> BuiltProgram.Ending {
        try BuiltProgram.run(arguments: ["graph", "-"] + arguments, input: ShopGraph.json)
    }

    @Test("SVG is what is drawn where nothing is asked for, the same in each run")
    func svg() throws {
        let first = try drawn()
        #expect(first.status == 0, "\(first.messages)")
        #expect(first.text.contains("<svg"))
        #expect(first.text.contains("Login") && first.text.contains("Settings"))
        #expect(try drawn("--threads", "1").output == first.output)
    }

    @Test(
        "Each format begins as programs expect it",
        arguments: [("dot", "digraph"), ("mermaid", "flowchart"), ("png", "\u{89}PNG"), ("pdf", "%PDF-")])
    func formats(format: String, start: String) throws {
        let ending = try drawn("--format", format)
        #expect(ending.status == 0, "\(ending.messages)")
        let head = String(ending.output.prefix(400).map { Character(Unicode.Scalar($0)) })
        #expect(head.contains(start))
    }

    @Test("A file's name decides the format where none is asked for")
    func formatOfFile() throws {
        let scratch = try ScratchFolder()
        #expect(try drawn("-o", scratch.path("map.dot")).status == 0)
        #expect(try scratch.text(of: "map.dot").contains("digraph"))
        #expect(try scratch.names() == ["map.dot"])
    }

    @Test("A file's name that stands for no format is refused, unless the format is given")
    func unknownFormatOfFile() throws {
        let scratch = try ScratchFolder()
        let ending = try drawn("-o", scratch.path("map.gif"))
        #expect(ending.status == 64)
        #expect(ending.messages.hasPrefix("Error: No format ends in `.gif`"))
        #expect(try scratch.names().isEmpty)
        #expect(try drawn("-f", "dot", "-o", scratch.path("map.gif")).status == 0)
    }

    @Test("A module's neighbourhood leaves out what is farther away")
    func focus() throws {
        let one = try drawn("--focus", "Login", "-f", "dot")
        #expect(one.text.contains("Home") && !one.text.contains("Settings"))
        #expect(try drawn("--focus", "Login", "--depth", "2", "-f", "dot").text.contains("Settings"))
    }

    @Test("A module's components are drawn by their roles")
    func components() throws {
        let ending = try drawn("--components", "Home", "-f", "dot")
        #expect(ending.status == 0, "\(ending.messages)")
        #expect(ending.text.contains("HomePresenter"))
    }

    @Test("A module that is not there ends with 2 and the name that was meant")
    func unknownModule() throws {
        let ending = try drawn("--focus", "Logn")
        #expect(ending.status == 2)
        #expect(ending.messages == "error: there is no module or entry point `Logn`; did you mean `Login`?\n")
        #expect(ending.output.isEmpty)
    }
}
