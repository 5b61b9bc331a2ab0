/// A picture in a node, over its name.
package struct NodePicture: Hashable, Sendable {
    /// Relative to the page that the diagram is on.
    package var address: String
    /// In points.
    package var width: Double
    /// In points.
    package var height: Double

    package init(address: String, width: Double, height: Double) {
        self.address = address
        self.width = width
        self.height = height
    }

    /// Around the picture, in points.
    static let margin = 6.0
}
