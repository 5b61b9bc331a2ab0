import Diagnostics
import Diagrams
import Foundation
import Graphviz
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

    /// A drawing for each diagram, in their order, nil where it could not be made; and what is to be said about them.
    ///
    /// - Throws: `CommandFailure` where no worker can be started.
    func render(
        _ diagrams: [Diagram], as format: OutputFormat = .svg
    ) throws(CommandFailure) -> (drawings: [[UInt8]?], diagnostics: [Diagnostic]) {
        guard let memory, format == .svg else { return try renderAll(diagrams, as: format) }
        let new = diagrams.filter { memory[$0] == nil }
        let made = try renderAll(new, as: format)
        let byDiagram = Dictionary(zip(new, made.drawings)) { first, _ in first }
        let drawings = diagrams.map { memory[$0] ?? byDiagram[$0] ?? nil }
        memory.keep(zip(diagrams, drawings).compactMap { diagram, drawing in drawing.map { (diagram, $0) } })
        return (drawings, made.diagnostics)
    }

    private func renderAll(
        _ diagrams: [Diagram], as format: OutputFormat
    ) throws(CommandFailure) -> (drawings: [[UInt8]?], diagnostics: [Diagnostic]) {
        guard !diagrams.isEmpty else { return ([], []) }
        let stage = "Drawing"
        console.progress.begin(stage)
        let (jobs, known) = asked(diagrams, format)
        var drawings = known
        let missing = jobs.indices.filter { drawings[$0] == nil }
        let results: [RenderingResult]
        do {
            results =
                missing.isEmpty
                ? []
                : try pool().render(missing.map { jobs[$0] }) { done in
                    console.progress.advance(stage, done, of: missing.count)
                }
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw CommandFailure("\(error)")
        }
        console.explain("drew \(Counted.words(missing.count, "diagram")) of \(diagrams.count)")
        for (index, result) in zip(missing, results) {
            kept?.keep(result, of: jobs[index])
            drawings[index] = try? result.outcome.get().bytes
        }
        let diagnostics = zip(missing.map { diagrams[$0] }, results).compactMap(Self.diagnostic)
        return (drawings, diagnostics)
    }

    /// What is to be drawn as text, and what an earlier run drew of it.
    private func asked(_ diagrams: [Diagram], _ format: OutputFormat) -> (jobs: [RenderingJob], known: [[UInt8]?]) {
        let kept = kept
        let pairs = LargestFirst(threads: workers).map(diagrams, size: { _ in 1 }) { diagram in
            let job = diagram.job(format)
            return (job, kept?[job])
        }
        return (pairs.map(\.0), pairs.map(\.1))
    }

    private func pool() throws(CommandFailure) -> RenderingPool {
        guard let executable = Executable.location else {
            throw CommandFailure("the program does not find itself to draw with; start it by its full path")
        }
        return RenderingPool(executable: executable, arguments: [RenderWorkerCommand.name], workers: workers)
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
