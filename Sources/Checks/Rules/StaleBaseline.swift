extension Rule {
    /// An entry of the baseline whose finding is gone. `Checker` finds these, when all other rules have run.
    package static let staleBaseline = Rule(
        id: "stale-baseline", title: "Stale entry in the baseline",
        why: "The finding is mended, and its entry would hide it if it came back.", severity: .error,
        find: { _ in [] })
}
