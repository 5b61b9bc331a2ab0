import Foundation

/// The running program.
enum Executable {
    /// Its real path, symbolic links resolved.
    static var location: URL? {
        Bundle.main.executableURL?.resolvingSymlinksInPath()
    }
}
