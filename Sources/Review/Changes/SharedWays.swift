/// What may be said of the ways between several screens at once: *The hall and the shop lead to the till* only if it is open
/// now, *the way from the hall to the till* has one beginning more.
struct SharedWays: Hashable, Sendable {
    /// Of what it is said: of the screens, which lead somewhere, or of the ways themselves.
    enum Subject: Hashable, Sendable { case screens, ways }

    var subject = Subject.screens
    var source: Sentence
    var end: Sentence
    /// What is said of the ways of one screen, without the full stop.
    var saying: Sentence
    /// What is said of those of several.
    var sayingOfSeveral: Sentence

    /// Without the full stop.
    var statement: Sentence { statement(from: [source], to: [end], count: 1) }

    /// The statement of some, all of which say the same; without the full stop.
    ///
    /// - Parameters:
    ///   - sources: from where they lead, each once.
    ///   - ends: to where, each once.
    ///   - count: how many ways there are between these.
    func statement(from sources: [Sentence], to ends: [Sentence], count: Int) -> Sentence {
        let (from, to) = (Sentence.some(sources), Sentence.some(ends))
        guard subject == .screens else {
            let ways: Sentence = count == 1 ? "The way" : "\(count) ways"
            return ways + " from " + from + " to " + to + " " + (count == 1 ? saying : sayingOfSeveral)
        }
        if sources.count == 1 { return from.capitalized + " leads to " + to + " " + saying }
        // Not each of them need lead to each.
        let ways: Sentence = ends.count == 1 ? from.capitalized : "\(count) ways from " + from
        return ways + " lead to " + to + " " + sayingOfSeveral
    }
}
