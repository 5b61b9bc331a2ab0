import Foundation

/// What whoever starts the program left undone or asked for.
enum Surroundings {
    /// Has failed writes tell so, in place of a signal that ends the run with a draft left; and keeps the numbers of standard
    /// streams from what is opened later, where they were closed.
    static func settle() {
        // A message that nobody reads, and a file that may not become so long, are faults like others. See `StandardStream`.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        // Opened the other way round, so that a result which is written to nobody is still a fault.
        for stream: Int32 in 0...2 where fcntl(stream, F_GETFD) < 0 {
            _ = open("/dev/null", stream == 0 ? O_WRONLY : O_RDONLY)
        }
    }
}
