import Foundation

/// What a scan is asked to do.
package struct ScanOptions: Sendable {
    package var filter: PathFilter
    /// The only target whose files count, with those that are built into it; nil for all targets but the tests.
    package var target: String?
    /// Whether the sources of tests are taken for sources of the app.
    package var includeTests: Bool
    /// At least 1.
    package var threads: Int
    /// In bytes; a greater file is not read.
    package var maximumFileSize: Int

    package init(
        filter: PathFilter = PathFilter(), target: String? = nil, includeTests: Bool = false,
        threads: Int = ProcessInfo.processInfo.activeProcessorCount, maximumFileSize: Int = 16 << 20
    ) {
        self.filter = filter
        self.target = target
        self.includeTests = includeTests
        self.threads = threads
        self.maximumFileSize = maximumFileSize
    }
}
