import ArgumentParser

/// How much is said on standard error, and how.
struct ConsoleOptions: ParsableArguments {
    enum Color: String, ExpressibleByArgument, CaseIterable {
        case auto, always, never
    }

    @Flag(name: .shortAndLong, help: "Print errors only.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Also print notes, and what each stage did.")
    var verbose = false

    @Option(help: "Whether what is said is coloured; NO_COLOR is obeyed.")
    var color = Color.auto

    @Flag(help: "End with status 2 where a file could not be used.")
    var strict = false

    func validate() throws {
        if quiet && verbose { throw ValidationError("`--quiet` and `--verbose` exclude each other.") }
    }
}
