import ArgumentParser
import Diagnostics
import NavigationGraph

/// `wiremap scan`: what is in the app.
struct ScanCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scan",
        abstract: "Reads an app and tells which modules and routes it has.",
        discussion: """
            Reads the Swift sources, storyboards and xibs below PATH, follows the code to every screen that it shows, \
            and prints what it found. Tests, build products and dependencies are passed over; an Xcode project tells \
            which files belong to the app. What could not be followed is listed with its place and counted.

            The coverage is the share of the navigation calls that modules have a part in and whose every value was \
            followed to its screen: resolved / (resolved + unresolved).

            The JSON holds everything: the commands that show or check a map take it in place of sources.

            EXAMPLES
              wiremap scan                                    the app in this folder
              wiremap scan ~/Apps/Shop --target Shop          one of several targets
              wiremap scan ~/Apps/Shop --exclude 'Legacy/**'  all but some files
              wiremap scan ~/Apps/Shop -o map.json            the navigation graph, to keep
              wiremap scan ~/Apps/Shop --min-coverage 95%     status 1 below that share
              wiremap scan map.json                           what a graph says, as text
            """)

    enum Format: String, ResultFormat {
        case text, json

        static let usual = Format.text
        static let otherEndings: [String: Format] = ["txt": .text]
        /// A share of a scan.
        static let endingsOfOthers: Set<String> = ["part"]
    }

    @OptionGroup(title: "Input") var input: InputOptions

    @OptionGroup var output: OutputOptions<Format>

    @Option(
        help: ArgumentHelp(
            "Read only the Kth of N shares of the files, for `wiremap link`; needs `--output`, a file or a folder "
                + "that is there.", valueName: "k/n"))
    var shard: TypedShard?

    @OptionGroup(title: "Coverage") var coverage: CoverageOptions

    @OptionGroup(title: "Messages") var messages: ConsoleOptions

    func validate() throws {
        guard shard != nil else { return }
        if output.file == .standardOutput {
            throw ValidationError("A part is no text: name a file or a folder for it, such as `-o part`.")
        }
        if output.format != nil { throw ValidationError("A part has a form of its own, so `--format` has no meaning.") }
    }

    func run() throws {
        let console = Console(messages)
        if let shard = shard?.shard, let output = output.output {
            return try console.run {
                let request = try InputResolver(options: input).resolve()
                let maker = PartMaker(console: console)
                let file = try maker.write(try maker.make(shard, input, request), to: output)
                console.say("\(file): part \(shard.number) of \(shard.count)")
                return []
            }
        }
        try console.run {
            let request = try InputResolver(options: input).resolve()
            let made = try GraphMaker(console: console, endsSoon: true).make(request)
            console.progress.clear()
            try show(made)
            try CoverageThreshold(coverage, request.configuration).check(made.graph)
            return made.diagnostics
        }
    }

    private func show(_ made: MadeGraph) throws(OutputFault) {
        let graph = made.graph
        switch output.resolvedFormat {
        case .text:
            try output.file.write(
                Array(GraphSummary(graph: graph, path: input.path, isOfSources: made.sources != nil).text.utf8))
        case .json:
            try output.file.write { (sink: ([UInt8]) throws(OutputFault) -> Void) throws(OutputFault) in
                try GraphJSONWriter.write(graph, into: sink)
            }
        }
    }
}
