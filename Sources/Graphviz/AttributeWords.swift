/// The outline of a node.
public enum NodeShape: String, Hashable, Sendable {
    /// A rectangle.
    case box
    /// An ellipse.
    case oval
    /// A circle.
    case circle
    /// A hexagon.
    case hexagon
    /// A rectangle with a folded corner.
    case note
    /// A rectangle with a tab.
    case folder
    /// A cylinder.
    case cylinder
    /// Only the label.
    case plain
    /// Only the label, with its margin around it.
    case plaintext
    /// A dot.
    case point
}

/// A style of lines and areas.
public enum DrawingStyle: String, Hashable, Sendable {
    /// An unbroken line.
    case solid
    /// A line of dashes.
    case dashed
    /// A line of dots.
    case dotted
    /// A thick line.
    case bold
    /// Round corners.
    case rounded
    /// A filled area.
    case filled
    /// Not drawn, though it takes its place.
    case invisible = "invis"
}

/// A part of an arrow.
public enum ArrowShape: String, Hashable, Sendable {
    /// A filled triangle.
    case normal
    /// A hollow triangle.
    case hollow = "onormal"
    /// An open angle.
    case vee
    /// A filled diamond.
    case diamond
    /// A hollow diamond.
    case hollowDiamond = "odiamond"
    /// A filled dot.
    case dot
    /// A ring.
    case ring = "odot"
    /// A bar.
    case tee
    /// A filled box.
    case box
    /// Two strokes of a crow's foot.
    case crow
    /// Nothing.
    case none
}

/// Which ends of an edge have arrows.
public enum ArrowEnds: String, Hashable, Sendable {
    /// Only the head.
    case forward
    /// Only the tail.
    case back
    /// Head and tail.
    case both
    /// Neither.
    case none
}

/// The direction in which ranks follow one another.
public enum RankDirection: String, Hashable, Sendable {
    /// From the top down.
    case topToBottom = "TB"
    /// From left to right.
    case leftToRight = "LR"
}

/// How the nodes of a subgraph are ranked.
public enum RankKind: String, Hashable, Sendable {
    /// All on one rank.
    case same
    /// All on the first rank, alone.
    case source
    /// All on the last rank, alone.
    case sink
    /// On the first rank.
    case min
    /// On the last rank.
    case max
}

/// How edges are drawn.
public enum SplineKind: String, Hashable, Sendable {
    /// Curves around the nodes.
    case curved = "true"
    /// Straight lines.
    case line
    /// Lines with corners.
    case polyline
}

/// Where a label stands.
public enum LabelSide: String, Hashable, Sendable {
    /// On the left.
    case left = "l"
    /// In the middle.
    case center = "c"
    /// On the right.
    case right = "r"
}

/// A side of a node.
public enum CompassPoint: String, Hashable, Sendable {
    /// The top.
    case north = "n"
    /// The right side.
    case east = "e"
    /// The bottom.
    case south = "s"
    /// The left side.
    case west = "w"
}
