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

    /// What is to be drawn next; nil where nothing waits.
    var next: WorkerProcess.Assignment? {
        if let retry = retries.last { return retry }
        return nextFresh < jobs.count ? assignment(nextFresh, .asGiven) : nil
    }

    /// Takes `next`.
    mutating func takeNext() {
        if retries.popLast() == nil { nextFresh += 1 }
    }

    /// What a worker had before it that is no more.
    mutating func giveBack(_ assignments: [WorkerProcess.Assignment]) {
        retries += assignments.reversed()
    }

    private func assignment(_ job: Int, _ attempt: RenderingAttempt) -> WorkerProcess.Assignment {
        WorkerProcess.Assignment(job: job, attempt: attempt, size: jobs[job].dot.utf8.count)
    }

    mutating func drawn(_ assignment: WorkerProcess.Assignment, _ drawing: Drawing) {
        finish(assignment, .success(drawing))
    }

    /// Tries the next way, where there is one.
    mutating func failed(_ assignment: WorkerProcess.Assignment, _ failure: RenderingFailure) {
        guard let next = assignment.attempt.next(for: jobs[assignment.job].engine, after: failure) else {
            return finish(assignment, .failure(failure))
        }
        earlier[assignment.job].append(.init(attempt: assignment.attempt, failure: failure))
        retries.append(self.assignment(assignment.job, next))
    }

    private mutating func finish(
        _ assignment: WorkerProcess.Assignment, _ outcome: Result<Drawing, RenderingFailure>
    ) {
        finished[assignment.job] = RenderingResult(
            outcome: outcome, attempt: assignment.attempt, failedAttempts: earlier[assignment.job])
        doneCount += 1
    }
}
