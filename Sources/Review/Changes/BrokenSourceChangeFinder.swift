import Diagnostics
import NavigationGraph

/// Files that cannot be read as Swift now. What they did may be told as gone, and it is not.
struct BrokenSourceChangeFinder {
    /// The first place in each that is no Swift.
    let places: [SourcePlace]

    func changes() -> [Change] {
        places.map { place in
            let after = { (whose: Sentence) -> Sentence in
                " cannot be read as Swift now, so that what " + whose
                    + " is not known: what else is told may come of that"
            }
            let shared = SharedSentence(
                subject: "\(code: place.file)", after: after("it does"), afterSeveral: after("they do"))
            var change = Change(
                .sourceBroken, from: place.file, sentence: shared.sentence + ".", headPlace: place)
            change.shared = shared
            return change
        }
    }
}
