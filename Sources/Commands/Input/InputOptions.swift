import ArgumentParser

/// What the user typed about the input.
struct InputOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "A folder with an app's sources, a graph's JSON, or `-` for a JSON on standard input.", valueName: "path"))
    var path = "."

    @OptionGroup var sources: SourceOptions

    func validate() throws {
        if path.isEmpty { throw ValidationError("The path is empty: name a folder, or `.` for this one.") }
    }
}
