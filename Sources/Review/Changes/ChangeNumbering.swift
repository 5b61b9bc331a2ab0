import NavigationGraph

/// Puts changes in order, gives them their ids, and finds out which follow from others.
enum ChangeNumbering {
    static func numbered(_ changes: [Change], _ sides: ComparedSides) -> [Change] {
        var changes = changes.sorted { one, other in
            if one.level != other.level { return one.level > other.level }
            let (left, right) = (order(of: one.kind), order(of: other.kind))
            if left != right { return left < right }
            if one.steps != other.steps { return one.steps < other.steps }
            return one.identity.lexicographicallyPrecedes(other.identity)
        }
        var counts: [[String]: Int] = [:]
        for index in changes.indices {
            let identity = changes[index].identity
            counts[identity, default: 0] += 1
            let number = counts[identity] ?? 1
            changes[index].id = fingerprint(of: identity) + (number == 1 ? "" : "-\(number)")
            changes[index].nodeKinds = kinds(of: changes[index], sides)
        }
        var modules = Self.ids(changes, of: [.moduleAdded, .moduleRemoved], by: \.module)
        // What is shown in a module's place says that it is gone.
        let replacing = changes.filter { $0.kind == .routeRetargeted && $0.tellsGone }
        let replaced = Dictionary(replacing.map { ($0.from ?? "", $0.id) }, uniquingKeysWith: { first, _ in first })
        modules.merge(replaced) { $1 }
        let entries = Self.ids(changes, of: [.entryPointAdded, .entryPointRemoved], by: \.source)
        let reached = [ChangeKind.becameReachable, .becameUnreachable, .becameOutsideOnly].map { kind in
            (kind, Self.ids(changes, of: [kind], by: \.module))
        }
        let routes = Leaders(changes)
        for index in changes.indices {
            let change = changes[index]
            switch change.kind {
            case .moduleRemoved: changes[index].follows = change.module.flatMap { replaced[$0] }
            case .routeAdded, .routeRemoved:
                changes[index].follows =
                    change.target.flatMap { modules[$0] } ?? change.source.flatMap { modules[$0] ?? entries[$0] }
            case .becameReachable, .becameUnreachable, .becameOutsideOnly:
                let leaders = reached.first { $0.0 == change.kind }?.1
                changes[index].follows = change.behind.flatMap { leaders?[$0] }
                if changes[index].follows == nil, change.kind == .becameReachable {
                    // What comes onto the map leads there.
                    changes[index].follows =
                        changes.first {
                            $0.kind == .moduleAdded && $0.module == change.behind && $0.level >= change.level
                        }?.id
                }
                if changes[index].follows == nil { changes[index].follows = causing(change, among: changes) }
            case .optionAdded, .optionRemoved, .containerChanged, .conditionChanged:
                changes[index].follows = routes.leader(of: change)
            default: break
            }
        }
        // What follows from one that follows itself is told with the first.
        let leaders = Dictionary(changes.map { ($0.id, $0.follows) }) { first, _ in first }
        for index in changes.indices {
            if let leader = changes[index].follows, let first = leaders[leader] ?? nil {
                changes[index].follows = first
            }
        }
        return changes
    }

    /// The change of the way by whose coming or going a module can be reached or not, which says so; it is no less grave.
    private static func causing(_ change: Change, among changes: [Change]) -> String? {
        guard let reach = change.reach else { return nil }
        let kind: ChangeKind =
            change.kind == .becameReachable
            ? reach.isIdle ? .triggerGained : .routeAdded
            : reach.isIdle ? .triggerLost : .routeRemoved
        let route = changes.first {
            $0.kind == kind && $0.source == reach.source && $0.target == reach.target && $0.tellsReach
        }
        return route.flatMap { $0.follows == nil && $0.level >= change.level ? $0.id : nil }
    }

    /// The changes of routes that tell what happens to their options, containers and conditions too.
    private struct Leaders {
        private var leaders: [[String]: String] = [:]

        init(_ changes: [Change]) {
            for change in changes {
                let source = change.source ?? ""
                let way = change.way ?? ""
                switch change.kind {
                case .routeAdded: leaders[["optionAdded", source, way]] = change.id
                case .routeRemoved: leaders[["optionRemoved", source, way]] = change.id
                case .routeRetargeted:
                    leaders[["optionAdded", source, way]] = change.id
                    for kind in Self.details { leaders[[kind, source, way, change.to ?? ""]] = change.id }
                case .transitionChanged:
                    for kind in Self.details { leaders[[kind, source, way, change.target ?? ""]] = change.id }
                default: break
                }
            }
        }

        private static let details = ["containerChanged", "conditionChanged"]

        func leader(of change: Change) -> String? {
            let (kind, way) = (change.kind.rawValue, change.way ?? "")
            return leaders[[kind, change.module ?? "", way]]
                ?? leaders[[kind, change.source ?? "", way, change.target ?? ""]]
        }
    }

    private static func ids(
        _ changes: [Change], of kinds: Set<ChangeKind>, by node: (Change) -> String?
    ) -> [String: String] {
        let found = changes.filter { kinds.contains($0.kind) }.compactMap { change in
            node(change).map { ($0, change.id) }
        }
        return Dictionary(found, uniquingKeysWith: { first, _ in first })
    }

    private static func order(of kind: ChangeKind) -> Int { ChangeKind.allCases.firstIndex(of: kind) ?? 0 }

    /// FNV-1a over the parts, in sixteen hexadecimal digits.
    static func fingerprint(of parts: [String]) -> String {
        var value: UInt64 = 0xcbf2_9ce4_8422_2325
        for part in parts {
            for byte in part.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
            // A byte that UTF-8 never has parts them.
            value = (value ^ 0xFF) &* 0x100_0000_01b3
        }
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    private static func kinds(of change: Change, _ sides: ComparedSides) -> [String: Module.Kind] {
        var kinds: [String: Module.Kind] = [:]
        var named = [("module", change.module), ("source", change.source), ("target", change.target)]
        if change.kind == .moduleRenamed || change.kind == .routeRetargeted {
            named += [("from", change.from), ("to", change.to)]
        }
        for (member, id) in named { if let id, let kind = sides.kind(of: id) { kinds[member] = kind } }
        return kinds
    }
}
