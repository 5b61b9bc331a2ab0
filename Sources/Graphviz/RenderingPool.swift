import Foundation

/// Draws graphs in worker processes.
///
/// libgraphviz is not thread-safe, can crash and has layouts without a bound on time; a process for each worker
/// confines all three. One thread serves all workers by waiting on their sockets, so there is no shared state. Results
/// come in the order of the jobs, and their bytes do not depend on the number of workers.
public final class RenderingPool {
    private let executable: URL
    private let arguments: [String]
    private let maximumWorkers: Int
    private let timeLimit: Duration
    private let memoryPerWorker: Int
    private let startLimit: Duration
    private var workers: [WorkerProcess] = []
    /// How many workers one after the other were not to become ready.
    private var failedStarts = 0
    /// A worker may be killed while it starts, as for want of memory, or stopped; one that never starts does not start
    /// the third time.
    private static let maximumFailedStarts = 3

    /// A pool that runs `executable` with `arguments` as its workers, which call
    /// `RenderingWorker.runOnStandardStreams()`.
    ///
    /// - Parameters:
    ///   - workers: how many processes draw at the same time; at least 1.
    ///   - timeLimit: how long one way of drawing one graph may take before the next way is tried.
    ///   - memoryPerWorker: a worker that holds more bytes than these after a job is replaced, because drawings leave
    ///     memory behind: some 75 KB for a dozen nodes, 2 MB for a hundred and fifty.
    ///   - startLimit: how long a worker may take until it is ready, before another one is started in its place.
    public init(
        executable: URL, arguments: [String], workers: Int, timeLimit: Duration = .seconds(10),
        memoryPerWorker: Int = 80_000_000, startLimit: Duration = .seconds(30)
    ) {
        self.executable = executable
        self.arguments = arguments
        self.maximumWorkers = max(workers, 1)
        self.timeLimit = timeLimit
        self.memoryPerWorker = memoryPerWorker
        self.startLimit = startLimit
    }

    deinit { stop() }

    /// Ends all workers and waits until they are gone. The next call of `render` starts new ones.
    public func stop() {
        for worker in workers { worker.kill() }
        for worker in workers { worker.wait() }
        workers = []
    }

    /// Starts all workers, which get ready while the caller does something else; throws `RenderingPoolError` when one
    /// cannot be started.
    public func start() throws {
        while workers.count < maximumWorkers { try addWorker() }
    }

    private func addWorker() throws {
        workers.append(try WorkerProcess(executable: executable, arguments: arguments, startLimit: startLimit))
    }

    /// Draws one graph; throws when no worker can be started.
    public func render(_ job: RenderingJob) throws -> RenderingResult {
        try render([job])[0]
    }

    /// Draws all graphs and returns a result for each, in the same order; throws `RenderingPoolError` when no worker
    /// can be started. `finished` is called with the number of jobs done so far.
    public func render(
        _ jobs: [RenderingJob], finished: (Int) -> Void = { _ in }
    ) throws -> [RenderingResult] {
        var batch = RenderingBatch(jobs)
        do {
            while !batch.isDone {
                try assign(&batch)
                let before = batch.doneCount
                try serve(&batch)
                if batch.doneCount != before { finished(batch.doneCount) }
            }
        } catch {
            stop()
            throw error
        }
        return batch.results
    }

    private func assign(_ batch: inout RenderingBatch) throws {
        let starting = workers.count { !$0.isReady }
        let idle = workers.count { $0.isReady && $0.assignments.isEmpty }
        let missing = min(maximumWorkers - workers.count, batch.waitingCount - starting - idle)
        for _ in 0..<max(missing, 0) {
            // Where no more can be started, those that run draw it all.
            do { try addWorker() } catch  where !workers.isEmpty { break }
        }
        // One for each worker, before any has a second one.
        while let next = batch.next,
            let worker = workers.filter({ $0.takes(next.size) }).min(by: { $0.assignments.count < $1.assignments.count }
            )
        {
            batch.takeNext()
            let job = batch.jobs[next.job]
            let seconds = Int(timeLimit.components.seconds) + 5
            let request = WorkerMessage.Request(
                engine: job.engine, format: job.format, attempt: next.attempt, limit: seconds)
            worker.give(WorkerMessage.frame(request, dot: job.dot), next, limit: timeLimit)
        }
    }

    /// Waits until something happens, and deals with it.
    private func serve(_ batch: inout RenderingBatch) throws {
        let busy = workers.filter { !$0.isReady || !$0.assignments.isEmpty }
        var entries = busy.map { worker in
            pollfd(fd: worker.socket, events: Int16(POLLIN) | (worker.hasOutgoing ? Int16(POLLOUT) : 0), revents: 0)
        }
        let nearest = busy.map(\.deadline).min() ?? .now
        let wait = max((nearest - .now) / .milliseconds(1), 0)
        _ = poll(&entries, nfds_t(entries.count), Int32(min(wait.rounded(.up), 60_000)))
        for (worker, entry) in zip(busy, entries) {
            if entry.revents & Int16(POLLOUT) != 0 { worker.send() }
            let events = entry.revents & ~Int16(POLLOUT) != 0 ? worker.receive() : []
            for event in events where workers.contains(where: { $0 === worker }) {
                try handle(event, of: worker, &batch)
            }
            if events.isEmpty, worker.deadline <= .now { try handle(nil, of: worker, &batch) }
        }
    }

    /// `nil` stands for the deadline.
    private func handle(_ event: WorkerProcess.Event?, of worker: WorkerProcess, _ batch: inout RenderingBatch) throws {
        guard let assignment = worker.takeFirst(nextLimit: timeLimit) else {
            // It ended when it had answered all.
            if worker.isReady { return retire(worker, &batch) }
            if case .answer(let payload)? = event, payload == WorkerMessage.greeting {
                worker.isReady = true
                failedStarts = 0
                return
            }
            failedStarts += 1
            if mayStartAgain(after: event), failedStarts < Self.maximumFailedStarts { return retire(worker, &batch) }
            failedStarts = 0
            throw RenderingPoolError.workerDidNotStart(executable: executable.lastPathComponent)
        }
        guard case .answer(let payload)? = event,
            let (answer, body) = WorkerMessage.answer(payload)
        else {
            batch.failed(assignment, event == nil ? .timedOut(limit: timeLimit) : .crashed)
            retire(worker, &batch)
            return
        }
        if let error = answer.error {
            batch.failed(assignment, .graphviz(error))
        } else {
            batch.drawn(assignment, Drawing(bytes: Array(body), warnings: answer.warnings))
        }
        // The parser of libgraphviz may be left in the middle of a faulty text.
        if answer.error != nil || answer.memory > memoryPerWorker { retire(worker, &batch) }
    }

    /// Whether a worker that is not ready ended or let its time run out; one that says something else is no worker.
    private func mayStartAgain(after event: WorkerProcess.Event?) -> Bool {
        switch event {
        case .ended?, nil: true
        case .answer?: false
        }
    }

    /// Ends a worker; another one draws what it still had before it.
    private func retire(_ worker: WorkerProcess, _ batch: inout RenderingBatch) {
        batch.giveBack(worker.takeAll())
        workers.removeAll { $0 === worker }
        worker.kill()
        worker.wait()
    }
}
