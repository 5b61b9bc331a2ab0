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

    /// How far the nearest chain is from the hand of a user.
    package var distance: TriggerDistance { triggers.map(TriggerDistance.init).min() ?? .otherModule }
}

extension Route.TriggerStep {
    /// The type and the member as one name; a closure goes by the function that it is written in.
    package var code: String {
        let member = member.hasPrefix("closure in ") ? String(member.dropFirst("closure in ".count)) : member
        return type.isEmpty || member.isEmpty ? type + member : "\(type).\(member)"
    }
}
