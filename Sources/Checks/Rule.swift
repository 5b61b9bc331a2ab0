/// One thing that is looked for. Every rule is a value in a file of `Rules`, with a page in `Docs/Checks` and a test.
package struct Rule: Sendable {
    /// What configurations, comments and baselines call it: words with hyphens.
    package let id: String
    /// A few words for headlines.
    package let title: String
    /// What is looked for and why it matters, in one or two sentences.
    package let why: String
    /// What counts unless the configuration says otherwise.
    package let severity: Severity
    /// Finds the faults, in any order.
    package let find: @Sendable (CheckedApp) -> [Fault]

    package init(
        id: String, title: String, why: String, severity: Severity, find: @escaping @Sendable (CheckedApp) -> [Fault]
    ) {
        self.id = id
        self.title = title
        self.why = why
        self.severity = severity
        self.find = find
    }

    /// Every rule that Wiremap has, by id. A new one is added here, with its page and its test.
    package static let all: [Rule] = [
        .deadEnd, .emptyRule, .foreignWireframe, .importsUIKit, .missingComponent, .missingSegue, .neverTriggered,
        .optionWithoutRoute,
        .outOfNaming, .routeOutsideWireframe, .sharedName, .staleBaseline, .staleIgnore, .strongCycle,
        .unreachableModule, .unusedModule, .viewPastPresenter,
    ]
}
