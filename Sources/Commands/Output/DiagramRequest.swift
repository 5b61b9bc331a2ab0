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

    /// - Throws: `ValidationError` where format and subject do not go together, where a file's name stands for no
    ///   format, or where bytes that are no text would end up on a screen.
    init(_ typed: GraphCommand) throws {
        if let focus = typed.focus {
            subject = .neighbourhood(focus, depth: typed.depth ?? 1, typed.direction ?? .both)
        } else if let module = typed.components {
            subject = .components(module)
        } else {
            subject = .map
        }
        showsOutside = typed.outside
        output = OutputFile(typed.output)
        format = try typed.format ?? Self.format(of: output)
        engine = typed.engine
        if format == .mermaid, typed.components != nil {
            throw ValidationError("There is no Mermaid text of a module's components: use svg, png, pdf or dot.")
        }
        if format.isBinary, output.isTerminal {
            throw ValidationError("\(format.rawValue.uppercased()) is nothing for a terminal: name a file with `-o`.")
        }
    }

    /// The format that the ending of the file's name stands for; SVG without an ending.
    private static func format(of output: OutputFile) throws -> DiagramFormat {
        guard let ending = output.pathExtension else { return .svg }
        guard let format = DiagramFormat(pathExtension: ending) else {
            let known = DiagramFormat.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("No format ends in `.\(ending)`: choose one with `--format` (\(known)).")
        }
        return format
    }
}
