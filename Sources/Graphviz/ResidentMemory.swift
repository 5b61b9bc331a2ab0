import Foundation

/// How much memory this process holds.
enum ResidentMemory {
    /// Bytes: what is held now where `/proc` tells, else the most that was ever held.
    static var bytes: Int {
        #if os(Linux)
            // The second number of statm counts pages. `getrusage` would tell of the parent's size too.
            let words = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
            if let words, words.count > 1, let pages = Int(words[1]) { return pages * sysconf(Int32(_SC_PAGESIZE)) }
        #endif
        var usage = rusage()
        #if canImport(Darwin)
            return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss : 0
        #else
            return getrusage(Int32(RUSAGE_SELF.rawValue), &usage) == 0 ? usage.ru_maxrss * 1024 : 0
        #endif
    }
}
