import Dialects
import Facts

extension Program {
    /// Whether a function is a closure that a coordinator puts into a property, to tell somebody what to do when the
    /// time comes: it runs when somebody calls it, and not where it is made.
    func isTold(_ function: FunctionRef) -> Bool {
        guard closureAssignments[function] != nil, let owner = owner(of: function) else { return false }
        return RoleNames.isCoordinator(types[owner].name)
    }

    /// The closures that coordinators put into properties, in source order.
    var toldClosures: [FunctionRef] { closureAssignments.keys.filter { isTold($0) }.sorted() }
}
