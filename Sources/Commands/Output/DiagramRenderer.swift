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

    /// A drawing for each diagram, in their order, nil where it could not be made; and what is to be said about them.
    ///
    /// - Throws: `CommandFailure` where no worker can be started.
    func render(
        _ diagrams: [Diagram], as format: OutputFormat = .svg
    ) throws(CommandFailure) -> (drawings: [Drawn?], diagnostics: [Diagnostic]) {
        guard let memory, format == .svg else { return try renderAll(diagrams, as: format) }
        let new = diagrams.filter { memory[$0] == nil }
        let made = try renderAll(new, as: format)
        let byDiagram = Dictionary(zip(new, made.drawings)) { first, _ in first }
        let drawings = diagrams.map { memory[$0].map { Drawn(bytes: $0) } ?? byDiagram[$0] ?? nil }
        memory.keep(zip(diagrams, drawings).compactMap { diagram, drawing in drawing.map { (diagram, $0.bytes) } })
        return (drawings, made.diagnostics)
    }

    private func renderAll(
        _ diagrams: [Diagram], as format: OutputFormat
    ) throws(CommandFailure) -> (drawings: [Drawn?], diagnostics: [Diagnostic]) {
        guard !diagrams.isEmpty else { return ([], []) }
        let stage = "Drawing"
        console.progress.begin(stage)
        let asked = asked(diagrams, format)
        let jobs = asked.map(\.job)
        var drawings = asked.map { item in item.known.map { Drawn(bytes: $0, id: item.id) } }
        let missing = jobs.indices.filter { drawings[$0] == nil }
        let results: [RenderingResult]
        do {
            results =
                missing.isEmpty
                ? []
                : try drawingPool().render(missing.map { jobs[$0] }) { done in
                    console.progress.advance(stage, done, of: missing.count)
                }
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw CommandFailure("\(error)")
        }
        console.explain("drew \(Counted.words(missing.count, "diagram")) of \(diagrams.count)")
        for (index, result) in zip(missing, results) {
            guard case .success(let drawing) = result.outcome else { continue }
            let id = result.isFallback ? nil : asked[index].id
            if let id { kept?.keep(drawing.bytes, id) }
            drawings[index] = Drawn(bytes: drawing.bytes, id: id)
        }
        let diagnostics = zip(missing.map { diagrams[$0] }, results).compactMap(Self.diagnostic)
        return (drawings, diagnostics)
    }

    /// What is to be drawn as text, and what an earlier run drew of it.
    private func asked(
        _ diagrams: [Diagram], _ format: OutputFormat
    ) -> [(job: RenderingJob, id: ContentID?, known: [UInt8]?)] {
        let kept = kept
        return LargestFirst(threads: workers).map(diagrams, size: { _ in 1 }) { diagram in
            let job = diagram.job(format)
            let id = kept?.id(job)
            return (job, id, id.flatMap { kept?[$0] })
        }
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

    private static func diagnostic(_ diagram: Diagram, _ result: RenderingResult) -> Diagnostic? {
        switch result.outcome {
        case .failure(let failure):
            return Diagnostic(.warning, "“\(diagram.title)” is not drawn: \(failure)")
        case .success where result.isFallback:
            let reasons = result.failedAttempts.map { "\($0.failure)" }
            return Diagnostic(
                .warning,
                "“\(diagram.title)” is drawn \(words(for: result.attempt)): \(reasons.first ?? "it is large")")
        case .success:
            return nil
        }
    }

    private static func words(for attempt: RenderingAttempt) -> String {
        switch attempt {
        case .asGiven: "as it should be"
        case .reducedLimits: "with straight lines and more crossings"
        case .forceDirected: "with straight lines and in no order"
        }
    }
}
