import Facts
import NavigationGraph

/// A route while it is being linked.
struct RouteDraft {
    enum Source: Hashable {
        case module(Int)
        case app
        /// An entry point beyond the launch, by its position among the `EntryDraft`s.
        case entry(Int)
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
    /// The condition that the option says, where a state decides what is shown: who puts another case into the state
    /// does not lead here.
    var choosing: ConditionRef?
    /// The property whose change shows the target, and the case of its enum.
    var state: StateKey?
    /// The case of the enum that was put on a path.
    var choice: PathChoice?
    /// The tab that is shown, where callers name it.
    var tab: HandedTab?
    /// For what is put into a tab bar controller that code of no module makes: how many steps lead to what makes it.
    var stepsToMaker = 0
    /// For a way back to a certain screen: its module.
    var landing: Int?
    /// Whether a view leaves through what its environment holds, however it was shown.
    var leavesView = false
    /// For a way back on the stack of whichever tab is selected: the module of the tab bar controller, where it is one's.
    var tabBar: Int??
    /// For a way back that takes something off stacks which are known: these.
    var popped: [Creation] = []
    /// For a way back by which the code closes a controller that is known: the module that this shows.
    var dismissed: Int?
    /// For a way back by which the function that made a navigation controller closes that: the controller.
    var closedStack: Creation?
    /// Whether a way back closes only what lies over the source's view, so that it is one of what lies there alone.
    var closesOverlay = false
    /// For a way that another module's navigator goes for the source, as where a parent closes it: that module.
    var actingModule: Int?
    /// For a way back of a parent: the children that go back by it too, whose calls are ways of theirs.
    var closed: Set<Int> = []
    /// For a storyboard segue: the storyboard, and the segue in it.
    var segue: (storyboard: Int, segue: StoryboardFacts.Segue)?
    /// Conditions that the name of the route's entry point already says.
    var namingConditions: Set<ConditionRef> = []
    /// Conditions that do not matter, as the same is shown where they do not hold; see `JoinedBranches`.
    var eitherWay: Set<ConditionRef> = []
    /// Whether more must hold than the conditions say, of which there are several lists.
    var asksForMore = false
    /// The steps of the other branches that lead to the same.
    var branches: [[Effect.Step]] = []
    /// Places that lead to the first step.
    var extraEvidence: [Route.Evidence] = []
    /// Whether no primitive shows the target: the last step makes the part of it that navigates.
    var onlyMakes = false
}

extension RouteDraft {
    /// The conditions under which the screen is the one that is shown.
    var conditionsOfScreen: [ConditionRef] {
        let ofSteps = Set(steps.flatMap(\.conditions))
        return conditions.filter { !ofSteps.contains($0) }
    }

    /// A route that no primitive proves: code of the source makes what navigates in the target.
    ///
    /// - Parameter steps: from the source's code to where the target's part is made.
    init(
        making target: Int, from source: Source, _ transition: Transition, _ steps: [Effect.Step], isInferred: Bool,
        in program: Program
    ) {
        self.init(
            source: source, destination: .module(target), transition: transition, container: nil,
            conditions: steps.flatMap(\.conditions), steps: steps, primitive: nil, call: "init", creation: nil,
            isInferred: isInferred, method: steps.first.map { program.outermost($0.function) }, option: nil,
            landing: nil, segue: nil, onlyMakes: true)
    }
}

extension RouteDraft {
    /// The route as one of the module whose code has another module's go it.
    ///
    /// - Parameters:
    ///   - acting: the module whose navigator goes the way; nil for the app.
    ///   - steps: from the module's code to the route's first step; there is at least one.
    ///   - option: the navigation option of the module that the route is.
    func given(
        to module: Int, by acting: Int?, after steps: [Effect.Step], option: String?, in program: Program
    ) -> RouteDraft {
        var given = self
        given.source = .module(module)
        given.actingModule = acting
        given.steps = steps + self.steps
        given.conditions = steps.flatMap(\.conditions) + conditions
        given.method = steps.first.map { program.outermost($0.function) }
        given.option = option
        return given
    }
}

extension RouteDraft {
    /// The way back as one of the module that it closes, which another module's code takes.
    func taken(by closed: Int, for acting: Int) -> RouteDraft {
        var taken = self
        taken.source = .module(closed)
        taken.actingModule = acting
        return taken
    }
}

extension Effect.Step {
    /// A call of a function that is looked at by itself.
    init(_ call: ActionRef, _ frame: FrameID, _ evaluator: Evaluator) {
        let action = evaluator.program.action(call)
        self.init(
            function: FunctionRef(Int(call.file), action.function), frame: frame,
            call: ExpressionRef(Int(call.file), action.expression),
            conditions: evaluator.conditions(from: action.condition, file: call.file))
    }
}

extension [RouteDraft] {
    /// The routes with others in the place of some, in their order.
    ///
    /// - Parameter replacing: gives what takes a route's place; nil where it stays.
    func with(_ replacing: (RouteDraft) -> [RouteDraft]?) -> [RouteDraft] {
        var replaced: [(position: Int, by: [RouteDraft])] = []
        for position in indices {
            if let others = replacing(self[position]) { replaced.append((position, others)) }
        }
        var result: [RouteDraft] = []
        var start = 0
        for (position, others) in replaced {
            result += self[start..<position]
            result += others
            start = position + 1
        }
        return replaced.isEmpty ? self : result + self[start...]
    }
}
