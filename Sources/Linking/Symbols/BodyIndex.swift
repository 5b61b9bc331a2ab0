import Facts

/// What the bodies of a program do: calls and assignments by name, and what becomes of closures.
struct BodyIndex: Sendable {
    /// Calls by the last name of what they call; `init` calls also by their type's name.
    var callsByName = ActionIndex()
    /// Assignments by the last name of their target.
    var assignmentsByName = ActionIndex()
    /// Assignments of a local variable or a parameter to a member of another one, by the member's name.
    var wirings = ActionIndex()
    /// Calls of `append` on members, and assignments to their elements, by the member's name.
    var memberAppends = ActionIndex()
    /// Assignments to each local variable, by file.
    var localAssignments: [[LocalID: [ActionRef]]] = []
    /// Calls that change each local array in place, and assignments to its elements, by file.
    var localEdits: [[LocalID: [ActionRef]]] = []
    /// The closures and local functions written in a function.
    var innerFunctions: [FunctionRef: [FunctionRef]] = [:]
    /// The call that each closure is handed to, and its position among the arguments.
    var closureUses: [FunctionRef: (call: ExpressionRef, position: Int)] = [:]
    /// Where code mentions a name without calling what bears it.
    var uncalled = UncalledMentions()
    /// The names of properties that tell an observer when they are set.
    var observedNames = IdentifierSet()
    /// The functions with a parameter that takes any number of arguments.
    var variadicFunctions: Set<FunctionRef> = []
    /// The assignment that puts each closure into a property or a variable.
    var closureAssignments: [FunctionRef: ActionRef] = [:]
}
