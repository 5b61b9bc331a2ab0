import Facts
import NavigationGraph

/// A route while it is being linked.
struct RouteDraft {
    enum Source: Hashable {
        case module(Int)
        case app
    }
    enum Destination: Hashable {
        case module(Int)
        case system(String)
        case back, external
        case unresolved(String)
    }

    var source: Source
    var destination: Destination
    var transition: Transition
    var container: Container?
    var conditions: [ConditionRef]
    var steps: [Effect.Step]
    var primitive: ExpressionRef?
    var call: String
    var creation: Creation?
    var isInferred: Bool
    /// The function of the source that leads here; the outermost of its type.
    var method: FunctionRef?
    var option: String?
    /// For a way back to a certain screen: its module.
    var landing: Int?
    /// For a storyboard segue: the storyboard, and the segue in it.
    var segue: (storyboard: Int, segue: StoryboardFacts.Segue)?
}
