import ArgumentParser
import Configuration

/// What the user asks of the findings.
struct FindingOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "End with status 1 where a finding is at least so grave. (default: error)", valueName: "severity"))
    var failOn: FailureWord?

    @Option(help: ArgumentHelp("The file with the findings that are known.", valueName: "file"))
    var baseline: String?

    @Option(help: ArgumentHelp("Write what is found now into a baseline, and report nothing.", valueName: "file"))
    var writeBaseline: String?

    @Flag(help: "Print every rule with its severity, and check nothing.")
    var list = false
}

extension FailureWord: ExpressibleByArgument {}
