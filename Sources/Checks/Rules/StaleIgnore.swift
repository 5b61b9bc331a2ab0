extension Rule {
    /// A comment that asks to pass over what is not there. `Checker` finds these, when all other rules have run.
    package static let staleIgnore = Rule(
        id: "stale-ignore", title: "Comment that silences nothing",
        why: "A `wiremap:ignore` comment that silences nothing any more hides the next fault on its line, and one "
            + "without a known rule or a reason tells nobody why it is there.",
        severity: .warning, find: { _ in [] })
}
