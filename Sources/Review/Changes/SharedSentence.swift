/// A sentence that may be said of several: *From* the hall*, the shop takes a number*.
struct SharedSentence: Hashable, Sendable {
    var before: Sentence = ""
    var subject: Sentence
    /// Without the full stop.
    var after: Sentence

    /// What is the same in the sentences that can be told as one.
    var saying: [Sentence] { [before, after] }

    /// Without the full stop.
    func said(of subjects: [Sentence]) -> Sentence { before + Sentence.some(subjects) + after }

    var sentence: Sentence { said(of: [subject]) }
}
