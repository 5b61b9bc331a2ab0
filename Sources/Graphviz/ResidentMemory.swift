import Foundation

/// How much memory this process holds.
enum ResidentMemory {
    #if os(Linux)
        /// Stays open: a worker looks at it after every drawing.
        private static let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    #endif

    /// Bytes: what is held now where `/proc` tells, else the most that was ever held.
    static var bytes: Int {
        #if os(Linux)
            // The second number of statm counts pages. `getrusage` would tell of the parent's size too.
            if file >= 0 {
                var text = [UInt8](repeating: 0, count: 128)
                let length = pread(file, &text, text.count, 0)
                let words = text.prefix(max(length, 0)).split(separator: UInt8(ascii: " "))
                if words.count > 1, let pages = Int(String(decoding: words[1], as: UTF8.self)) {
                    return pages * sysconf(Int32(_SC_PAGESIZE))
                }
            }
        #endif
        var usage = rusage()
        #if canImport(Darwin)
            return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss : 0
        #else
            return getrusage(Int32(RUSAGE_SELF.rawValue), &usage) == 0 ? usage.ru_maxrss * 1024 : 0
        #endif
    }
}
