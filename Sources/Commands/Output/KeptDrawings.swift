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

    subscript(job: RenderingJob) -> [UInt8]? {
        id(job).flatMap { cache.drawing($0) }
    }

    func keep(_ result: RenderingResult, of job: RenderingJob) {
        guard !result.isFallback, let id = id(job), case .success(let drawing) = result.outcome else { return }
        cache.keep(drawing: drawing.bytes, id)
    }

    /// Nil for other formats than SVG, which depend on installed fonts.
    private func id(_ job: RenderingJob) -> ContentID? {
        guard job.format == .svg else { return nil }
        return ContentID(of: Array("Graphviz \(version) \(job.engine.rawValue)\n\(job.dot)".utf8))
    }
}
