import Foundation

/// What a file's system says of a file, which is another after whatever wrote into it.
struct FileMark: Equatable, Sendable {
    private let device: Int
    private let inode: Int
    private let size: Int
    /// In nanoseconds.
    private let modified: Int
    private let changed: Int

    /// File systems tell times no more exactly than this, in nanoseconds.
    private static let grain = 2_000_000_000

    init(_ status: stat) {
        device = Int(truncatingIfNeeded: status.st_dev)
        inode = Int(truncatingIfNeeded: status.st_ino)
        size = Int(status.st_size)
        #if canImport(Darwin)
            let (modification, change) = (status.st_mtimespec, status.st_ctimespec)
        #else
            let (modification, change) = (status.st_mtim, status.st_ctim)
        #endif
        // A file may say that it is of any time.
        modified = Int(modification.tv_sec) &* 1_000_000_000 &+ Int(modification.tv_nsec)
        changed = Int(change.tv_sec) &* 1_000_000_000 &+ Int(change.tv_nsec)
    }

    init?(numbers: [Int]) {
        guard numbers.count == 5 else { return nil }
        (device, inode, size, modified, changed) = (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])
    }

    var numbers: [Int] { [device, inode, size, modified, changed] }

    /// Whether whatever is written into the file after `now`, in nanoseconds since 1970, gives it another mark.
    func isSettled(at now: Int) -> Bool { max(modified, changed) < now - Self.grain }

    /// In nanoseconds since 1970.
    static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }
}
