import Diagnostics
import NavigationGraph

/// Files that cannot be read as Swift now. What they did may be told as gone, and it is not.
struct BrokenSourceChangeFinder {
    /// The first place in each that is no Swift.
    let places: [SourcePlace]

    func changes() -> [Change] {
        places.map { place in
            let what: Sentence = " cannot be read as Swift now, so that what it does is not known"
            let shared = SharedSentence(
                subject: "\(code: place.file)", after: what + ": what else is told may come of that",
                afterSeveral: " cannot be read as Swift now, so that what they do is not known: what else is told may "
                    + "come of that")
            var change = Change(
                .sourceBroken, from: place.file, sentence: shared.sentence + ".", headPlace: place)
            change.shared = shared
            return change
        }
    }
}
