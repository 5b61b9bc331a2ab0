import ArgumentParser
import Diagnostics
import Diagrams
import Graphviz
import NavigationGraph
import Review

/// `wiremap graph`: a picture of the navigation.
struct GraphCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph",
        abstract: "Draws the whole map, what is around a module, or what a module is made of.",
        discussion: """
            Without further options the whole app is drawn, its modules gathered by group. `--focus` draws one module \
            and what is around it, up to `--depth` steps away. `--components` draws the parts of \
            one module and which holds which.

            SVG is the same, byte for byte, on every machine. PNG and PDF depend on its fonts. DOT and Mermaid are \
            texts for other programs.

            `--base` shows what changed since a commit: what is new, gone and changed is marked in one picture, so that \
            nothing else moves.

            EXAMPLES
              wiremap graph ~/Apps/Shop -o map.svg
              wiremap graph map.json --focus Login --depth 2 -o login.svg
              wiremap graph map.json --focus Login --direction upstream -o to-login.svg
              wiremap graph map.json --components Login -o login-parts.png
              wiremap graph map.json -f mermaid
              wiremap graph ~/Apps/Shop --base main -o changes.svg
              wiremap scan ~/Apps/Shop -f json | wiremap graph - -f dot
            """)

    @OptionGroup(title: "Input") var input: InputOptions

    @OptionGroup var output: OutputOptions<DiagramFormat>

    @Option(help: "How the nodes are placed.")
    var engine: LayoutEngine = .dot

    @Option(help: ArgumentHelp("Draw this module, or entry point, and what is around it.", valueName: "module"))
    var focus: String?

    @Option(help: ArgumentHelp("How many steps around `--focus` are drawn. (default: 1)", valueName: "n"))
    var depth: Int?

    @Option(help: "Whether `--focus` draws what leads there, what it leads to, or both. (default: both)")
    var direction: NeighbourhoodDiagram.Direction?

    @Option(help: ArgumentHelp("Draw the parts of this module.", valueName: "module"))
    var components: String?

    @Flag(help: "Draw ways back, alerts, other controllers of the system and other apps too.")
    var outside = false

    @OptionGroup(title: "Comparison") var revisions: RevisionOptions

    @OptionGroup(title: "Messages") var messages: ConsoleOptions

    func validate() throws {
        if focus != nil && components != nil {
            throw ValidationError("`--focus` and `--components` exclude each other.")
        }
        if focus == nil, depth != nil { throw ValidationError("`--depth` needs `--focus`.") }
        if focus == nil, direction != nil { throw ValidationError("`--direction` needs `--focus`.") }
        if let depth, !(1...1000).contains(depth) {
            throw ValidationError("`--depth` must be between 1 and 1000.")
        }
        if revisions.base == nil, revisions.head != nil || revisions.exactBase {
            throw ValidationError("`\(revisions.head != nil ? "--head" : "--exact-base")` needs `--base`.")
        }
        if revisions.base != nil, components != nil {
            throw ValidationError("`--base` compares routes: it goes with the map or with `--focus`.")
        }
        _ = try DiagramRequest(self)
    }

    func run() throws {
        let console = Console(messages)
        try console.run {
            let diagram = try DiagramRequest(self)
            let (graph, marks, diagnostics) = try graph(console)
            console.sayIfEmpty(graph, from: input.path)
            let drawn = try DiagramDrawing(console: console, marks: marks).draw(diagram, of: graph)
            console.report(drawn.diagnostics)
            try console.write(drawn.bytes, to: diagram.output)
            if let base = revisions.base {
                console.say(
                    marks.isEmpty
                        ? "nothing in the navigation differs from \(base)"
                        : "what differs from \(base): \(marks.legend); `wiremap review` tells it in words")
            }
            return diagnostics
        }
    }

    /// The graph that is drawn, and with `--base` what differs in it.
    private func graph(_ console: Console) throws -> (NavigationGraph, ComparisonMarks, [Diagnostic]) {
        guard let base = revisions.base else {
            let made = try GraphMaker(console: console).make(try InputResolver(options: input).resolve())
            return (made.graph, ComparisonMarks(), made.diagnostics)
        }
        if GraphFile.isOne(input.path), !GraphFile.isOne(base) {
            throw CommandFailure(
                "a graph's JSON knows no commits, so that it cannot be compared with `\(base)`",
                advice: "give the folder with the sources, or `--base` another graph's JSON")
        }
        let maker = ReviewMaker(console: console)
        let made =
            GraphFile.isOne(input.path)
            ? try maker.make(base: base, head: input.path)
            : try maker.make([input.path], revisions, input.sources)
        let union = UnionGraph(made.review)
        return (union.graph, union.options.marks, made.diagnostics)
    }
}

extension LayoutEngine: ExpressibleByArgument {}
extension NeighbourhoodDiagram.Direction: ExpressibleByArgument {}
