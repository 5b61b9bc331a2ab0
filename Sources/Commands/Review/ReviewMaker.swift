import Diagnostics
import NavigationGraph
import Review

/// Makes the review that was asked for: of two revisions, or of two graphs that were made before.
struct ReviewMaker {
    let console: Console

    /// What is said where nothing changed and somebody wants to hear it.
    static let nothing = "The navigation is the same on both sides.\n"

    func make(_ typed: ReviewCommand) throws -> (review: NavigationReview, diagnostics: [Diagnostic]) {
        guard typed.paths.count == 1 else {
            return (NavigationReview(base: try read(typed.paths[0]), head: try read(typed.paths[1])), [])
        }
        let request = try RevisionRequest(path: typed.paths[0], typed.revisions, typed.sources)
        let made = try RevisionGraphMaker(console: console).make(request)
        let review = NavigationReview(
            base: .init(made.base, name: request.base.name), head: .init(made.head, name: request.head.name))
        return (review, made.diagnostics)
    }

    private func read(_ path: String) throws -> NavigationReview.Side {
        let file: GraphFile = path == "-" ? .standardInput : .file(path)
        let graph = try GraphJSONReader.read(try file.read(), name: file.name)
        return NavigationReview.Side(graph, name: graph.app.revision ?? file.name)
    }
}
