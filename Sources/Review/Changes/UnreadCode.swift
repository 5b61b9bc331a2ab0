import Diagnostics
import NavigationGraph

/// What may be gone only because the head's code was not read, or not as a whole: a file that is no Swift, or code that does too
/// much. It is good to know, beside that the file is broken.
struct UnreadCode {
    /// What all live ways of the base run through.
    private struct Ways {
        /// From where to where they lead, by the names of the head: to a module, or out of the app and to the system.
        var ends: Set<[String]> = []
        /// Modules of the base to which no other routes led.
        var modules: Set<String> = []

        init(_ sides: ComparedSides, where isUnread: (Route) -> Bool) {
            let live = sides.base.routes.filter { !$0.neverTriggered }
            let ways = Dictionary(grouping: live) { route in
                [sides.name(ofBase: route.source)]
                    + Self.end(route.target.map(sides.name(ofBase:)), route.destination)
            }
            ends = Set(ways.filter { $0.value.allSatisfy(isUnread) }.keys)
            let targets = Dictionary(grouping: live.filter { $0.target != nil }) { sides.name(ofBase: $0.target ?? "") }
            modules = Set(targets.filter { $0.value.allSatisfy(isUnread) }.keys)
        }

        init() {}

        private static func end(_ target: String?, _ destination: Route.Destination?) -> [String] {
            target.map { [$0] } ?? ["", destination?.kind.rawValue ?? "", destination?.name ?? ""]
        }

        func mayHold(_ change: Change) -> Bool {
            switch change.kind {
            case .routeRemoved, .triggerLost:
                ends.contains([change.source ?? ""] + Self.end(change.target, change.destination))
            case .moduleRemoved: modules.contains(change.module ?? "")
            case .becameUnreachable, .becameOutsideOnly:
                zip(change.witness, change.witness.dropFirst()).contains { ends.contains([$0, $1]) }
            default: false
            }
        }
    }

    private let broken: Ways
    private let cutShort: Ways

    /// - Parameters:
    ///   - broken: where files of the head are no Swift.
    ///   - cutShort: files of the head with functions that do too much.
    init(_ sides: ComparedSides, broken: [SourcePlace], cutShort: [String]) {
        let files = Set(broken.map(\.file))
        self.broken = files.isEmpty ? Ways() : Ways(sides) { $0.runs(through: files) }
        let others = Set(cutShort)
        let owners = Self.owners(of: others, sides.head)
        self.cutShort =
            others.isEmpty
            ? Ways() : Ways(sides) { owners.contains(sides.name(ofBase: $0.source)) || $0.runs(through: others) }
    }

    /// The modules and entry points of which something lies in one of the files.
    private static func owners(of files: Set<String>, _ graph: NavigationGraph) -> Set<String> {
        guard !files.isEmpty else { return [] }
        let modules = graph.modules.filter { $0.components.contains { files.contains($0.file) } }
        return Set(modules.map(\.id) + graph.entryPoints.filter { files.contains($0.file) }.map(\.id))
    }

    /// The changes, none of which is graver than it is sure.
    func softened(_ changes: [Change]) -> [Change] {
        changes.map { change in
            let isBroken = broken.mayHold(change)
            guard isBroken || cutShort.mayHold(change), change.level > .info else { return change }
            var change = change
            change.level = .info
            // Beside it is told which files are broken.
            change.isUnsure = !isBroken
            return change
        }
    }
}

extension Route {
    /// Whether it needs what one of the files says.
    fileprivate func runs(through files: Set<String>) -> Bool {
        evidence.contains { files.contains($0.file) }
            || !triggers.isEmpty && triggers.allSatisfy { $0.contains { files.contains($0.file) } }
    }
}
