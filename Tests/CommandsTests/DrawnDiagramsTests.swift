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
        memory.keep([(one, [1]), (two, [2])])
        // No worker could draw these bytes.
        let renderer = DiagramRenderer(
            console: Console(try ConsoleOptions.parse(["--quiet"])), workers: 1, memory: memory)
        #expect(try renderer.render([two]).drawings == [DiagramRenderer.Drawn(bytes: [2])])
        #expect(memory[one] == nil)
    }
}
