import Graphviz
import NavigationGraph

/// All routes from one node to another, drawn as one edge.
struct RouteEdge: Hashable {
    var source: String
    var target: String
    /// In the order of the graph.
    var routes: [Route]
    /// How all of them differ between two states of the app; nil where they do not.
    var mark: ComparisonMark?
    /// What is said of them in place of their transitions.
    var note: String?

    /// Each transition with the number of its routes, in the order in which `Transition` lists them.
    private var transitions: [(transition: Transition, count: Int)] {
        if routes.count == 1 { return [(routes[0].transition, 1)] }
        return Transition.allCases.compactMap { transition in
            let count = routes.indices.count { routes[$0].transition == transition }
            return count > 0 ? (transition, count) : nil
        }
    }

    var isInferred: Bool { routes.allSatisfy { $0.confidence != .exact } }
    var isNeverTriggered: Bool { routes.allSatisfy(\.neverTriggered) }

    /// The transition that gives the edge its looks: the one of most routes.
    var leading: Transition { Self.leading(transitions) }

    private static func leading(_ transitions: [(transition: Transition, count: Int)]) -> Transition {
        transitions.max { $0.count < $1.count }?.transition ?? .custom
    }

    /// `push`, `push ×2, present`; a question mark for what is inferred.
    var label: String { label(transitions) }

    private func label(_ transitions: [(transition: Transition, count: Int)]) -> String {
        (mark.map { "\($0.sign) " } ?? "") + (note ?? transitionLabel(transitions))
    }

    /// The label with a word in place of the sign: Mermaid takes a sign at the beginning for a list.
    var labelInWords: String { (mark.map { "\($0.word): " } ?? "") + (note ?? transitionLabel(transitions)) }

    private func transitionLabel(_ transitions: [(transition: Transition, count: Int)]) -> String {
        transitions.map { $0.count > 1 ? "\($0.transition.rawValue) ×\($0.count)" : $0.transition.rawValue }
            .joined(separator: ", ") + (isInferred ? " ?" : "")
    }

    /// What a pointer at rest shows: the ends, and each way with what leads to it.
    func tooltip(_ name: (String) -> String) -> String {
        let shown = routes.indices.prefix(6)
        var text = "\(name(source)) to \(name(target)): "
        for index in shown {
            if index > shown.startIndex { text += ", " }
            text += routes[index].transition.rawValue
            if let way = routes[index].option ?? routes[index].method {
                text += " by "
                text += way
            }
            if routes[index].confidence != .exact { text += " (inferred)" }
        }
        return routes.count > shown.count ? "\(text), and \(routes.count - shown.count) more" : text
    }

    private func classes(_ transitions: [(transition: Transition, count: Int)], _ family: TransitionFamily) -> [String]
    {
        var classes = ["route"]
        for (transition, _) in transitions { classes.append("transition-\(transition.rawValue)") }
        classes.append("family-\(family.rawValue)")
        if isInferred { classes.append("confidence-inferred") }
        if isNeverTriggered { classes.append("never-triggered") }
        if let mark { classes.append(mark.className) }
        return classes
    }

    /// - Parameter faint: whether what has no mark is drawn faintly.
    func drawn(labelled: Bool, faint: Bool = false, name: (String) -> String) -> Edge {
        let transitions = transitions
        let family = TransitionFamily(Self.leading(transitions))
        let isFaint = faint && mark == nil
        let (line, text) =
            isFaint
            ? (DiagramPalette.sameLine, DiagramPalette.sameText)
            : (mark?.color ?? family.color, mark?.color ?? family.color)
        var attributes: [Attribute] = [
            .id(ElementID.edge(source, target) + (mark.map { "-\($0.rawValue)" } ?? "")),
            .classes(classes(transitions, family) + (isFaint ? [PartDrawer.sameClass] : [])), .color(line),
            .tooltip(tooltip(name)),
        ]
        attributes += family.attributes
        // A ring at the beginning marks what is inferred where there is no room for a label.
        if isInferred { attributes += [.arrows(.both), .arrowTail([.ring])] }
        if let mark { attributes += mark.lineAttributes }
        // A mark without its sign would be told by colour alone.
        if labelled || mark != nil {
            attributes += [.label(" \(label(transitions)) "), .fontColor(text)]
        }
        return Edge(from: source, to: target, attributes)
    }
}
