import Graphviz
import NavigationGraph

/// Transitions that look alike, because they do the same to what is on the screen.
package enum TransitionFamily: String, Hashable, Sendable, CaseIterable {
    /// Onto a stack.
    case stack
    /// Over what is there.
    case modal
    /// In the place of everything.
    case root
    /// Inside what is there.
    case containment
    /// Another way of the app's own.
    case custom
    /// Out of the app, or to the system.
    case outside
    /// The way that the user came from.
    case back

    package init(_ transition: Transition) {
        switch transition {
        case .push, .segue: self = .stack
        case .present, .popover, .sheet: self = .modal
        case .root, .replace: self = .root
        case .embed, .tab: self = .containment
        case .start, .custom: self = .custom
        case .alert, .share, .external: self = .outside
        case .pop, .dismiss: self = .back
        }
    }

    /// The colour in light surroundings; the stylesheet has the one for dark.
    var color: String {
        switch self {
        case .stack: "#2563a8"
        case .modal: "#8646ad"
        case .root: "#b04a12"
        case .containment: "#23714f"
        case .custom: "#8a2f56"
        case .outside, .back: DiagramPalette.muted
        }
    }

    /// Lines and arrows tell the families apart without colour.
    var attributes: [Attribute] {
        switch self {
        case .stack: [.arrowHead([.normal])]
        case .modal: [.style([.dashed]), .arrowHead([.hollow])]
        case .root: [.penWidth(2.4), .arrowHead([.normal, .normal])]
        case .containment: [.arrowHead([.diamond])]
        case .custom: [.style([.dotted]), .penWidth(1.8), .arrowHead([.vee])]
        case .outside: [.style([.dotted]), .arrowHead([.vee])]
        case .back: [.style([.dotted]), .arrowHead([.tee, .vee])]
        }
    }
}
