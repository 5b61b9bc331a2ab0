import ArgumentParser
import Checks
import Configuration
import Diagnostics
import NavigationGraph

/// `wiremap check`: what is wrong in the navigation.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Finds faults of the navigation, and ways that break the team's own rules.",
        discussion: """
            Looks for modules that nobody reaches, screens that catch the user, ways that lead nowhere, leaks of memory \
            and of the architecture, and proves or refutes the rules that the team wrote under `rules` in \
            `.wiremap.yml`; each broken one comes with the way through the app that breaks it.

            A comment `// wiremap:ignore RULE - REASON` silences a finding of its own line or of the code below it, and \
            is reported when there is nothing left to silence. A baseline holds the findings that a team knows and has \
            not mended yet; an entry whose finding is gone is an error.

            The text shows warnings and errors and counts the notes; `--verbose` shows the notes too. The other formats \
            hold all.

            EXAMPLES
              wiremap check                                          the app in this folder
              wiremap check --list                                   every rule
              wiremap check ~/Apps/Shop --fail-on warning            status 1 for warnings
              wiremap check --write-baseline .wiremap.baseline.json  what is known now
              wiremap check --baseline .wiremap.baseline.json        what came since
              wiremap check map.json -o check.sarif                  for code scanning
            """)

    enum Format: String, ResultFormat {
        case text, json, sarif, github

        static let usual = Format.text
        static let otherEndings: [String: Format] = ["txt": .text]
    }

    @OptionGroup(title: "Input") var input: InputOptions

    @OptionGroup var output: OutputOptions<Format>

    @OptionGroup(title: "Findings") var findings: FindingOptions

    @OptionGroup(title: "Messages") var messages: ConsoleOptions

    func run() throws {
        let console = Console(messages)
        try console.run {
            let request = try InputResolver(options: input).resolve()
            let check = try CheckRequest(findings, request)
            if findings.list {
                try output.file.write(Array(RuleList(checker: check.checker).text.utf8))
                return []
            }
            let made = try GraphMaker(console: console).make(request)
            console.sayIfEmpty(made.graph, from: input.path)
            let outcome = check.checker.check(made.graph, baseline: try check.knownFindings())
            if let file = findings.writeBaseline {
                try write(baseline: outcome, to: file, console)
                return made.diagnostics
            }
            let report = CheckReport(
                graph: made.graph, checker: check.checker, outcome: outcome, showsNotes: messages.verbose,
                prefix: made.sources.flatMap { GitRepository(folder: $0.root)?.prefix } ?? "")
            try console.write(try report.bytes(output.resolvedFormat), to: output.file)
            if check.fails(outcome) { throw Findings([]) }
            return made.diagnostics
        }
    }

    private func write(baseline outcome: Checker.Outcome, to file: String, _ console: Console) throws {
        // The comments' and the baseline's own faults are mended, not put up with.
        let own = [Rule.staleIgnore.id, Rule.staleBaseline.id]
        let findings = (outcome.findings + outcome.known).filter { !own.contains($0.rule) }
        try OutputFile(file).write(try Baseline(findings).encoded())
        console.say("\(file): \(Counted.words(findings.count, "finding")) known from now on")
    }
}
