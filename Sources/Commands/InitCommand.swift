import ArgumentParser
import Configuration
import Diagnostics
import Foundation

/// `wiremap init`: a first `.wiremap.yml`.
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Writes a first `.wiremap.yml` from what it finds in an app's sources.",
        discussion: """
            Reads the sources below PATH and writes the settings that were found: the app's name, the target, the \
            groups, and the address of the sources on the web. What could be added is there too, as comments: endings \
            of names, helpers without source, entry points, and the share of calls that is followed today. A scan with \
            the new file gives the same map as one without.

            A file that is there already is left as it is, unless `--force` is given.

            EXAMPLES
              wiremap init ~/Apps/Shop
              wiremap init ~/Apps/Shop -o -          only look at it
            """)

    @Argument(help: ArgumentHelp("The folder with the app's sources.", valueName: "path"))
    var path = "."

    @OptionGroup(title: "Input") var sources: SourceOptions

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Where it is written; `-` for standard output. (default: `.wiremap.yml` in PATH)", valueName: "file"))
    var output: String?

    @Flag(help: "Write over a file that is there already.")
    var force = false

    @OptionGroup(title: "Messages") var messages: ConsoleOptions

    func validate() throws {
        if path.isEmpty { throw ValidationError("The path is empty: name a folder, or `.` for this one.") }
        if path == "-" { throw ValidationError("Name the folder with the sources.") }
    }

    func run() throws {
        let console = Console(messages)
        try console.run {
            let file = output ?? (path == "." ? Configuration.fileName : "\(path)/\(Configuration.fileName)")
            if file != "-", !force, FileManager.default.fileExists(atPath: file) {
                throw CommandFailure(
                    "this file is there already", at: SourcePlace(file: file, line: 0),
                    advice: "`--force` writes over it, `-o -` prints what would be written")
            }
            // What an earlier file says must not come back as a finding.
            let request = try InputResolver(path: path, options: sources, readsConfiguration: sources.config != nil)
                .resolve()
            guard case .sources(let source) = request.origin else {
                throw CommandFailure(
                    "a graph does not say how it is to be read", advice: "give the folder with the sources")
            }
            let found = try GraphMaker(console: console).suggest(source)
            let text = StarterSettings(
                graph: found.graph, suggestions: found.suggestions, repository: GitRepository(folder: source.tree.root)
            ).text
            try console.write(Array(text.utf8), to: OutputFile(file))
            console.sayIfEmpty(found.graph, from: path)
            if file != "-" { console.say("\(file): written; every line of it may go") }
            return found.diagnostics
        }
    }
}
