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
    ///
    /// Where one handler is run by several touches and told which by a case, the one that is called like the case goes first.
    package var plainestTriggers: [[TriggerStep]] {
        let cases = triggers.count > 1 ? askedCases : []
        let order = { (place: Int, chain: [TriggerStep]) in
            (TriggerDistance(chain), Self.isNamed(chain, like: cases) ? 0 : 1, place)
        }
        return triggers.enumerated().sorted { order($0.offset, $0.element) < order($1.offset, $1.element) }.map(
            \.element)
    }

    /// The names of the cases that must hold, in small letters.
    private var askedCases: [String] {
        guard let condition else { return [] }
        return ConditionSyntax.pieces(of: condition, at: " && ").compactMap { test in
            guard test.hasPrefix("case ."),
                let name = ConditionSyntax.pieces(of: String(test.dropFirst("case .".count)), at: " = ").first
            else { return nil }
            guard name.count > 2, name.utf8.allSatisfy(ConditionSyntax.isOfName) else { return nil }
            return name.lowercased()
        }
    }

    private static func isNamed(_ chain: [TriggerStep], like cases: [String]) -> Bool {
        guard !cases.isEmpty else { return false }
        let names = chain.prefix(2).flatMap { [$0.type, $0.member] }.map { $0.lowercased() }
        return cases.contains { name in names.contains { TriggerWords.holds($0, name) } }
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
