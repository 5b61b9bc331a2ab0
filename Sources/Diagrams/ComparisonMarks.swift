import Graphviz
import NavigationGraph

/// How a node or a route differs between the two states of an app that one picture shows.
package enum ComparisonMark: String, Hashable, Sendable, CaseIterable, Comparable {
    case removed, added, changed

    package static func < (left: ComparisonMark, right: ComparisonMark) -> Bool { left.rawValue < right.rawValue }

    /// The sign before a label, so that no colour is needed to tell.
    var sign: String {
        switch self {
        case .added: "+"
        case .removed: "−"
        case .changed: "~"
        }
    }

    var word: String {
        switch self {
        case .added: "new"
        case .removed: "gone"
        case .changed: "changed"
        }
    }

    /// The colour in light surroundings; the stylesheet has the one for dark.
    var color: String {
        switch self {
        case .added: "#1a7f37"
        case .removed: "#c22b35"
        case .changed: "#8a5a00"
        }
    }

    /// In dark surroundings.
    var darkColor: String {
        switch self {
        case .added: "#57c46f"
        case .removed: "#ff8d85"
        case .changed: "#e0b04c"
        }
    }

    /// Lines tell the marks apart without colour: thick, dashed and thick dotted.
    var lineAttributes: [Attribute] {
        switch self {
        case .added: [.style([.solid]), .penWidth(2.8)]
        case .removed: [.style([.dashed]), .penWidth(1.8)]
        case .changed: [.style([.dotted]), .penWidth(3)]
        }
    }

    var nodeAttributes: [Attribute] {
        let line: DrawingStyle =
            switch self {
            case .added: .solid
            case .removed: .dashed
            case .changed: .dotted
            }
        return [.style([.rounded, .filled, line]), .penWidth(2.4), .color(color)]
    }

    var className: String { "mark-\(rawValue)" }
}

/// What differs between the two states of an app, in a graph that holds both.
package struct ComparisonMarks: Hashable, Sendable {
    /// By node id.
    package var nodes: [String: ComparisonMark]
    /// By route id.
    package var routes: [Route.ID: ComparisonMark]
    /// What is said of a changed route in place of its transition, by route id: `push → present`.
    package var notes: [Route.ID: String]
    /// What a renamed node was called, by node id.
    package var earlierNames: [String: String]

    package init(
        nodes: [String: ComparisonMark] = [:], routes: [Route.ID: ComparisonMark] = [:],
        notes: [Route.ID: String] = [:],
        earlierNames: [String: String] = [:]
    ) {
        self.nodes = nodes
        self.routes = routes
        self.notes = notes
        self.earlierNames = earlierNames
    }

    package var isEmpty: Bool { nodes.isEmpty && routes.isEmpty }

    /// What is marked and how, in one line: `+ 2 new (thick lines), ~ 1 changed (dotted lines)`; empty without a mark.
    package var legend: String {
        let all = Array(nodes.values) + Array(routes.values)
        return [(ComparisonMark.added, "thick"), (.removed, "dashed"), (.changed, "dotted")].compactMap { mark, line in
            let count = all.count { $0 == mark }
            return count > 0 ? "\(mark.sign) \(count) \(mark.word) (\(line) lines)" : nil
        }.joined(separator: ", ")
    }

    /// What an edge that stands for these routes says beside their transitions; they all have the same mark.
    func note(for routes: [Route]) -> String? {
        let said = routes.compactMap { notes[$0.id] }
        var seen: Set<String> = []
        return said.isEmpty ? nil : said.filter { seen.insert($0).inserted }.joined(separator: ", ")
    }
}
