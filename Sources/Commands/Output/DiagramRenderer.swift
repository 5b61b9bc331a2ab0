import Diagnostics
import Diagrams
import Foundation
import Graphviz
import SourceScan
import Threads

/// Draws diagrams in worker processes, and says where one came out plainer than asked for, or not at all.
struct DiagramRenderer {
    let console: Console
    /// How many processes draw at the same time; at least 1.
    let workers: Int
    /// What was drawn before; nil to draw everything.
    var memory: DrawnDiagrams?
    /// What earlier runs drew.
    var kept: KeptDrawings?
    /// Workers that are there already.
    var pool: RenderingPool?

    /// What libgraphviz drew of a diagram.
    struct Drawn: Hashable, Sendable {
        var bytes: [UInt8]
        /// The same for equal drawings; nil where nothing is kept, and for one that is plainer than it was meant to be.
        var id: ContentID?
    }

    /// What is to be drawn as text, and what is known of its drawing.
    private struct Asked: Sendable {
        var words: DrawingWords
        var job: RenderingJob
        var known: Drawn?
        var id: ContentID?
    }

    /// The words and the drawing of each diagram, in their order, with nil where it could not be drawn; and what is to be
    /// said about them.
    ///
    /// - Throws: `CommandFailure` where no worker can be started.
    func render(
        _ diagrams: [Diagram], as format: OutputFormat = .svg
    ) throws(CommandFailure) -> (drawings: [(words: DrawingWords, drawn: Drawn?)], diagnostics: [Diagnostic]) {
        try render(sketches: diagrams.map { diagram in { diagram } }, as: format)
    }

    /// The same of diagrams that are made when their texts are, and of which only the words are held then: the graphs of
    /// a large app's would be most of what is held while its pages are made.
    func render(
        sketches: [@Sendable () -> Diagram], as format: OutputFormat = .svg
    ) throws(CommandFailure) -> (drawings: [(words: DrawingWords, drawn: Drawn?)], diagnostics: [Diagnostic]) {
        guard !sketches.isEmpty else { return ([], []) }
        console.progress.begin(Self.stage)
        var asked = asked(sketches, format)
        let missing = asked.indices.filter { asked[$0].known == nil }
        let results = try draw(missing.map { asked[$0].job })
        console.explain("drew \(Counted.words(missing.count, "diagram")) of \(asked.count)")
        var diagnostics: [Diagnostic] = []
        for (index, result) in zip(missing, results) {
            if let diagnostic = Self.diagnostic(asked[index].words, result) { diagnostics.append(diagnostic) }
            guard case .success(let drawing) = result.outcome else { continue }
            let id = result.isFallback ? nil : asked[index].id
            if let id { kept?.keep(drawing.bytes, id) }
            asked[index].known = Drawn(bytes: drawing.bytes, id: id)
        }
        if format == .svg { memory?.keep(asked.compactMap { item in item.known.map { (item.job, $0.bytes) } }) }
        return (asked.map { ($0.words, $0.known) }, diagnostics)
    }

    private func draw(_ jobs: [RenderingJob]) throws(CommandFailure) -> [RenderingResult] {
        guard !jobs.isEmpty else { return [] }
        do {
            return try drawingPool().render(jobs) { done in
                console.progress.advance(Self.stage, done, of: jobs.count)
            }
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw CommandFailure("\(error)")
        }
    }
    private static let stage = "Drawing"

    private func asked(_ sketches: [@Sendable () -> Diagram], _ format: OutputFormat) -> [Asked] {
        let kept = kept
        var asked = LargestFirst(threads: workers).map(sketches, size: { _ in 1 }) { sketch in
            let (job, words) = sketch().drawn(as: format)
            let id = kept?.id(job)
            let known = id.flatMap { kept?[$0] }
            return Asked(words: words, job: job, known: known.map { Drawn(bytes: $0, id: id) }, id: id)
        }
        guard let memory, format == .svg else { return asked }
        for index in asked.indices {
            if let bytes = memory[asked[index].job] { asked[index].known = Drawn(bytes: bytes) }
        }
        return asked
    }

    private func drawingPool() throws(CommandFailure) -> RenderingPool {
        if let pool { return pool }
        guard let pool = Self.pool(workers: workers) else {
            throw CommandFailure("the program does not find itself to draw with; start it by its full path")
        }
        return pool
    }

    /// Worker processes to draw with; nil where the program does not find itself.
    static func pool(workers: Int) -> RenderingPool? {
        Executable.location.map {
            RenderingPool(executable: $0, arguments: [RenderWorkerCommand.name], workers: workers)
        }
    }

    private static func diagnostic(_ words: DrawingWords, _ result: RenderingResult) -> Diagnostic? {
        switch result.outcome {
        case .failure(let failure):
            return Diagnostic(.warning, "“\(words.title)” is not drawn: \(failure)")
        case .success where result.isFallback:
            let reasons = result.failedAttempts.map { "\($0.failure)" }
            return Diagnostic(
                .warning,
                "“\(words.title)” is drawn \(way(result.attempt)): \(reasons.first ?? "it is large")")
        case .success:
            return nil
        }
    }

    private static func way(_ attempt: RenderingAttempt) -> String {
        switch attempt {
        case .asGiven, .rankedAtOnce: "as it should be"
        case .reducedLimits: "with straight lines and more crossings"
        case .forceDirected: "with straight lines and in no order"
        }
    }
}
