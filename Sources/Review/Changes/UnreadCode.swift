import Diagnostics
import NavigationGraph

/// What may be gone, or new, only because a side was not read, or not as a whole: a file of the head that is no Swift, or code that
/// does too much. It is good to know, beside that the file is broken.
///
/// Of code that does too much anything may be left out, and who runs it is cut short with it. So what tells is whether the code that
/// proves a way stands in the other state too: where it does not, the change took it away, or brought it.
struct UnreadCode {
    /// The files of each side with functions that do too much.
    struct CutShort {
        var base: [String] = []
        var head: [String] = []
    }

    /// What all live ways of one state run through.
    private struct Ways {
        /// From where to where they lead, by the names of the head: to a module, or out of the app and to the system.
        var ends: Set<[String]> = []
        /// Modules to which no other routes lead.
        var modules: Set<String> = []

        /// - Parameter name: what the head calls a node.
        init(_ graph: NavigationGraph, name: (String) -> String, where isUnread: (Route) -> Bool) {
            let live = graph.routes.filter { !$0.neverTriggered }
            let ways = Dictionary(grouping: live) { route in
                [name(route.source)] + Self.end(route.target.map(name), route.destination)
            }
            ends = Set(ways.filter { $0.value.allSatisfy(isUnread) }.keys)
            let targets = Dictionary(grouping: live.filter { $0.target != nil }) { name($0.target ?? "") }
            modules = Set(targets.filter { $0.value.allSatisfy(isUnread) }.keys)
        }

        init() {}

        private static func end(_ target: String?, _ destination: Route.Destination?) -> [String] {
            target.map { [$0] } ?? ["", destination?.kind.rawValue ?? "", destination?.name ?? ""]
        }

        private func hold(_ change: Change) -> Bool {
            ends.contains([change.source ?? ""] + Self.end(change.target, change.destination))
        }

        private func holdStep(of way: [String]) -> Bool {
            zip(way, way.dropFirst()).contains { ends.contains([$0, $1]) }
        }

        /// Whether what is said to be gone may only be in them.
        func mayHoldGone(_ change: Change) -> Bool {
            switch change.kind {
            case .routeRemoved, .triggerLost: hold(change)
            case .moduleRemoved: modules.contains(change.module ?? "")
            case .becameUnreachable, .becameOutsideOnly: holdStep(of: change.witness)
            default: false
            }
        }

        /// Whether what is said to be new may have been in them.
        func mayHoldNew(_ change: Change) -> Bool {
            switch change.kind {
            case .routeAdded, .triggerGained: hold(change)
            case .moduleAdded: modules.contains(change.module ?? "")
            case .becameReachable: holdStep(of: change.witness)
            default: false
            }
        }
    }

    private let broken: Ways
    /// What the head may still have, and what the base may have had.
    private let kept, known: Ways

    /// - Parameters:
    ///   - broken: where files of the head are no Swift.
    ///   - cutShort: the files with functions that do too much.
    init(_ sides: ComparedSides, broken: [SourcePlace], cutShort: CutShort) {
        let files = Set(broken.map(\.file))
        let name = sides.name(ofBase:)
        self.broken = files.isEmpty ? Ways() : Ways(sides.base, name: name) { $0.runs(through: files) }
        if !cutShort.head.isEmpty, let standing = sides.standing {
            let gone = Set(sides.pairing.removed.map(\.id)).subtracting(sides.known.went)
            kept = Ways(sides.base, name: name) { !$0.touches(gone) && standing.standsInHead($0) }
        } else {
            kept = Ways()
        }
        if !cutShort.base.isEmpty, let standing = sides.standing {
            let new = Set(sides.pairing.added.map(\.id)).subtracting(sides.known.came)
            known = Ways(sides.head, name: { $0 }) { !$0.touches(new) && standing.stoodInBase($0) }
        } else {
            known = Ways()
        }
    }

    /// The changes, none of which is graver than it is sure.
    func softened(_ changes: [Change]) -> [Change] {
        changes.map { change in
            let isBroken = broken.mayHoldGone(change)
            guard change.level > .info, isBroken || kept.mayHoldGone(change) || known.mayHoldNew(change) else {
                return change
            }
            var change = change
            change.level = .info
            // Beside it is told which files are broken.
            change.isUnsure = !isBroken
            return change
        }
    }
}

extension Route {
    /// Whether it begins or ends at one of some modules.
    fileprivate func touches(_ modules: Set<Module.ID>) -> Bool {
        modules.contains(source) || target.map(modules.contains) == true
    }

    /// Whether it needs what one of the files says.
    fileprivate func runs(through files: Set<String>) -> Bool {
        evidence.contains { files.contains($0.file) }
            || !triggers.isEmpty && triggers.allSatisfy { $0.contains { files.contains($0.file) } }
    }
}
