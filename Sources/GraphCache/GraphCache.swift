import Diagnostics
import Facts
import Foundation
import Linking
import NavigationGraph
import SourceScan
import Threads

/// Links, unless the graph of the same facts was kept.
///
/// A graph depends on what all files say, on where they say it, and on the options. Where files say the same and only
/// lines moved (a comment was written), the places of the kept graph move along. What the files are known by tells, so
/// that their facts are made only where they are linked.
package struct GraphCache: Sendable {
    private let cache: FactsCache?
    private let threads: Int

    /// - Parameters:
    ///   - cache: nil where nothing is kept.
    ///   - threads: that make the facts of what is known from earlier runs.
    package init(_ cache: FactsCache?, threads: Int = ProcessInfo.processInfo.activeProcessorCount) {
        self.cache = cache
        self.threads = threads
    }

    /// What linking gives, made on a thread with the stack that it takes.
    ///
    /// - Parameter leftovers: what becomes of what linking found and nobody asks for any more.
    package func link(
        _ scan: ScanResult, options: LinkOptions, leftovers: Leftovers = .freed
    ) -> Meanwhile<LinkedGraph> {
        Meanwhile(stackSize: Linker.stackSize, leftovers: leftovers) { leftovers in
            link(scan, options, leftovers: &leftovers)
        }
    }

    /// What linking gives.
    ///
    /// Recurses over what the sources say: call it on a thread with a stack of `Linker.stackSize`.
    package func linked(_ scan: ScanResult, options: LinkOptions) -> LinkedGraph {
        var leftovers: [AnyObject] = []
        return link(scan, options, leftovers: &leftovers)
    }

    private func link(_ scan: ScanResult, _ options: LinkOptions, leftovers: inout [AnyObject]) -> LinkedGraph {
        guard let cache, let key = LinkKey.digest(scan, options) else {
            return LinkedGraph(linking: LinkInput(scan, threads: threads), options, leftovers: &leftovers)
        }
        let sources = scan.swift + scan.outOfTarget
        if let product = cache.product(key), let kept = kept(product, sources, cache) {
            leftovers.append(UnusedScan(scan))
            return kept
        }
        let linked = LinkedGraph(linking: LinkInput(scan, threads: threads), options, leftovers: &leftovers)
        // What was read anew may say something else than the key tells.
        if !sources.contains(where: \.isReadAnew) {
            let contents = sources.compactMap(\.identity?.content)
            cache.keep(product: KeptGraph(linked: linked, contents: contents).bytes, of: key)
        }
        return linked
    }

    /// The kept graph with the places of today; nil where that cannot be told.
    private func kept(_ product: [UInt8], _ sources: [SwiftSource], _ cache: FactsCache) -> LinkedGraph? {
        guard let kept = KeptGraph(bytes: product), kept.contents.count == sources.count else { return nil }
        var shifts: [String: PlaceShift] = [:]
        for (source, content) in zip(sources, kept.contents) where source.identity?.content != content {
            guard let now = source.identity?.content, let old = cache.places(in: content),
                let new = cache.places(in: now), let shift = PlaceShift(from: old, to: new)
            else { return nil }
            shifts[source.path] = shift
        }
        var linked = kept.linked
        guard !shifts.isEmpty else { return linked }
        var mover = GraphMover(shifts)
        mover.move(&linked.graph)
        mover.move(&linked.diagnostics)
        return mover.isWhole ? linked : nil
    }
}

/// What nobody asks any more: to free it takes longer than to read a kept graph.
private final class UnusedScan {
    private let scan: ScanResult

    init(_ scan: ScanResult) { self.scan = scan }
}
