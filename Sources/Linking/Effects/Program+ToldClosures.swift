import Dialects
import Facts

extension Program {
    /// Whether a function is a closure that a coordinator puts into a property, or makes an object with, to tell somebody
    /// what to do when the time comes: it runs when somebody calls it, and not where it is made.
    func isTold(_ function: FunctionRef) -> Bool {
        (closureAssignments[function] != nil || isKeptByInitializer(function)) && isCoordinators(function)
    }

    /// Whether a function is such a closure, or one in it: `{ event in screen.close { self.start() } }`.
    func isInTold(_ function: FunctionRef) -> Bool {
        guard facts(function).kind == .closure else { return false }
        return isTold(function) || facts(function).parent.map { isInTold(FunctionRef(Int(function.file), $0)) } ?? false
    }

    /// Whether a function is code of a coordinator.
    func isCoordinators(_ function: FunctionRef) -> Bool {
        owner(of: function).map { isCoordinator($0) } ?? false
    }

    /// Whether a function is a closure that runs after the function around it has ended: it is put into a property, an
    /// object is made with it, or it is handed to what waits for something to happen: to a control, for example.
    func runsLater(_ function: FunctionRef) -> Bool {
        if closureAssignments[function] != nil || isKeptByInitializer(function) || isTouched(function) { return true }
        guard let taker = taker(of: function), taker.isMember else { return false }
        return TriggerSources.closureCalls[taker.name] != nil || StreamWords.observingOnlyStreams.contains(taker.name)
    }

    /// Whether a function is a closure that a control is made with, or a gesture, for when the user touches it.
    func isTouched(_ function: FunctionRef) -> Bool {
        guard let taker = taker(of: function) else { return false }
        let kind = TriggerSources.closureCalls[taker.name]
        return kind == .action || kind == .gesture || taker.name.hasSuffix(TriggerSources.barButton)
    }

    /// Whether a function is a closure that a control of a screen is made with, or a menu's action, or a gesture: not one
    /// of an alert, which is shown for once.
    func isOfStandingControl(_ function: FunctionRef) -> Bool {
        isTouched(function) && taker(of: function).map { !TriggerSources.alertCalls.contains($0.name) } ?? false
    }

    /// What a closure is put into: `list` of `list.onSelect = { … }`.
    func holder(ofAssigned closure: FunctionRef) -> ExpressionID? {
        guard let assignment = closureAssignments[closure] else { return nil }
        let file = files[Int(assignment.file)]
        guard case .assignment(let target, _) = file.expressions[action(assignment).expression],
            case .member(let holder?, _) = file.expressions[target]
        else { return nil }
        return holder
    }

    /// Whether a function is a closure, or in one, that waits for a notification: by an observer, or by a stream that begins
    /// at the notification centre.
    func isNotified(_ function: FunctionRef) -> Bool {
        guard facts(function).kind == .closure else { return false }
        if let use = closureUses[function], beginsAtNotifications(use.call) { return true }
        return facts(function).parent.map { isNotified(FunctionRef(Int(function.file), $0)) } ?? false
    }

    /// Whether a call is one of the notification centre's, or of what such a call gave.
    func beginsAtNotifications(_ call: ExpressionRef) -> Bool {
        let file = files[Int(call.file)]
        var current = call.id
        while true {
            switch file.expressions[current] {
            case .call(let callee, _): current = callee
            case .member(let base?, _): current = base
            case .name(let name): return file.text(name) == TriggerSources.notifications
            default: return false
            }
        }
    }

    /// The name of what a closure is handed to where it is made, and whether that is a member of something.
    private func taker(of function: FunctionRef) -> (name: String, isMember: Bool)? {
        let file = files[Int(function.file)]
        guard let use = closureUses[function], case .call(let callee, _) = file.expressions[use.call.id] else {
            return nil
        }
        switch file.expressions[callee] {
        case .name(let name): return (file.text(name), false)
        case .member(_, let name): return (file.text(name), true)
        default: return nil
        }
    }

    /// The closures that coordinators put into properties or make objects with, in source order.
    var toldClosures: [FunctionRef] {
        (Array(closureAssignments.keys) + closuresOfInitializers).filter { isTold($0) }.sorted()
    }
}
