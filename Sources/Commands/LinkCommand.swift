import ArgumentParser
import Configuration
import NavigationGraph

/// `wiremap link`: parts of a scan to one graph.
struct LinkCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "link",
        abstract: "Puts the parts of a scan together into the graph of the app.",
        usage: "wiremap link [<options>] <part> ...",
        discussion: """
            `wiremap scan --shard K/N` reads one of N shares of an app's files, on any machine; `wiremap link` takes \
            all of them and writes the graph as JSON, which is the same as that of one scan of everything. The parts \
            must be of the same commit and of the same version of the program.

            EXAMPLES
              wiremap scan --shard 1/2 -o one.part
              wiremap scan --shard 2/2 -o two.part
              wiremap link one.part two.part -o map.json
            """)

    @Argument(help: ArgumentHelp("The parts, in any order.", valueName: "part"))
    var parts: [String]

    @Option(
        name: .shortAndLong, help: ArgumentHelp("Where it is written, in place of standard output.", valueName: "file"))
    var output: String?

    @Option(
        help: ArgumentHelp("How many threads to use. (default: as many as there are cores)", valueName: "n"))
    var threads: Int?

    @OptionGroup(title: "Coverage") var coverage: CoverageOptions

    @OptionGroup(title: "Messages") var messages: ConsoleOptions

    func validate() throws {
        if let threads, !(1...1024).contains(threads) {
            throw ValidationError("`--threads` must be between 1 and 1024.")
        }
    }

    func run() throws {
        let console = Console(messages)
        try console.run {
            let made = try PartLinker(console: console).make(parts, threads: threads)
            console.progress.clear()
            try OutputFile(output).write { (sink: ([UInt8]) throws(OutputFault) -> Void) throws(OutputFault) in
                try GraphJSONWriter.write(made.graph, into: sink)
            }
            try CoverageThreshold(coverage, .init()).check(made.graph)
            return made.diagnostics
        }
    }
}
