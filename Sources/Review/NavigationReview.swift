import Diagnostics
import NavigationGraph

/// What a change to the sources changes in the navigation.
package struct NavigationReview: Sendable {
    /// One of the two states that are compared.
    package struct Side: Sendable {
        package var graph: NavigationGraph
        /// The commit, `worktree`, or the name of a file.
        package var name: String
        /// What the sources declare; nil where only the graph is known. Asked for where texts differ.
        package var declaredNames: (@Sendable () -> DeclaredNames)?
        /// The first place in each file that is no Swift, and was in the other state.
        package var broken: [SourcePlace]
        /// The files with functions that do too much, of which something was left out.
        package var cutShort: [String]
        /// The sources; nil where only the graph is known.
        package var texts: SourceTexts?

        package init(
            _ graph: NavigationGraph, name: String, declaredNames: (@Sendable () -> DeclaredNames)? = nil,
            broken: [SourcePlace] = [], cutShort: [String] = [], texts: SourceTexts? = nil
        ) {
            self.cutShort = cutShort
            self.texts = texts
            self.broken = broken
            self.graph = graph
            self.name = name
            self.declaredNames = declaredNames.map { read in
                let kept = KeptNames(read)
                return { kept.names }
            }
        }
    }

    package let base: Side
    package let head: Side
    package let pairing: ModulePairing
    /// The gravest first, then by kind and by what they are about.
    package let changes: [Change]
    let sides: ComparedSides
    let ways: WayPairing

    /// - Parameter levels: the levels that the configuration gives to kinds; nil for one that is not told.
    package init(base: Side, head: Side, levels: [ChangeKind: ChangeLevel?] = [:]) {
        self.base = base
        self.head = head
        let pairing = ModulePairing(base: base, head: head)
        self.pairing = pairing
        let sides = ComparedSides(base: base, head: head, pairing: pairing)
        self.sides = sides
        let ways = WayPairing(sides)
        self.ways = ways
        let modules = ModuleChangeFinder(sides: sides, ways: ways).changes()
        var found = BrokenSourceChangeFinder(places: head.broken).changes() + modules
        found += OptionChangeFinder(sides: sides, ways: ways).changes()
        // What can be reached follows from the routes, which say so.
        let reached = ReachabilityChangeFinder(sides: sides, ways: ways).changes()
        found += RouteChangeFinder(sides: sides, ways: ways, reached: reached, modules: modules).changes()
        found += TriggerChangeFinder(sides: sides, ways: ways).changes()
        found += EntryPointChangeFinder(sides: sides).changes()
        found += reached
        found += WayBackChangeFinder(sides: sides).changes()
        found += ReferenceChangeFinder(sides: sides).changes()
        found += TargetChangeFinder(sides: sides).changes()
        found += CoverageChangeFinder(sides: sides).changes()
        let unread = UnreadCode(
            sides, broken: head.broken, cutShort: .init(base: base.cutShort, head: head.cutShort))
        let told = unread.softened(found).compactMap { change -> Change? in
            guard let level = levels[change.kind, default: change.level] else { return nil }
            var change = change
            change.level = level
            return change
        }
        changes = ChangeNumbering.numbered(told, sides)
    }

    /// Those that do not merely follow from another change.
    package var leading: [Change] { changes.filter { $0.follows == nil } }

    /// The same as people read them: what happens to several ways alike is one change.
    package var folded: [Change] { FoldedChanges(self).all }

    /// The gravest level among the changes; nil without any.
    package var gravest: ChangeLevel? { changes.map(\.level).max() }
}
