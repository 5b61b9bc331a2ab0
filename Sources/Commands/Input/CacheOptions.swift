import ArgumentParser

/// What the user typed about what earlier runs learned.
struct CacheOptions: ParsableArguments {
    @Option(
        name: .customLong("cache"),
        help: ArgumentHelp(
            "Where to keep what was read, so that the next run reads only the files that changed. (default: the "
                + "user's cache folder)", valueName: "folder"))
    var folder: String?

    @Flag(name: .customLong("no-cache"), help: "Read everything anew, and keep nothing.")
    var isOff = false

    func validate() throws {
        if folder?.isEmpty == true { throw ValidationError("The folder of the cache has no name.") }
        if isOff, folder != nil { throw ValidationError("`--cache` and `--no-cache` do not go together.") }
    }
}
