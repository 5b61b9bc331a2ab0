import Diagrams
import Graphviz
import Testing

@testable import Commands

@Suite("Diagrams of a preview")
struct DrawnDiagramsTests {
    private func diagram(_ title: String) -> Diagram {
        Diagram(title: title, summary: "", graph: Graph(name: "g", nodes: [Node(title)]))
    }

    @Test("What was drawn before is not drawn again, and what is gone is forgotten")
    func kept() throws {
        let (one, two) = (diagram("one"), diagram("two"))
        let memory = DrawnDiagrams()
        memory.keep([(one.drawn().job, [1]), (two.drawn().job, [2])])
        // No worker could draw these bytes.
        let renderer = DiagramRenderer(
            console: Console(try ConsoleOptions.parse(["--quiet"])), workers: 1, memory: memory)
        #expect(try renderer.render([two]).drawings.map(\.drawn) == [DiagramRenderer.Drawn(bytes: [2])])
        #expect(memory[one.drawn().job] == nil)
    }

    @Test("What was drawn is not held twice: of a diagram its words come back")
    func graphs() throws {
        let memory = DrawnDiagrams()
        memory.keep([(diagram("one").drawn().job, [1])])
        let renderer = DiagramRenderer(
            console: Console(try ConsoleOptions.parse(["--quiet"])), workers: 1, memory: memory)
        let one = diagram("one")
        let made = try renderer.render(sketches: [{ one }]).drawings
        #expect(made.map(\.drawn) == [DiagramRenderer.Drawn(bytes: [1])])
        #expect(made.map(\.words) == [one.drawn().words])
    }
}
