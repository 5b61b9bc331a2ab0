import ArgumentParser

/// What the user typed about the two states that are compared.
struct RevisionOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The commit, branch or tag to compare with. (default: the default branch; `graph` compares with none)",
            valueName: "revision"))
    var base: String?

    @Option(
        help: ArgumentHelp(
            "The commit, branch or tag to look at. (default: the work tree as it is)", valueName: "revision"))
    var head: String?

    @Flag(help: "Compare with `--base` itself, not with the newest commit that it and the head have in common.")
    var exactBase = false

    /// The first option that has no meaning for two graphs.
    var optionForRevisionsOnly: String? {
        if base != nil { return "--base" }
        if head != nil { return "--head" }
        return exactBase ? "--exact-base" : nil
    }
}
