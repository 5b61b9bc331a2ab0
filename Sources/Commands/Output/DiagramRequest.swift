import ArgumentParser
import Diagrams
import Graphviz

/// Which diagram is drawn, and how: settled from what was typed.
struct DiagramRequest: Sendable {
    enum Subject: Hashable, Sendable {
        case map
        /// The module or entry point as it was typed, and how many routes away a node may be.
        case neighbourhood(String, depth: Int, NeighbourhoodDiagram.Direction)
        /// The module as it was typed.
        case components(String)
    }

    let subject: Subject
    let showsOutside: Bool
    let format: DiagramFormat
    let engine: LayoutEngine
    let output: OutputFile

    /// - Throws: `ValidationError` where format and subject do not go together, or where what nobody reads would end up on a
    ///   screen.
    init(_ typed: GraphCommand) throws {
        if let focus = typed.focus {
            subject = .neighbourhood(focus, depth: typed.depth ?? 1, typed.direction ?? .both)
        } else if let module = typed.components {
            subject = .components(module)
        } else {
            subject = .map
        }
        showsOutside = typed.outside
        output = typed.output.file
        format = typed.output.resolvedFormat
        engine = typed.engine
        if format == .mermaid, typed.components != nil {
            throw ValidationError("There is no Mermaid text of a module's components: use svg, png, pdf or dot.")
        }
        if format.isBinary, output.isTerminal {
            throw ValidationError("\(format.rawValue.uppercased()) is nothing for a terminal: name a file with `-o`.")
        }
        // Who asks for neither a format nor a place wants to see the drawing, and not its source.
        if typed.output.format == nil, typed.output.output == nil, output.isTerminal {
            throw ValidationError(
                "Name the file to write to: `-o map.svg`. `--format \(format.rawValue)` prints its text here.")
        }
    }
}
