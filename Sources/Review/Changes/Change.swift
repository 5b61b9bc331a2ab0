import Diagnostics
import NavigationGraph

/// One thing that is otherwise in the head than it was in the base.
package struct Change: Hashable, Sendable, Identifiable {
    /// The same for the same change in every run, whatever lines the code is on.
    package var id: String
    package var kind: ChangeKind
    package var level: ChangeLevel
    /// A module's id: the head's where the head has it.
    package var module: String?
    /// A module's or an entry point's id.
    package var source: String?
    package var target: String?
    package var from: String?
    package var to: String?
    /// The option or the interface method that the route goes by.
    package var way: String?
    package var variant: String?
    /// Where a route without a target module leads.
    package var destination: Route.Destination?
    /// Ids from an entry point to the module: what proves that it can be reached, or could be.
    package var witness: [String]
    /// The change that this one follows from: a route of a new module comes with the module.
    package var follows: String?
    package var sentence: Sentence
    /// The sentence without the ways at its end; nil where it names none there.
    package var statement: Sentence?
    /// The sentence in three parts, where it may be said of several at once.
    var shared: SharedSentence?
    /// The same, where it may be said of several ends of one screen's ways.
    var sharedEnds: SharedSentence?
    /// The same, where it may be said of several screens to which ways lead.
    var sharedTargets: SharedSentence?
    /// What is said of the way, where it may be said of several ways at once.
    var sharedWays: SharedWays?
    /// Where the target is shown, which several sources may share.
    var shownPlace: SourcePlace?
    /// What is said of a way that came or went, in parts.
    var telling: WayTelling?
    /// When a new way is open, in words.
    var condition: Sentence?
    /// What the user or the system does to take the way; nil where other code does, or nothing.
    package var trigger: Sentence?
    /// Whether it may only seem so, because code that does too much was cut short.
    package var isUnsure = false
    /// What else the change is told with: the module on whose fate it hangs.
    var behind: String?
    /// By which way's coming or going the module can be reached, or not.
    var reach: ReachOfWay?
    /// Whether the sentence of a way says what can be reached by it, or not any more.
    var tellsReach = false
    /// Whether the sentence of a way that leads elsewhere now says that where it led is gone.
    var tellsGone = false
    /// How far from the start of the app the module is that it is about: the nearest comes first.
    var steps = Int.max
    package var basePlace: SourcePlace?
    package var headPlace: SourcePlace?
    /// The kinds of the nodes that are named, by the member that names them.
    package var nodeKinds: [String: Module.Kind]

    package init(
        _ kind: ChangeKind, module: String? = nil, source: String? = nil, target: String? = nil, from: String? = nil,
        to: String? = nil, way: String? = nil, variant: String? = nil, destination: Route.Destination? = nil,
        witness: [String] = [], sentence: Sentence, basePlace: SourcePlace? = nil, headPlace: SourcePlace? = nil
    ) {
        id = ""
        self.kind = kind
        level = kind.usualLevel
        self.module = module
        self.source = source
        self.target = target
        self.from = from
        self.to = to
        self.way = way
        self.variant = variant
        self.destination = destination
        self.witness = witness
        self.sentence = sentence
        statement = nil
        self.basePlace = basePlace
        self.headPlace = headPlace
        nodeKinds = [:]
    }

    /// The change with its sentence ended by the ways that it is about.
    ///
    /// - Parameters:
    ///   - ways: options or methods; none leaves them out.
    ///   - variants: of the source, by which it takes them.
    ///   - condition: when, in words; nil for always, or where it is not told.
    func ending(with ways: [String], variants: [String], condition: Sentence?) -> Change {
        guard let statement else { return self }
        var change = self
        let by: Sentence = ways.isEmpty ? "" : ", by " + Sentence.some(ways.map(WayName.of))
        let noun = variants.count > 1 ? "variants" : "variant"
        let form: Sentence =
            variants.isEmpty ? "" : " of the \(noun) " + Sentence.some(variants.map { "\(name: $0)" })
        let when: Sentence = condition.map { ", " + $0 } ?? ""
        change.sentence = statement + by + form + when + "."
        return change
    }

    /// The change with its sentence ended by its own way.
    var ended: Change {
        ending(with: [way].compactMap { $0 }, variants: [variant].compactMap { $0 }, condition: condition)
    }

    /// What makes the change the one that it is; no line numbers.
    var identity: [String] {
        [
            kind.rawValue, module ?? "", source ?? "", target ?? "", from ?? "", to ?? "", way ?? "", variant ?? "",
            destination.map { "\($0.kind.rawValue) \($0.name)" } ?? "",
        ]
    }

    /// The text in one line.
    package var text: String { sentence.plain }
}
