import ArgumentParser

/// What the user typed about the revisions.
struct HistoryOptions: ParsableArguments {
    enum Step: String, ExpressibleByArgument, CaseIterable {
        case tags, months
    }

    @Option(help: ArgumentHelp("The commit, branch or tag to begin with.", valueName: "revision"))
    var since: String?

    @Option(help: ArgumentHelp("The commit, branch or tag to end with.", valueName: "revision"))
    var head = "HEAD"

    @Option(help: "What makes a line. Where it is not given, tags, and months where there is no tag.")
    var by: Step?

    @Option(help: ArgumentHelp("Only the newest so many.", valueName: "n"))
    var last: Int?

    func validate() throws {
        if let last, last < 1 { throw ValidationError("`--last` must be at least 1.") }
    }
}
