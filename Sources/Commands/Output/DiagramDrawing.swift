import Diagnostics
import Diagrams
import Graphviz
import NavigationGraph

/// One diagram in the format that was asked for.
struct DiagramDrawing {
    let console: Console
    /// What differs between two states that the graph holds.
    var marks = ComparisonMarks()

    /// - Throws: `CommandFailure` where the graph has no such module, or the diagram cannot be drawn.
    func draw(
        _ request: DiagramRequest, of graph: NavigationGraph
    ) throws(CommandFailure) -> (bytes: [UInt8], diagnostics: [Diagnostic]) {
        if request.format == .mermaid, let text = try mermaid(request, of: graph) { return (Array(text.utf8), []) }
        var diagram = try diagram(request, of: graph)
        diagram.engine = request.engine
        switch request.format {
        case .svg:
            let drawn = try render(diagram, as: .svg)
            return (DiagramSVG(drawn.words, drawn: drawn.bytes).bytes(prefix: nil), drawn.diagnostics)
        case .png, .pdf:
            let drawn = try render(diagram, as: request.format == .png ? .png : .pdf)
            return (drawn.bytes, drawn.diagnostics)
        case .dot, .mermaid: return (Array(diagram.dot.utf8), [])
        }
    }

    private func diagram(_ request: DiagramRequest, of graph: NavigationGraph) throws(CommandFailure) -> Diagram {
        let options = DiagramOptions(showsOutside: request.showsOutside, marks: marks)
        switch request.subject {
        case .map:
            return MapDiagram(graph, options: options).diagram
        case .neighbourhood(let typed, let depth, let direction):
            let center = try TypedName(typed).node(in: graph)
            return NeighbourhoodDiagram(graph, of: center, depth: depth, direction: direction, options: options).diagram
        case .components(let typed):
            return ComponentsDiagram(try TypedName(typed).module(in: graph)).diagram
        }
    }

    /// Nil for components, of which there is no such text.
    private func mermaid(_ request: DiagramRequest, of graph: NavigationGraph) throws(CommandFailure) -> String? {
        let options = DiagramOptions(showsOutside: request.showsOutside, marks: marks)
        switch request.subject {
        case .map:
            return MermaidText.map(graph, options: options)
        case .neighbourhood(let typed, let depth, let direction):
            let center = try TypedName(typed).node(in: graph)
            return MermaidText.neighbourhood(graph, of: center, depth: depth, direction: direction, options: options)
        case .components:
            return nil
        }
    }

    private func render(
        _ diagram: Diagram, as format: OutputFormat
    ) throws(CommandFailure) -> (words: DrawingWords, bytes: [UInt8], diagnostics: [Diagnostic]) {
        let made = try DiagramRenderer(console: console, workers: 1).render([diagram], as: format)
        guard let (words, drawn) = made.drawings.first, let drawn else {
            throw CommandFailure(made.diagnostics.map { Diagnostic(.error, $0.message, advice: $0.advice) })
        }
        return (words, drawn.bytes, made.diagnostics)
    }
}
