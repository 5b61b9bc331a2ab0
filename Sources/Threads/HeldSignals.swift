import Foundation

/// Work that is done whole or not at all: a request to end the program (Ctrl-C, `kill`, a closed terminal) waits for its end.
///
/// What cannot be asked to wait, `SIGKILL` or a power cut, still ends it in the middle. Where a signal is ignored or
/// somebody already listens to it, it does not end the program, and nothing is changed.
package enum HeldSignals {
    /// The result of `work`; does not return where a request to end came in the meantime and the work is done.
    ///
    /// Runs on several threads at a time hold the signals until the last of them is done.
    package static func during<Result, Failure>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
        state.begin()
        defer { state.end() }
        return try work()
    }

    fileprivate static let state = HoldState()
}

/// What a signal's handler leaves is a byte in a pipe: writing one is what POSIX lets a handler do (`signal-safety(7)`).
///
/// `Synchronization.Mutex` would say this in the type system but needs macOS 15. Every access to the unsafe members is
/// inside `lock`; the handler uses the pipe alone, which never changes.
private final class HoldState: Sendable {
    private let lock = NSLock()
    nonisolated(unsafe) private var runs = 0
    /// What was to happen before, by signal.
    nonisolated(unsafe) private var earlier: [Int32: sigaction] = [:]
    /// Its ends for reading and writing, which do not block; negative where the system has no pipe, and nothing is held.
    fileprivate let pipe: (reading: Int32, writing: Int32)

    init() {
        var ends: [Int32] = [-1, -1]
        if Foundation.pipe(&ends) == 0 {
            for end in ends {
                _ = fcntl(end, F_SETFD, FD_CLOEXEC)
                _ = fcntl(end, F_SETFL, O_NONBLOCK)
            }
        }
        pipe = (ends[0], ends[1])
    }

    func begin() {
        lock.withLock {
            runs += 1
            guard runs == 1, pipe.writing >= 0 else { return }
            for number in [SIGHUP, SIGINT, SIGTERM] {
                var before = sigaction()
                guard sigaction(number, nil, &before) == 0, Self.isDefault(before) else { continue }
                var holding = Self.holding
                if sigaction(number, &holding, nil) == 0 { earlier[number] = before }
            }
        }
    }

    func end() {
        lock.withLock {
            runs -= 1
            guard runs == 0 else { return }
            for (number, before) in earlier {
                var before = before
                sigaction(number, &before, nil)
            }
            earlier = [:]
            var came: UInt8 = 0
            while read(pipe.reading, &came, 1) == 1 { raise(Int32(came)) }
        }
    }

    private static var holding: sigaction {
        let note: @convention(c) (Int32) -> Void = { number in
            let error = errno
            var byte = UInt8(truncatingIfNeeded: number)
            _ = write(HeldSignals.state.pipe.writing, &byte, 1)
            errno = error
        }
        var action = sigaction()
        #if canImport(Darwin)
            action.__sigaction_u.__sa_handler = note
        #else
            action.__sigaction_handler.sa_handler = note
        #endif
        // A system call that it interrupts goes on.
        action.sa_flags = SA_RESTART
        return action
    }

    private static func isDefault(_ action: sigaction) -> Bool {
        #if canImport(Darwin)
            let handler = action.__sigaction_u.__sa_handler
        #else
            let handler = action.__sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_DFL, to: Int.self)
    }
}
