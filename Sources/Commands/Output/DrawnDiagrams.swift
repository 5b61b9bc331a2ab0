import Graphviz

/// The drawings of the last site, for a preview: what did not change is not drawn again.
final class DrawnDiagrams {
    private var drawings: [RenderingJob: [UInt8]] = [:]

    subscript(job: RenderingJob) -> [UInt8]? { drawings[job] }

    /// Keeps these and no others.
    func keep(_ drawn: [(RenderingJob, [UInt8])]) {
        drawings = Dictionary(drawn) { first, _ in first }
    }
}
