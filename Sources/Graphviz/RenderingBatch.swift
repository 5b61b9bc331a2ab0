/// The jobs of one call of a pool: what waits, what is done.
struct RenderingBatch {
    let jobs: [RenderingJob]
    private var finished: [RenderingResult?]
    private var earlier: [[RenderingResult.FailedAttempt]]
    private var retries: [WorkerProcess.Assignment] = []
    private var nextFresh = 0
    private(set) var doneCount = 0

    init(_ jobs: [RenderingJob]) {
        self.jobs = jobs
        finished = Array(repeating: nil, count: jobs.count)
        earlier = Array(repeating: [], count: jobs.count)
    }

    var isDone: Bool { doneCount == jobs.count }
    var waitingCount: Int { jobs.count - nextFresh + retries.count }
    /// One for each job, once `isDone`.
    var results: [RenderingResult] { finished.compactMap { $0 } }

    mutating func next() -> WorkerProcess.Assignment? {
        if let retry = retries.popLast() { return retry }
        guard nextFresh < jobs.count else { return nil }
        nextFresh += 1
        return WorkerProcess.Assignment(job: nextFresh - 1, attempt: .asGiven)
    }

    mutating func drawn(_ assignment: WorkerProcess.Assignment, _ drawing: Drawing) {
        finish(assignment, .success(drawing))
    }

    /// Tries the next way after a time-out, a crash, or a layout that libgraphviz gives up; what else it reports as an error
    /// no other way mends.
    mutating func failed(_ assignment: WorkerProcess.Assignment, _ failure: RenderingFailure) {
        let chain = RenderingAttempt.chain(for: jobs[assignment.job].engine)
        if case .graphviz(let error) = failure, !error.isOfLayout { return finish(assignment, .failure(failure)) }
        guard let place = chain.firstIndex(of: assignment.attempt), place + 1 < chain.count else {
            return finish(assignment, .failure(failure))
        }
        earlier[assignment.job].append(.init(attempt: assignment.attempt, failure: failure))
        retries.append(WorkerProcess.Assignment(job: assignment.job, attempt: chain[place + 1]))
    }

    private mutating func finish(
        _ assignment: WorkerProcess.Assignment, _ outcome: Result<Drawing, RenderingFailure>
    ) {
        finished[assignment.job] = RenderingResult(
            outcome: outcome, attempt: assignment.attempt, failedAttempts: earlier[assignment.job])
        doneCount += 1
    }
}
