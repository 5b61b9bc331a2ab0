/// What is said of the source of a way that came or went, in parts: *leads*, * to *, the shop, * now: a push*.
struct WayTelling: Hashable, Sendable {
    private let verb, verbOfSeveral: Sentence
    private let link: Sentence
    /// Where the way leads.
    let end: Sentence
    let after: Sentence
    /// The same of several ends; nil where they cannot be told together.
    let afterSeveral: Sentence?

    /// - Parameters:
    ///   - one: the verb, as it is said of one source.
    ///   - several: the same of several.
    ///   - link: what joins the verb and the end.
    init(
        _ one: Sentence, _ several: Sentence, _ link: Sentence, _ end: Sentence, _ after: Sentence,
        afterSeveral: Sentence? = nil
    ) {
        (verb, verbOfSeveral) = (one, several)
        self.link = link
        self.end = end
        self.after = after
        self.afterSeveral = afterSeveral
    }

    /// What goes on after the one source.
    var one: Sentence { before + end + after }

    /// What goes on after several sources.
    var several: Sentence { beforeOfSeveral + end + after }

    /// What stands between the one source and the end.
    var before: Sentence { " " + verb + link }

    /// What stands between several sources and the end.
    var beforeOfSeveral: Sentence { " " + verbOfSeveral + link }
}
