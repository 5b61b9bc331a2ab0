import Graphviz

/// The colours and sizes of diagrams in light surroundings, for formats without stylesheets; `DiagramStyle` restyles
/// SVG for dark ones.
enum DiagramPalette {
    static let text = "#1c2733"
    static let muted = "#586573"
    static let background = "#ffffff"
    static let moduleFill = "#eef4fb"
    static let moduleLine = "#7f9cbd"
    static let screenFill = "#ffffff"
    static let screenLine = "#93a1b0"
    static let coordinatorFill = "#f3effa"
    static let coordinatorLine = "#9a86bd"
    static let entryFill = "#22354a"
    static let entryText = "#ffffff"
    static let currentFill = "#fdf0cd"
    static let currentLine = "#a8741a"
    static let outsideLine = "#b4bec9"
    /// What stays the same in a picture of what differs.
    static let sameLine = "#d3dbe4"
    static let sameText = "#93a1b0"
    static let groupFill = "#f7f9fb"
    static let groupLine = "#dde4ec"

    /// Fonts that are common everywhere, and of which libgraphviz knows the widths.
    static let font = "Helvetica,Arial,sans-serif"

    static func graph(_ direction: RankDirection) -> [Attribute] {
        [
            .rankDirection(direction), .backgroundColor("transparent"), .fontName(font), .fontSize(11),
            .fontColor(muted), .nodeSeparation(0.3), .rankSeparation(0.7), .padding(0.15),
        ]
    }

    static let nodes: [Attribute] = [
        .shape(.box), .style([.rounded, .filled]), .fontName(font), .fontSize(12), .fontColor(text),
        .color(moduleLine), .fillColor(moduleFill), .margin(0.2, 0.1), .height(0.42),
    ]

    static let crowdedGraph: [Attribute] = [.nodeSeparation(0.14), .rankSeparation(0.55)]
    static let crowdedNodes: [Attribute] = [.margin(0.12, 0.05), .height(0.3)]

    static let edges: [Attribute] = [
        .fontName(font), .fontSize(10), .fontColor(muted), .color(muted), .arrowSize(0.7), .penWidth(1.2),
    ]

    static let group: [Attribute] = [
        .style([.rounded, .filled]), .color(groupLine), .fillColor(groupFill), .fontColor(muted), .fontSize(11),
        .labelJustification(.left), Attribute("margin", .word("14")),
    ]
}
