import NavigationGraph

/// What a diagram of routes shows, and where its nodes lead.
package struct DiagramOptions: Sendable {
    /// The address of a module's page, relative to the page that the diagram is on; nil for no link.
    package var link: @Sendable (Module.ID) -> String?
    /// Whether ways back, alerts, other system controllers and other apps are nodes too.
    package var showsOutside: Bool
    /// Up to how many edges have their transitions written beside them; line and arrow tell them apart beyond it.
    package var maximumLabels: Int
    /// How many modules a neighbourhood shows at most; a node states how many are left out.
    package var maximumNeighbours: Int
    /// The picture in a module's node; nil for none.
    package var picture: @Sendable (Module.ID) -> NodePicture? = { _ in nil }
    /// What differs between two states of the app that the graph holds.
    package var marks: ComparisonMarks

    package init(
        showsOutside: Bool = false, maximumLabels: Int = 80, maximumNeighbours: Int = 60,
        marks: ComparisonMarks = ComparisonMarks(),
        link: @escaping @Sendable (Module.ID) -> String? = { _ in nil }
    ) {
        self.link = link
        self.showsOutside = showsOutside
        self.maximumLabels = maximumLabels
        self.maximumNeighbours = maximumNeighbours
        self.marks = marks
    }
}
