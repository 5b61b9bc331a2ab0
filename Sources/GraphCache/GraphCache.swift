import Diagnostics
import Facts
import Linking
import NavigationGraph
import SourceScan
import Threads

/// Links, unless the graph of the same facts was kept.
///
/// A graph depends on what all files say, on where they say it, and on the options. Where files say the same and only
/// lines moved (a comment was written), the places of the kept graph move along.
package struct GraphCache: Sendable {
    private let cache: FactsCache?

    /// - Parameter cache: nil where nothing is kept.
    package init(_ cache: FactsCache?) { self.cache = cache }

    /// What linking gives, made on a thread with the stack that it takes.
    ///
    /// - Parameter leftovers: what becomes of what linking found and nobody asks for any more.
    package func link(
        _ facts: ScanResult, options: LinkOptions, leftovers: Leftovers = .freed
    ) -> Meanwhile<LinkedGraph> {
        let (input, identities) = (LinkInput(facts), facts.identities)
        return Meanwhile(stackSize: Linker.stackSize, leftovers: leftovers) { leftovers in
            link(input, identities, options, leftovers: &leftovers)
        }
    }

    /// What linking gives.
    ///
    /// Recurses over what the sources say: call it on a thread with a stack of `Linker.stackSize`.
    ///
    /// - Parameter identities: what the facts are known by, by the files' paths.
    package func link(
        _ input: LinkInput, identities: [String: FactsIdentity], options: LinkOptions
    ) -> LinkedGraph {
        var leftovers: [AnyObject] = []
        return link(input, identities, options, leftovers: &leftovers)
    }

    private func link(
        _ input: LinkInput, _ identities: [String: FactsIdentity], _ options: LinkOptions,
        leftovers: inout [AnyObject]
    ) -> LinkedGraph {
        guard let cache, let key = LinkKey.digest(input, identities, options) else {
            return LinkedGraph(linking: input, options, leftovers: &leftovers)
        }
        if let product = cache.product(key), let kept = kept(product, identities, cache) {
            leftovers.append(UnusedFacts(input))
            return kept
        }
        let linked = LinkedGraph(linking: input, options, leftovers: &leftovers)
        let contents = identities.mapValues(\.content)
        cache.keep(product: KeptGraph(linked: linked, contents: contents).bytes, of: key)
        return linked
    }

    /// The kept graph with the places of today; nil where that cannot be told.
    private func kept(
        _ product: [UInt8], _ identities: [String: FactsIdentity], _ cache: FactsCache
    ) -> LinkedGraph? {
        guard let kept = KeptGraph(bytes: product) else { return nil }
        var shifts: [String: PlaceShift] = [:]
        for (path, identity) in identities where kept.contents[path] != identity.content {
            guard let content = kept.contents[path], let old = cache.places(in: content),
                let new = cache.places(in: identity.content), let shift = PlaceShift(from: old, to: new)
            else { return nil }
            shifts[path] = shift
        }
        var linked = kept.linked
        guard !shifts.isEmpty else { return linked }
        var mover = GraphMover(shifts)
        mover.move(&linked.graph)
        mover.move(&linked.diagnostics)
        return mover.isWhole ? linked : nil
    }
}

/// Facts that nobody asks any more: to free them takes longer than to read a kept graph.
private final class UnusedFacts {
    private let input: LinkInput

    init(_ input: LinkInput) { self.input = input }
}
