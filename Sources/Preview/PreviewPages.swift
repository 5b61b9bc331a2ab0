import Foundation
import Site

/// The site as it is shown now, in memory: the last good one, and what is wrong since.
///
/// Each page knows since when it is what it is, so that a browser reloads only what changed.
package final class PreviewPages: Sendable {
    private struct Held {
        /// Nil for a page that is no more.
        var bytes: [UInt8]?
        var revision: Int
    }

    /// What a browser is told that shows the site of an earlier revision.
    struct News: Encodable, Equatable {
        var revision: Int
        /// Paths from the root of the site.
        var changed: [String]
        var faults: [String]
    }

    private let lock = NSLock()
    // All are used inside `lock` only; `Mutex` needs macOS 15.
    nonisolated(unsafe) private var pages: [String: Held] = [:]
    nonisolated(unsafe) private var faults: [String] = []
    nonisolated(unsafe) private var revision = 0

    package init() {}

    /// Shows a new site, which is a good one.
    package func show(_ site: [Page]) {
        lock.withLock {
            revision += 1
            faults = []
            var gone = Set(pages.filter { $0.value.bytes != nil }.keys)
            for page in site {
                gone.remove(page.path)
                if pages[page.path]?.bytes != page.bytes {
                    pages[page.path] = Held(bytes: page.bytes, revision: revision)
                }
            }
            for path in gone { pages[path] = Held(bytes: nil, revision: revision) }
        }
    }

    /// Keeps the site and says what is wrong with the sources, a line each.
    package func show(faults lines: [String]) {
        lock.withLock {
            guard lines != faults else { return }
            revision += 1
            faults = lines
        }
    }

    /// A page with the revision of the whole; nil where the site has none of this path.
    func page(_ path: String) -> (bytes: [UInt8]?, revision: Int) {
        lock.withLock { (pages[path]?.bytes, revision) }
    }

    /// What has happened after a revision.
    func news(after known: Int) -> News {
        lock.withLock {
            // A server that was started anew knows nothing of what the browser shows.
            let changed = pages.filter { $0.value.revision > known || known > revision }.keys.sorted()
            return News(revision: revision, changed: changed, faults: faults)
        }
    }
}
