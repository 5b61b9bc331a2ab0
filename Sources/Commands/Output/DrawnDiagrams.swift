import Diagrams

/// The drawings of the last site, for a preview: what did not change is not drawn again.
final class DrawnDiagrams {
    private var drawings: [Diagram: [UInt8]] = [:]

    subscript(diagram: Diagram) -> [UInt8]? { drawings[diagram] }

    /// Keeps these and no others.
    func keep(_ drawn: [(Diagram, [UInt8])]) {
        drawings = Dictionary(drawn) { first, _ in first }
    }
}
