import Configuration
import Diagnostics
import NavigationGraph
import Review

/// A review, and what its reports need to know beside it.
struct MadeReview {
    var review: NavigationReview
    /// The path from the repository to the scanned folder; empty where they are one.
    var prefix = ""
    /// Reported already.
    var diagnostics: [Diagnostic] = []
}

/// Makes the review that was asked for: of two revisions, or of two graphs that were made before.
struct ReviewMaker {
    let console: Console

    func make(_ paths: [String], _ revisions: RevisionOptions, _ sources: SourceOptions) throws -> MadeReview {
        do {
            return try made(paths, revisions, sources)
        } catch let failure as CommandFailure {
            throw MistypedRevisions(paths)?.failure ?? failure
        }
    }

    private func made(_ paths: [String], _ revisions: RevisionOptions, _ sources: SourceOptions) throws -> MadeReview {
        guard paths.count == 1 else { return try make(base: paths[0], head: paths[1]) }
        let request = try RevisionRequest(path: paths[0], revisions, sources)
        let levels = try ChangeLevels(request.configuration.changes)
        let made = try RevisionGraphMaker(console: console).make(request)
        let review = NavigationReview(base: made.base, head: made.head, levels: levels.byKind)
        return MadeReview(review: review, prefix: request.repository.prefix, diagnostics: made.diagnostics)
    }

    /// The review of two graphs' JSON.
    func make(base: String, head: String) throws -> MadeReview {
        MadeReview(review: NavigationReview(base: try read(base), head: try read(head)))
    }

    private func read(_ path: String) throws -> NavigationReview.Side {
        let file: GraphFile = path == "-" ? .standardInput : .file(path)
        let graph = try GraphJSONReader.read(try file.read(), name: file.name)
        return NavigationReview.Side(graph, name: graph.app.revision ?? file.name)
    }
}
