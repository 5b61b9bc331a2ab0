import ArgumentParser
import Diagnostics
import Git
import History

/// `wiremap history`: how the map grew.
struct HistoryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "history",
        abstract: "Tells how the map grew over tags or months.",
        discussion: """
            Reads the revisions from git's own store, without a checkout, and counts what each has: modules, routes, \
            modules that no way leads to, and the share of the navigation calls that was followed. The revisions are \
            the tags that the head descends from; without tags, or with `--by months`, the last commit of each month.

            All are read with the head's settings, and a file that several share is read once.

            EXAMPLES
              wiremap history                            a line for each tag
              wiremap history ~/Apps/Shop --since v2.0   from a tag on
              wiremap history --by months --last 12      a year
              wiremap history -o history.svg             a chart
            """)

    enum Format: String, ResultFormat {
        case text, json, svg

        static let usual = Format.text
        static let otherEndings: [String: Format] = ["txt": .text]
    }

    @Argument(help: ArgumentHelp("A folder of a git repository, or a bare repository.", valueName: "path"))
    var path = "."

    @OptionGroup(title: "Revisions") var revisions: HistoryOptions

    @OptionGroup(title: "Input") var sources: SourceOptions

    @OptionGroup var output: OutputOptions<Format>

    @OptionGroup(title: "Messages") var messages: ConsoleOptions

    func validate() throws {
        if path.isEmpty { throw ValidationError("The path is empty: name a folder, or `.` for this one.") }
    }

    func run() throws {
        let console = Console(messages)
        try console.run {
            let request = try HistoryRequest(path: path, revisions, sources)
            let rows = try HistoryMaker(console: console).make(request)
            let file = output.file
            switch output.resolvedFormat {
            case .text: try console.write(Array(PlainText.lines(of: HistoryTable.text(rows)).utf8), to: file)
            case .json: try console.write(try HistoryJSON.encode(rows, app: request.name), to: file)
            case .svg: try console.write(Array(HistoryChart(rows, app: request.name).svg.utf8), to: file)
            }
            return []
        }
    }
}
