import Foundation

/// Standard output or standard error.
enum StandardStream: Int32, Sendable {
    case output = 1
    case error = 2

    /// Whether a person reads along.
    var isTerminal: Bool { isatty(rawValue) == 1 }

    /// Writes all bytes.
    ///
    /// - Throws: where the stream takes no more, for example because a disk is full.
    func write(_ bytes: [UInt8]) throws(OutputFault) {
        do {
            try Descriptor.write(bytes, to: rawValue)
        } catch {
            // Whoever read the result has seen enough: `wiremap scan App | head`.
            if self == .output, error.number == EPIPE {
                signal(SIGPIPE, SIG_DFL)
                raise(SIGPIPE)
            }
            throw OutputFault(path: self == .output ? "standard output" : "standard error", error)
        }
    }
}

/// The system's number of an error.
struct SystemFault: Error, Hashable {
    var number: Int32

    /// The error of the last system call.
    static var last: SystemFault { SystemFault(number: errno) }

    /// What the system calls the error.
    var words: String { String(cString: strerror(number)) }
}

/// Writing to an open file.
enum Descriptor {
    static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemFault) {
        var failure: SystemFault?
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count, let base = buffer.baseAddress {
                let written = Foundation.write(descriptor, base + offset, buffer.count - offset)
                if written >= 0 {
                    offset += written
                } else if errno == EAGAIN {
                    // Somebody has made the stream one that does not wait.
                    var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    _ = poll(&ready, 1, -1)
                } else if errno != EINTR {
                    failure = .last
                    return
                }
            }
        }
        if let failure { throw failure }
    }
}
