/// What comes of it that a way came or went: a module can be reached, or cannot any more. The sentence of the way says so.
struct ReachOfWay: Hashable, Sendable {
    var source: String
    /// The module.
    var target: String
    /// What goes on after the module's name: *, which can no longer be reached*.
    var phrase: Sentence
    /// Whether the code that leads there is in place in both states, and nothing sets it off in one: then the phrase stands before.
    var isIdle = false
}
