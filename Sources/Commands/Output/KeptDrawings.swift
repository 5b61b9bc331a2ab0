import Graphviz
import SourceScan

/// The drawings of earlier runs, by what is drawn and the version of Graphviz.
///
/// Only pictures that came out as they were meant to are kept: one that took too long is tried again.
struct KeptDrawings: Sendable {
    private let cache: FactsCache
    private let version: String

    /// Nil where nothing is kept, or Graphviz does not tell its version.
    init?(_ cache: FactsCache?) {
        guard let cache, let version = RenderingContext.version else { return nil }
        self.cache = cache
        self.version = version
    }

    subscript(id: ContentID) -> [UInt8]? { cache.drawing(id) }

    func keep(_ drawing: [UInt8], _ id: ContentID) { cache.keep(drawing: drawing, id) }

    /// Stands for the drawing that is meant; nil for other formats than SVG, which depend on installed fonts.
    func id(_ job: RenderingJob) -> ContentID? {
        guard job.format == .shapes else { return nil }
        let way = "\(job.engine.rawValue) \(job.format.rawValue)"
        return ContentID(of: Array("Graphviz \(version) \(way)\n\(job.dot)".utf8))
    }
}
