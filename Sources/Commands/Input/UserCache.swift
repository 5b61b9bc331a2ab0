import Foundation
import SourceScan

/// Opens what earlier runs learned.
enum UserCache {
    /// The cache that was asked for; nil where there is to be none, and where the usual folder cannot be used.
    ///
    /// - Throws: where a folder was named that cannot be used.
    static func open(_ options: CacheOptions) throws(CommandFailure) -> FactsCache? {
        if options.isOff { return nil }
        let environment = ProcessInfo.processInfo.environment
        guard let folder = options.folder ?? usualFolder(environment: environment) else { return nil }
        let cache = FactsCache(path: folder, program: program)
        if cache == nil, options.folder != nil {
            throw CommandFailure(
                "the cache cannot be kept in \(folder)",
                advice: "name a folder that may be read and written, or give `--no-cache`")
        }
        return cache
    }

    /// As the XDG base directory specification says, and Apple's file system guide on macOS; nil for a user without a
    /// home.
    static func usualFolder(environment: [String: String]) -> String? {
        // The specification has relative paths ignored.
        if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return "\(folder)/wiremap" }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        #if os(macOS)
            return "\(home)/Library/Caches/wiremap"
        #else
            return "\(home)/.cache/wiremap"
        #endif
    }

    /// Two programs of one version may yet read sources differently while they are worked on, so the executable's own
    /// size and time count too.
    private static var program: String {
        guard let path = Executable.location?.path, let stamp = FileStamp(ofFileAt: path) else {
            return ProgramVersion.current
        }
        let build = UInt64(bitPattern: stamp.modified) ^ UInt64(bitPattern: stamp.size) << 40
        return "\(ProgramVersion.current)-\(String(build, radix: 36))"
    }
}
