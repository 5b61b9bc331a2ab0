/// Which of its tabs a tab bar controller is told to show.
enum TabChoice: Hashable {
    /// By their places, from 0; several where a branch decides.
    case numbers([TabNumber])
    /// By the place that callers of a function hand over to one of its parameters.
    case parameter(FunctionRef, Int)
    /// By a place that rests on what callers hand over.
    case open
    /// By the controller itself.
    case screen(ValueID)
    /// By the class of the controller that is looked for among the tabs.
    case type(Int)
    /// By a place that could not be followed.
    case unknown
}

/// The place of a tab, and what must hold for it to be the one.
struct TabNumber: Hashable {
    var number: Int
    var conditions: [ConditionRef]
    /// The parameter through which the way got the number.
    var parameter: HandedTab.Parameter?
}

/// The place of a tab that callers of a function hand over: those that hand over another one do not lead there.
struct HandedTab: Hashable {
    struct Parameter: Hashable {
        var function: FunctionRef
        var index: Int
    }

    var parameter: Parameter
    var number: Int
}
