import ArgumentParser
import Diagnostics
import NavigationGraph
import Review

/// `wiremap review`: what a change does to the way through the app.
struct ReviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Tells what a change does to the way through the app.",
        discussion: """
            Compares two states of an app: which screens are new, which way in is gone, which push became a modal, which \
            screen nobody reaches any more. Both are read from git's own store, without a checkout, and nothing in the \
            work tree is touched. The head is the work tree as it is, with changes that are not committed, unless \
            `--head` names a commit. The base is the newest commit that `--base` and the head have in common, so that \
            what others merged meanwhile never appears.

            Two graphs that `wiremap scan` wrote can be compared in place of two revisions.

            Markdown is for a comment on a pull request, with a picture that GitHub draws; HTML is one file with the map \
            before and after; SARIF is for code scanning; `github` prints annotations for a workflow and adds the \
            Markdown to the job's summary. Where nothing changed, text, Markdown and `github` are empty, but in a terminal.

            EXAMPLES
              wiremap review                                  what you did on your branch
              wiremap review ~/Apps/Shop --base v2.3          since a release
              wiremap review App --base main --head feature   two branches, in a folder
              wiremap review before.json after.json           two graphs
              wiremap review -o review.html                   the map before and after
              wiremap review --fail-on breaking               status 1 where a way is gone
            """)

    @Argument(
        help: ArgumentHelp(
            "A folder of a git repository, or a bare repository; or two graphs' JSON, the base first.",
            valueName: "path"))
    var paths: [String] = ["."]

    @OptionGroup(title: "Revisions") var revisions: RevisionOptions

    @OptionGroup(title: "Input") var sources: SourceOptions

    @OptionGroup var output: OutputOptions<ReviewFormat>

    @Option(help: ArgumentHelp("End with status 1 where there is a change of this level or above.", valueName: "level"))
    var failOn: ChangeLevel?

    @OptionGroup(title: "Messages") var messages: ConsoleOptions

    func validate() throws {
        if paths.contains("") { throw ValidationError("The path is empty: name a folder, or `.` for this one.") }
        if paths.count > 2 { throw ValidationError("Name one folder, or two graphs.") }
        if paths.count == 2 {
            if let option = revisions.optionForRevisionsOnly ?? sources.optionForSourcesOnly {
                throw ValidationError("`\(option)` is for a folder, and two graphs are given.")
            }
            if paths == ["-", "-"] { throw ValidationError("Only one of the two can come from standard input.") }
        }
    }

    func run() throws {
        let console = Console(messages)
        try console.run {
            let made = try ReviewMaker(console: console).make(paths, revisions, sources)
            // Nothing on a screen looks as if nothing had been compared; a script finds nothing in its pipe.
            let isRead = output.file.isTerminal && !messages.quiet
            let report = ReviewReport(
                made: made, console: console, saysNothingChanged: messages.verbose || isRead, threads: sources.workers)
            try report.write(output.resolvedFormat, to: output.file)
            try failIfAsked(made.review)
            return made.diagnostics
        }
    }

    private func failIfAsked(_ review: NavigationReview) throws {
        guard let failOn else { return }
        guard review.changes.contains(where: { $0.level >= failOn }) else { return }
        // How many there are, the report says, which tells those that belong together in one sentence.
        let level = failOn == .breaking ? "breaking" : "\(failOn.rawValue) or graver"
        throw Findings([Diagnostic(.error, "the change is \(level)", advice: "`--fail-on` asks for none that is")])
    }
}

extension ChangeLevel: ExpressibleByArgument {}
