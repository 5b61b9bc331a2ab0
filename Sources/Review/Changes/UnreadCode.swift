import Diagnostics
import NavigationGraph

/// What may be gone only because a file of the head is no Swift, and could not be read: good to know, beside that the file is broken.
struct UnreadCode {
    private let sides: ComparedSides
    /// From where to where all live routes of the base run through such files, by the names of the head.
    private let ends: Set<[String]>
    /// Modules of the base to which no other routes led.
    private let modules: Set<String>

    init(_ sides: ComparedSides, broken: [SourcePlace]) {
        self.sides = sides
        let files = Set(broken.map(\.file))
        let live = files.isEmpty ? [] : sides.base.routes.filter { !$0.neverTriggered && $0.target != nil }
        let isUnread = { (route: Route) in
            route.evidence.contains { files.contains($0.file) }
                || !route.triggers.isEmpty && route.triggers.allSatisfy { $0.contains { files.contains($0.file) } }
        }
        let ways = Dictionary(grouping: live) { route in
            [route.source, route.target ?? ""].map(sides.name(ofBase:))
        }
        ends = Set(ways.filter { $0.value.allSatisfy(isUnread) }.keys)
        let targets = Dictionary(grouping: live) { sides.name(ofBase: $0.target ?? "") }
        modules = Set(targets.filter { $0.value.allSatisfy(isUnread) }.keys)
    }

    /// The changes, none of which is graver than it is sure.
    func softened(_ changes: [Change]) -> [Change] {
        guard !ends.isEmpty else { return changes }
        return changes.map { change in
            guard isUnsure(change) else { return change }
            var change = change
            change.level = .info
            return change
        }
    }

    private func isUnsure(_ change: Change) -> Bool {
        switch change.kind {
        case .routeRemoved, .triggerLost: ends.contains([change.source ?? "", change.target ?? ""])
        case .moduleRemoved: modules.contains(change.module ?? "")
        case .becameUnreachable, .becameOutsideOnly:
            zip(change.witness, change.witness.dropFirst()).contains { ends.contains([$0, $1]) }
        default: false
        }
    }
}
