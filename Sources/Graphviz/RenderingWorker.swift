import Foundation

/// The worker's side of a `RenderingPool`: draws what it is told until its input ends.
///
/// A program that renders starts itself as a worker, with an argument of its own for which it calls
/// `runOnStandardStreams()` and ends.
public enum RenderingWorker {
    /// Serves a pool on standard input and output, and returns the exit status.
    ///
    /// Standard output becomes standard error's companion, so that nothing libgraphviz prints gets among the answers.
    public static func runOnStandardStreams() -> Int32 {
        let output = dup(1)
        let null = open("/dev/null", O_WRONLY)
        guard output >= 0, null >= 0 else { return 2 }
        dup2(null, 1)
        close(null)
        return run(input: 0, output: output)
    }

    /// Serves a pool on the given file descriptors, and returns the exit status.
    public static func run(input: Int32, output: Int32) -> Int32 {
        // The pool may be gone: an answer that nobody reads is an error to handle, not a signal to die of.
        signal(SIGPIPE, SIG_IGN)
        let stream = WorkerStream(input: input, output: output)
        guard stream.write(WorkerMessage.frame(WorkerMessage.greeting)) else { return 2 }
        var contexts = Contexts()
        while let payload = stream.readFrame() {
            guard let (request, body) = WorkerMessage.request(payload) else { return 2 }
            // A worker whose pool was killed must not go on for ever with a layout that nobody waits for.
            alarm(UInt32(clamping: max(request.limit, 1)))
            var answer = WorkerMessage.Answer()
            var bytes: [UInt8] = []
            do throws(GraphvizError) {
                let drawing = try draw(request, String(decoding: body, as: UTF8.self), &contexts)
                answer.warnings = drawing.warnings
                bytes = drawing.bytes
            } catch {
                answer.error = error
            }
            alarm(0)
            answer.memory = ResidentMemory.bytes
            guard let frame = try? WorkerMessage.frame(answer, drawing: bytes), stream.write(frame) else { return 2 }
        }
        return 0
    }

    /// The contexts in use, made when first needed: each takes longer than the one before.
    ///
    /// They close no graph: a worker that holds much is replaced by its pool.
    private struct Contexts {
        private var ranks: RenderingContext?
        private var portable: RenderingContext?
        private var installed: RenderingContext?

        mutating func forRanks() throws(GraphvizError) -> RenderingContext {
            if let ranks { return ranks }
            let context = try RenderingContext.forRanks()
            context.closesGraphs = false
            ranks = context
            return context
        }

        mutating func context(for format: OutputFormat) throws(GraphvizError) -> RenderingContext {
            if let context = format.needsFonts ? installed : portable { return context }
            let context = try RenderingContext(format.needsFonts ? .installed : .portable)
            context.closesGraphs = false
            if format.needsFonts { installed = context } else { portable = context }
            return context
        }
    }

    private static func draw(
        _ request: WorkerMessage.Request, _ dot: String, _ contexts: inout Contexts
    ) throws(GraphvizError) -> Drawing {
        let engine = request.attempt.engine(for: request.engine)
        let (format, settings) = (request.format.renderer, request.attempt.settings)
        if engine == .dot, !request.format.needsFonts {
            do throws(GraphvizError) {
                return try contexts.forRanks().render(
                    dot: dot, engine: engine.rawValue, format: format, setting: settings)
            } catch .unknownEngine {
                // The graph names another engine itself: `layout=neato`.
            }
        }
        return try contexts.context(for: request.format).render(
            dot: dot, engine: engine.rawValue, format: format, setting: settings)
    }
}
