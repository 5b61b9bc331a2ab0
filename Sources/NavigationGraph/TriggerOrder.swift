/// How far what sets a chain off is from the hand of a user; the nearest is told first.
package enum TriggerDistance: Int, Comparable, Sendable {
    case user, view, system, code, event, otherModule

    package init(_ chain: [Route.TriggerStep]) {
        guard let step = chain.first else {
            self = .otherModule
            return
        }
        self =
            switch step.kind {
            case .action, .gesture, .delegate: .user
            case .entry, .lifecycle: .system
            case .closure: .code
            case .observer: .event
            case .output: .otherModule
            case nil: step.component == .view ? .view : .code
            }
    }

    package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

extension Route {
    /// The chains, from the one that a tester would take to the one that other code begins.
    package var plainestTriggers: [[TriggerStep]] {
        triggers.enumerated()
            .sorted { (TriggerDistance($0.element), $0.offset) < (TriggerDistance($1.element), $1.offset) }
            .map(\.element)
    }

    /// What a reader calls the code of a member: `body` for `getter of body`, and for a closure what it is written in.
    package static func name(ofMember member: String) -> Substring {
        ["closure in ", "getter of ", "setter of ", "initial value of "].reduce(member[...]) { name, prefix in
            name.hasPrefix(prefix) ? name.dropFirst(prefix.count) : name
        }
    }

    /// How far the nearest chain is from the hand of a user.
    package var distance: TriggerDistance { triggers.map(TriggerDistance.init).min() ?? .otherModule }
}

extension Route.TriggerStep {
    /// The type and the member as one name; a closure goes by the function or the property that it is written in.
    package var code: String {
        let member = place ?? member
        return type.isEmpty || member.isEmpty ? type + member : "\(type).\(member)"
    }

    /// The function or the property that code without a name of its own stands in; nil for a function or a control.
    var place: String? {
        let name = Route.name(ofMember: member)
        return name.utf8.count < member.utf8.count ? String(name) : nil
    }
}
