/// What the SVG of a diagram says beside what libgraphviz draws: where these and the drawing are the same, so is every
/// byte.
package struct DrawingWords: Hashable, Sendable {
    /// What the picture shows, in a few words.
    package let title: String
    /// What is to be seen, in a sentence or two.
    let summary: String
    /// Whether nodes lead to pages.
    let hasLinks: Bool
    /// The pictures in nodes, by the id of the node's element.
    let pictures: [String: NodePicture]
    /// By their numbers in the drawing.
    let elements: [DiagramElement]

    init(_ diagram: Diagram, elements: [DiagramElement]) {
        title = diagram.title
        summary = diagram.summary
        hasLinks = diagram.hasLinks
        pictures = diagram.pictures
        self.elements = elements
    }

    /// All of them, in an order that tells which is which.
    package var texts: [String] {
        let pictures = pictures.sorted { $0.key < $1.key }.flatMap { id, picture in
            [id, picture.address, "\(picture.width)", "\(picture.height)"]
        }
        return [title, summary, hasLinks ? "links" : "", "\(pictures.count)"] + pictures + elements.flatMap(\.words)
    }
}
