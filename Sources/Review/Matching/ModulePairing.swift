import Foundation
import NavigationGraph

/// Which module of the base is which module of the head: by name first, then by what they are made of, never by id alone.
package struct ModulePairing: Sendable {
    package struct Pair: Hashable, Sendable {
        package var base: Module
        package var head: Module

        var isRenamed: Bool { base.name != head.name }
    }

    /// Sorted by the head's id.
    package let pairs: [Pair]
    /// Sorted by id.
    package let removed: [Module]
    package let added: [Module]
    /// What each module and entry point of the base is called in the head; a removed one has no entry.
    package let headID: [String: String]

    package init(base: NavigationReview.Side, head: NavigationReview.Side) {
        var matcher = Matcher(base.graph, head.graph)
        matcher.matchNames()
        matcher.matchTraits { StandingTypes(base: base, head: head) }
        pairs = matcher.pairs.sorted { $0.head.id < $1.head.id }
        removed = matcher.openBase.values.sorted { $0.id < $1.id }
        added = matcher.openHead.values.sorted { $0.id < $1.id }
        let entries = Set(head.graph.entryPoints.map(\.id))
        headID = Dictionary(
            pairs.map { ($0.base.id, $0.head.id) }
                + base.graph.entryPoints.filter { entries.contains($0.id) }.map { ($0.id, $0.id) },
            uniquingKeysWith: { $1 })
    }
}

private struct Matcher {
    let base: NavigationGraph
    let head: NavigationGraph
    var pairs: [ModulePairing.Pair] = []
    var openBase: [Module.ID: Module]
    var openHead: [Module.ID: Module]

    /// The share of their traits, by weight, that two modules of different names must have in common to be one.
    private static let sameness = 0.4
    /// By how much the next best candidate must stay behind.
    private static let distance = 0.1

    init(_ base: NavigationGraph, _ head: NavigationGraph) {
        self.base = base
        self.head = head
        openBase = Dictionary(base.modules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        openHead = Dictionary(head.modules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Namesakes: the only ones of both sides are one; of several, those that share most are.
    mutating func matchNames() {
        let namesakes = Dictionary(grouping: openHead.values, by: \.name)
        var candidates: [(score: Double, base: Module, head: Module)] = []
        for module in openBase.values {
            for other in namesakes[module.name] ?? [] {
                candidates.append((Self.likeness(module, other), module, other))
            }
        }
        take(candidates.sorted { ($1.score, $0.base.id, $0.head.id) < ($0.score, $1.base.id, $1.head.id) })
    }

    /// How much two modules of one name share: their types first, then where these lie.
    private static func likeness(_ one: Module, _ other: Module) -> Double {
        let types = shared(one.components.map(\.type), other.components.map(\.type))
        let files = shared(one.components.map(\.file), other.components.map(\.file))
        return types * 4 + files * 2 + (one.kind == other.kind ? 1 : 0) + (one.group == other.group ? 1 : 0)
            + (one.id == other.id ? 0.5 : 0)
    }

    private static func shared(_ one: [String], _ other: [String]) -> Double {
        let (one, other) = (Set(one), Set(other))
        let all = one.union(other).count
        return all == 0 ? 0 : Double(one.intersection(other).count) / Double(all)
    }

    /// Modules of different names that share so much of what few others have that they are one.
    ///
    /// - Parameter standing: what both sides declare, which is no rename; asked for where two modules are alike.
    mutating func matchTraits(standing: () -> StandingTypes?) {
        var known: StandingTypes??
        // A pair that was found tells more about its neighbours, so this goes on while it finds some.
        while !openBase.isEmpty, !openHead.isEmpty {
            let partners = Dictionary(pairs.map { ($0.base.id, $0.head.id) }, uniquingKeysWith: { $1 })
            let ofBase = ModuleTraits(
                base, known: partners.merging(base.entryPoints.map { ($0.id, $0.id) }, uniquingKeysWith: { $1 }),
                words: words { ($0.base.name, $0.head.name) }
            ).traits
            let ofHead = ModuleTraits(
                head,
                known: Dictionary(
                    pairs.map { ($0.head.id, $0.head.id) } + head.entryPoints.map { ($0.id, $0.id) },
                    uniquingKeysWith: { $1 }),
                words: words { ($0.head.name, $0.base.name) }
            ).traits
            let weights = Weights(Array(ofBase.values) + Array(ofHead.values))
            var candidates: [(score: Double, base: Module, head: Module)] = []
            for one in openBase.values {
                for other in openHead.values where one.kind == other.kind {
                    let score = weights.likeness(ofBase[one.id] ?? [], ofHead[other.id] ?? [])
                    if score >= Self.sameness { candidates.append((score, one, other)) }
                }
            }
            if !candidates.isEmpty {
                let types = known ?? standing()
                known = .some(types)
                candidates.removeAll { types?.allowRename(of: $0.base, to: $0.head) == false }
            }
            let sorted = candidates.sorted { ($1.score, $0.base.id, $0.head.id) < ($0.score, $1.base.id, $1.head.id) }
            let clear = sorted.filter { candidate in
                !sorted.contains { rival in
                    (rival.base.id == candidate.base.id) != (rival.head.id == candidate.head.id)
                        && rival.score > candidate.score - Self.distance
                }
            }
            let before = pairs.count
            take(clear)
            if pairs.count == before { return }
        }
    }

    /// What the names of renamed modules have on one side alone.
    private func words(_ names: (ModulePairing.Pair) -> (own: String, other: String)) -> Set<String> {
        pairs.filter(\.isRenamed).map(names).reduce(into: []) {
            $0.formUnion(OpenNames.words(of: $1.own, without: $1.other))
        }
    }

    private mutating func take(_ candidates: [(score: Double, base: Module, head: Module)]) {
        for candidate in candidates {
            guard openBase[candidate.base.id] != nil, openHead[candidate.head.id] != nil else { continue }
            openBase[candidate.base.id] = nil
            openHead[candidate.head.id] = nil
            pairs.append(.init(base: candidate.base, head: candidate.head))
        }
    }
}

/// How much each trait tells: what many modules have tells nothing.
private struct Weights {
    private var counts: [String: Int] = [:]
    private let total: Double

    init(_ modules: [Set<String>]) {
        for traits in modules { for trait in traits { counts[trait, default: 0] += 1 } }
        total = Double(max(modules.count, 2))
    }

    private func weight(_ trait: String) -> Double {
        // A trait of one module on each side tells the most.
        let count = Double(max(counts[trait] ?? 1, 2))
        return count > 2 && count > total * 0.4 ? 0 : log(1 + total / count)
    }

    /// From 0 to 1; 0 where fewer than two traits that tell something are common. Sums go in order, so that the same
    /// input gives the same figure.
    func likeness(_ one: Set<String>, _ other: Set<String>) -> Double {
        var (common, all) = (0.0, 0.0)
        var number = 0
        for trait in one.union(other).sorted() {
            let weight = weight(trait)
            let isCommon = one.contains(trait) && other.contains(trait)
            if isCommon, weight > 0 { number += 1 }
            if isCommon { common += weight }
            // A name that is part of the traits goes with the rename, so that its loss tells nothing.
            if isCommon || !ModuleTraits.namesModule(trait) { all += weight }
        }
        return all == 0 || number < 2 ? 0 : common / all
    }
}
