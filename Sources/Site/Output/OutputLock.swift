import Foundation

/// Holds an output folder for one run; see flock(2).
final class OutputLock: Sendable {
    private let folder: Int32

    /// - Parameter folder: an open folder.
    init?(_ folder: Int32) {
        let own = fcntl(folder, F_DUPFD_CLOEXEC, 0)
        guard own >= 0 else { return nil }
        var result = flock(own, LOCK_EX)
        while result != 0, errno == EINTR { result = flock(own, LOCK_EX) }
        guard result == 0 else {
            close(own)
            return nil
        }
        self.folder = own
    }

    deinit {
        flock(folder, LOCK_UN)
        close(folder)
    }
}
