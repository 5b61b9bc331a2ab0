/// A sentence that may be said of several: *From* the hall*, the shop takes a number*.
struct SharedSentence: Hashable, Sendable {
    /// Nil where the subject begins the sentence.
    var before: Sentence?
    var subject: Sentence
    /// Without the full stop.
    var after: Sentence
    /// The same where there are several subjects; nil where it does not differ.
    var afterSeveral: Sentence?
    /// The option or method that they have to have in common.
    var way: String?

    /// What is the same in the sentences that can be told as one.
    var saying: [Sentence] { [before ?? "", after] + (way.map { ["\(code: $0)"] } ?? []) }

    /// Without the full stop.
    func said(of subjects: [Sentence]) -> Sentence {
        let end = subjects.count > 1 ? afterSeveral ?? after : after
        let list = Sentence.some(subjects)
        return (before.map { $0 + list } ?? list.capitalized) + end + (way.map { ", by " + WayName.of($0) } ?? "")
    }

    var sentence: Sentence { said(of: [subject]) }
}
