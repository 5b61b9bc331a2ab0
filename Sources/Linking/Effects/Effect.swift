import Dialects
import Facts
import NavigationGraph

/// Something that a function does to what the user sees: a primitive that it reaches, however many calls away.
struct Effect: Hashable {
    enum Shown: Hashable {
        case value(ValueID)
        /// Each element of an array that was handed to the primitive.
        case back
        case external
        /// Something of the system's.
        case system(String)
        case segue(ValueID)
        /// One of the tabs of the receiver.
        case tab(TabChoice)
    }

    /// The call of the primitive, or the assignment.
    var primitive: ExpressionRef
    var call: String
    var transition: Transition
    var shown: Shown
    var receiver: ValueID
    /// For a way back to a certain screen: that screen.
    var landing: ValueID?
    /// For a way back on the stack of whichever tab is selected: the tab bar controller.
    var tabBar: ValueID?
    /// Whether it counts only where a node is shown.
    var onlyNodes: Bool
    /// Whether a library's method is judged by its name.
    var isForeign = false
    /// Whether the primitive lies in what stands for a library; `primitive` is then the app's call of the library.
    var isLibrarys = false
    /// Whether a view leaves through what its environment holds, however it was shown.
    var leavesView = false
    /// The calls that lead to the primitive, outermost first; the last step is the primitive itself.
    var steps: [Step]
    /// The property that decides whether it is shown.
    var state: StateKey?
    /// The parameter of the outermost step's function whose binding decides it, where each caller hands over another one.
    var stateParameter: Int?
    /// The value that was put on a path.
    var choice: PathChoice?
    /// Of how many of the last steps there are several ways, each of which asks for something that the conditions do not say;
    /// nil where there are none.
    var asksForMore: Int?

    /// Whether only a name tells what a library does: what its tab bar controllers are given are tabs.
    var isGuessed: Bool { isForeign && transition != .tab }

    /// Whether a tab bar controller shows another of the tabs that it holds.
    var selectsTab: Bool {
        if case .tab = shown { return true }
        return false
    }

    struct Step: Hashable {
        var function: FunctionRef
        var frame: FrameID
        /// The call of the next step's function, or the primitive.
        var call: ExpressionRef
        var conditions: [ConditionRef]
    }

    /// What makes two effects of one function the same for its callers.
    struct Identity: Hashable {
        var primitive: ExpressionRef
        var shown: Shown
        var transition: Transition
        var conditions: [ConditionRef]
        var choice: PathChoice?
        var landing: ValueID?
    }

    var identity: Identity {
        Identity(
            primitive: primitive, shown: shown, transition: transition, conditions: steps.flatMap(\.conditions),
            choice: choice, landing: landing)
    }
}
