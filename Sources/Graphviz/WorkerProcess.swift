import Foundation

/// A worker process, seen from its pool: one socket for what it is told and what it answers.
///
/// A socket in place of two pipes lets writes to a dead worker fail without the signal SIGPIPE.
final class WorkerProcess {
    /// A job that the worker was given.
    struct Assignment {
        var job: Int
        var attempt: RenderingAttempt
        /// Of its text, in bytes.
        var size: Int
    }

    /// How many jobs a worker may have before it, and the bytes of their texts together: it goes on with the next small
    /// one before its pool has seen what it drew, while a large one is waited for by none.
    private static let maximumJobs = 4
    private static let maximumSize = 1 << 14

    enum Event {
        /// A frame arrived.
        case answer([UInt8])
        /// The worker is gone, or its stream is broken.
        case ended
    }

    let socket: Int32
    private let process: ChildProcess
    private var incoming: [UInt8] = []
    /// The room that what arrives is put into.
    private var chunk = [UInt8](repeating: 0, count: 1 << 16)
    private var outgoing: ArraySlice<UInt8> = []
    var isReady = false
    /// What it was given and has not answered, in the order in which it draws.
    private(set) var assignments: [Assignment] = []
    /// When it must be ready, or have answered the first of its jobs.
    private(set) var deadline: ContinuousClock.Instant

    init(executable: URL, arguments: [String], startLimit: Duration) throws(RenderingPoolError) {
        var ends: [Int32] = [-1, -1]
        #if canImport(Darwin)
            let kind = SOCK_STREAM
        #else
            let kind = Int32(SOCK_STREAM.rawValue)
        #endif
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
            throw .cannotRun(executable: executable.lastPathComponent, reason: String(cString: strerror(errno)))
        }
        // No worker may inherit another one's socket, or it would not see its pool go.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        #if canImport(Darwin)
            var on: Int32 = 1
            setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
        #endif
        socket = ends[0]
        deadline = .now + startLimit
        defer { close(ends[1]) }
        do {
            process = try ChildProcess(
                executable: executable.path, arguments: arguments, environment: Self.environment, socket: ends[1])
        } catch {
            close(ends[0])
            throw .cannotRun(executable: executable.lastPathComponent, reason: error.localizedDescription)
        }
    }

    /// The pool's environment; no report of a crash, which costs seconds, and no clock in PDF files.
    private static var environment: [String: String] {
        var variables = ProcessInfo.processInfo.environment
        variables["SWIFT_BACKTRACE"] = "enable=no"
        variables["TZ"] = "UTC"
        variables["SOURCE_DATE_EPOCH"] = variables["SOURCE_DATE_EPOCH"] ?? "0"
        return variables
    }

    var hasOutgoing: Bool { !outgoing.isEmpty }

    /// Whether it is to be given one more job of so many bytes.
    func takes(_ size: Int) -> Bool {
        guard isReady, !assignments.isEmpty else { return isReady }
        return assignments.count < Self.maximumJobs
            && assignments.reduce(size) { $0 + $1.size } <= Self.maximumSize
    }

    /// - Parameter limit: how long it may take for the job, from when it begins with it.
    func give(_ frame: [UInt8], _ assignment: Assignment, limit: Duration) {
        if assignments.isEmpty { deadline = .now + limit }
        assignments.append(assignment)
        outgoing.append(contentsOf: frame)
        send()
    }

    /// The job that it has answered, or fails at; nil where it was given none.
    func takeFirst(nextLimit limit: Duration) -> Assignment? {
        guard !assignments.isEmpty else { return nil }
        deadline = .now + limit
        return assignments.removeFirst()
    }

    /// Sends as much as the socket takes. A failure shows as the end of the stream when reading.
    func send() {
        #if canImport(Darwin)
            let flags: Int32 = 0
        #else
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        while !outgoing.isEmpty {
            let put = outgoing.withUnsafeBytes { Foundation.send(socket, $0.baseAddress, $0.count, flags) }
            if put > 0 {
                outgoing = outgoing.dropFirst(put)
            } else if errno != EINTR {
                // A dead worker takes nothing more; do not wait for it to.
                if errno != EAGAIN && errno != EWOULDBLOCK { outgoing = [] }
                return
            }
        }
    }

    /// What has arrived, in its order; nothing while a frame is incomplete.
    func receive() -> [Event] {
        var hasEnded = false
        receiving: while true {
            let got = chunk.withUnsafeMutableBytes { recv(socket, $0.baseAddress, $0.count, 0) }
            if got > 0 {
                incoming += chunk[..<got]
            } else if got == 0 {
                hasEnded = true
                break receiving
            } else if errno == EAGAIN || errno == EWOULDBLOCK {
                break receiving
            } else if errno != EINTR {
                hasEnded = true
                break receiving
            }
        }
        let frames = takeFrames()
        return frames.events + (hasEnded || frames.areBroken ? [.ended] : [])
    }

    private func takeFrames() -> (events: [Event], areBroken: Bool) {
        var events: [Event] = []
        var start = 0
        defer { incoming.removeFirst(start) }
        while let length = WorkerMessage.length(incoming[start...]) {
            guard length <= WorkerMessage.maximumLength else { return (events, true) }
            guard incoming.count >= start + 4 + length else { break }
            events.append(.answer(Array(incoming[(start + 4)..<(start + 4 + length)])))
            start += 4 + length
        }
        return (events, false)
    }

    /// All that it has before it.
    func takeAll() -> [Assignment] {
        defer { assignments = [] }
        return assignments
    }

    /// Ends the process, which has nothing to lose. Then call `wait`.
    func kill() {
        close(socket)
        process.kill()
    }

    /// Waits until the process is gone.
    func wait() { process.wait() }
}
