import Dialects
import Facts
import NavigationGraph

/// Finds the modules: types of one stem that an assembly connects.
///
/// Names only propose. A module is there when it has a concrete navigator or presenter, and a view that some code
/// hands to one of them or the other way round. It must come before effects, which ask whose code they run through.
struct ModuleFinder {
    let evaluator: Evaluator
    let roles: RoleAssigner
    let connections: ComponentConnections
    private let foreignPresenters: ForeignPresenters
    private let foreignNavigators: ForeignNavigators

    init(evaluator: Evaluator, roles: RoleAssigner) {
        self.evaluator = evaluator
        self.roles = roles
        connections = ComponentConnections(evaluator: evaluator, roles: roles)
        foreignPresenters = ForeignPresenters(evaluator: evaluator, names: roles.names)
        foreignNavigators = ForeignNavigators(evaluator: evaluator, connections: connections)
    }

    var program: Program { evaluator.program }

    func find() -> (drafts: [ModuleDraft], assemblies: [Assembly]) {
        let readings = roles.readings()
        var groups = Dictionary(grouping: readings, by: \.stem)
        let joined = joinVariants(&groups)
        var drafts: [ModuleDraft] = []
        var pending: [[RoleAssigner.Reading]] = []
        for stem in groups.keys.sorted() {
            let readings = foreignNavigators.removed(from: groups[stem] ?? [])
            for cluster in StemClusters(program: program).clusters(of: readings) {
                if let draft = module(stem, cluster, adopting: []) {
                    drafts.append(draft)
                } else {
                    pending.append(cluster)
                }
            }
        }
        var (assemblies, coordinators) = AssemblyFinder(evaluator: evaluator, roles: roles).find(readings)
        for index in assemblies.indices {
            assemblies[index].stem = joined[assemblies[index].stem] ?? assemblies[index].stem
        }
        pending = pending.map { cluster in cluster.filter { !coordinators.contains($0.symbol) } }
        leaveOutHelpers(readings, &pending, &assemblies)
        addAssembled(assemblies, &pending, &drafts)
        addSharingPresenters(pending, assemblies, &drafts)
        let assembled = Set(assemblies.flatMap(\.views))
        drafts.removeAll { isPiece($0, assembled) }
        addWithoutScreen(pending, assemblies, &drafts)
        addUnits(pending, &drafts)
        adoptSharedViews(&drafts)
        adoptWiredComponents(&drafts, shared: coordinators.union(assemblies.compactMap(\.sharedNavigator)))
        adoptNestedNavigators(readings, &drafts)
        keepWithHeirs(&drafts)
        return (drafts, assemblies)
    }

    /// Presenters that many a view makes for itself are no module of those views.
    private func leaveOutHelpers(
        _ readings: [RoleAssigner.Reading], _ pending: inout [[RoleAssigner.Reading]], _ assemblies: inout [Assembly]
    ) {
        let presenters = pending.joined().filter { $0.role == .presenter }.map(\.symbol)
        var finder = HelperPresenters(evaluator: evaluator, roles: roles, readings: readings)
        let helpers = finder.find(in: presenters, madeBy: assemblies)
        guard !helpers.isEmpty else { return }
        pending = pending.map { cluster in cluster.filter { !helpers.contains($0.symbol) } }.filter { !$0.isEmpty }
        assemblies = assemblies.compactMap { assembly in
            var own = assembly
            own.parts.removeAll { helpers.contains($0.symbol) }
            return own.parts.isEmpty && !assembly.parts.isEmpty ? nil : own
        }
    }

    /// A module that is there to be inherited from is one all the same where no heirs of its parts are made, or some have no
    /// module of their own.
    private func keepWithHeirs(_ drafts: inout [ModuleDraft]) {
        let homes = Dictionary(
            drafts.enumerated().flatMap { index, draft in draft.components.map { ($0.symbol, index) } },
            uniquingKeysWith: { first, _ in first })
        for index in drafts.indices where drafts[index].isInherited {
            let presenters = drafts[index].symbols(.presenter).filter { isUsed($0) }
            let bases = presenters.isEmpty ? drafts[index].symbols(.view) : presenters
            let heirs = bases.flatMap { program.descendants(of: $0) }.filter { evaluator.hasObjects($0) }
            drafts[index].isInherited = !heirs.isEmpty && heirs.allSatisfy { homes[$0].map { $0 != index } ?? false }
        }
    }

    /// Navigators that inherit from another's and add a word to its stem, with no presenter and view of their own, are
    /// variants: they count with the stem that they inherit.
    ///
    /// - Returns: the stems that were taken away, each with the one that took its types.
    private func joinVariants(_ groups: inout [String: [RoleAssigner.Reading]]) -> [String: String] {
        var joined: [String: String] = [:]
        for stem in groups.keys.sorted() {
            guard let group = groups[stem],
                group.allSatisfy({ $0.role != .view && $0.role != .presenter }),
                let navigator = group.first(where: { $0.role.navigates })
            else { continue }
            let base = program.lineage(of: navigator.symbol).dropFirst().lazy.compactMap { roles.reading(of: $0)?.stem }
                .first { $0 != stem && (stem.hasSuffix($0) || stem.hasPrefix($0)) }
            guard let base, let home = groups[base],
                home.contains(where: { ($0.role == .presenter || $0.role == .view) && !isAbstract($0.symbol) })
            else { continue }
            groups[base] = home + group
            groups[stem] = nil
            joined[stem] = base
        }
        return joined
    }

    /// Assemblies that wire a view of another stem: another module over a shared view.
    private func addAssembled(
        _ assemblies: [Assembly], _ pending: inout [[RoleAssigner.Reading]], _ drafts: inout [ModuleDraft]
    ) {
        var taken = Set(drafts.flatMap { $0.components.map(\.symbol) })
        for assembly in assemblies where !assembly.views.isEmpty {
            let named = drafts.indices.filter { drafts[$0].name == assembly.stem }
            // Of several modules of one name the one whose parts are made.
            let own = named.first { index in
                let parts = Set(drafts[index].components.map(\.symbol))
                return assembly.parts.contains { parts.contains($0.symbol) }
            }
            if let known = own ?? named.first {
                let added = assembly.parts.filter { !taken.contains($0.symbol) }
                drafts[known].components += added
                taken.formUnion(added.map(\.symbol))
                // A factory that chooses between views.
                let others = assembly.views.distinct().filter { !drafts[known].views.contains($0) }
                if others.count < assembly.views.distinct().count {
                    drafts[known].sharedViews += others
                } else if assembly.wiresNavigator,
                    assembly.parts.contains(where: { drafts[known].navigators.contains($0.symbol) })
                {
                    // One that makes the module's navigator for another module's view.
                    drafts[known].sharedViews += others.filter { taken.contains($0) }
                } else if assembly.parts.contains(where: { drafts[known].symbols(.presenter).contains($0.symbol) }) {
                    // One that makes the module's presenter for a view that is generic in who thinks for it.
                    drafts[known].sharedViews += others.filter {
                        !taken.contains($0) && !program.types[$0].generics.isEmpty
                    }
                }
                continue
            }
            let clusters = pending.indices.filter { pending[$0].contains { $0.stem == assembly.stem } }
            let whole = clusters.first { index in
                pending[index].contains { part in assembly.parts.contains { $0.symbol == part.symbol } }
            }
            guard let index = whole ?? clusters.first else { continue }
            if let known = drafts.firstIndex(where: { isWhole(assembly, in: $0) }) {
                // A navigator of another name that is wired to a module's own presenter and view.
                drafts[known].components += pending.remove(at: index).map { ($0.symbol, $0.role) }
                sort(&drafts[known])
                taken.formUnion(drafts[known].components.map(\.symbol))
                continue
            }
            var draft = ModuleDraft(name: assembly.stem)
            draft.components = pending.remove(at: index).map { ($0.symbol, $0.role) }
            for component in assembly.parts where !draft.components.contains(where: { $0.symbol == component.symbol }) {
                draft.components.append(component)
            }
            draft.sharedViews = assembly.views.distinct().filter { view in
                !draft.components.contains { $0.symbol == view }
            }
            sort(&draft)
            taken.formUnion(draft.components.map(\.symbol))
            drafts.append(draft)
        }
    }

    /// Whether the presenters and views of an assembly are a module's own, and only the navigator bears another name.
    private func isWhole(_ assembly: Assembly, in draft: ModuleDraft) -> Bool {
        let presenters = assembly.parts.filter { $0.role == .presenter }.map(\.symbol)
        let own = Set(draft.components.map(\.symbol))
        return draft.navigators.isEmpty && !presenters.isEmpty && own.isSuperset(of: presenters + assembly.views)
    }

    /// Presenters whose view bears another stem and comes from elsewhere, a storyboard for example.
    private func addSharingPresenters(
        _ pending: [[RoleAssigner.Reading]], _ assemblies: [Assembly], _ drafts: inout [ModuleDraft]
    ) {
        let assembled = Set(assemblies.filter { !$0.views.isEmpty }.flatMap { $0.parts.map(\.symbol) })
        for cluster in pending {
            // A navigator alone may be handed any screen: that makes it a helper.
            let presenters = cluster.filter {
                $0.role == .presenter && !assembled.contains($0.symbol) && !isAbstract($0.symbol)
            }
            guard let stem = presenters.first?.stem else { continue }
            var views = presenters.flatMap { connections.connected(to: $0.symbol) }.filter { isView($0) }
            // The navigation controller that makes the presenter, and shows the view, is not its view.
            let screens = views.filter { program.container($0) != .navigation }
            if !screens.isEmpty { views = screens }
            if views.isEmpty { views = presenters.flatMap { connections.hostedViews(of: $0.symbol) } }
            guard let draft = module(stem, cluster, adopting: views.distinct()) else { continue }
            drafts.append(draft)
        }
    }

    /// Presenters with a navigator of their own that some code makes for a part of another module's screen: modules
    /// without a screen.
    private func addWithoutScreen(
        _ pending: [[RoleAssigner.Reading]], _ assemblies: [Assembly], _ drafts: inout [ModuleDraft]
    ) {
        let known = Set(drafts.flatMap { $0.components.map(\.symbol) })
        for cluster in pending where !cluster.contains(where: { known.contains($0.symbol) || isController($0.symbol) })
        {
            let presenters = cluster.filter { $0.role == .presenter && !isAbstract($0.symbol) }.map(\.symbol)
            let assembly = assemblies.first { assembly in
                assembly.views.isEmpty && assembly.stem == cluster.first?.stem
                    && assembly.parts.contains { presenters.contains($0.symbol) }
                    && (assembly.wiresNavigator || wiresCell(assembly))
            }
            guard let assembly else { continue }
            var draft = ModuleDraft(name: assembly.stem)
            draft.components = cluster.map { ($0.symbol, $0.role) }
            sort(&draft)
            drafts.append(draft)
        }
    }

    private static let spine: Set<Role> = [.presenter, .wireframe, .router]

    private func module(
        _ stem: String, _ cluster: [RoleAssigner.Reading], adopting views: [Int]
    ) -> ModuleDraft? {
        let spine = cluster.filter { Self.spine.contains($0.role) }
        guard !spine.isEmpty else { return nil }
        let own = cluster.filter { $0.role == .view }.map(\.symbol)
        let candidates = views.isEmpty ? own : views
        var seen = candidates.filter { view in spine.contains { connections.isConnected(view, $0.symbol) } }
        // A builder for all modules knows a view by the class that they share.
        if seen.isEmpty, views.isEmpty {
            seen = own.filter { view in
                isController(view)
                    && spine.contains { connections.bases(of: view, in: $0.symbol).contains(where: isAbstract) }
            }
        }
        if seen.isEmpty, foreignPresenters.isMade(of: stem, with: spine.map(\.symbol)) {
            seen = candidates.filter(isController)
        }
        guard !seen.isEmpty, !(seen.allSatisfy(isAbstract) && spine.allSatisfy { isBase($0.symbol) || isHelper($0) })
        else { return nil }
        var draft = ModuleDraft(name: stem)
        draft.isInherited = isInherited(seen, spine)
        // `ProfileView` of SwiftUI beside `ProfileViewController` is what the controller hosts.
        let isHosted = cluster.contains { $0.role == .view && isController($0.symbol) }
        let screens = seen.filter(isController)
        draft.components = cluster.filter {
            $0.role != .view || seen.contains($0.symbol)
                || views.isEmpty
                    && (isController($0.symbol) && mayBelong($0.symbol, beside: screens)
                        || isHosted && program.isSwiftUIView($0.symbol))
        }
        .map { ($0.symbol, $0.role) }
        draft.sharedViews = seen.filter { view in !own.contains(view) }
        sort(&draft)
        return draft
    }

    /// Whether a controller that no part of a module is connected with may be the module's all the same: where none is, or
    /// where it inherits from one that is. Another screen may bear the name of a module that has its own.
    private func mayBelong(_ controller: Int, beside connected: [Int]) -> Bool {
        connected.isEmpty
            || connected.contains { program.isKin(controller, of: $0) }
    }

    /// Whether the parts of a module are there to be inherited from: of its presenters only heirs are made, or, where it has
    /// none, of its views, and its navigator has heirs as well. Modules that have none of their own may still be made with
    /// that.
    private func isInherited(_ views: [Int], _ spine: [RoleAssigner.Reading]) -> Bool {
        let presenters = spine.filter { $0.role == .presenter }
        let used = presenters.filter { isUsed($0.symbol) }
        if !used.isEmpty { return used.allSatisfy { isAbstract($0.symbol) } }
        if !presenters.isEmpty, views.isEmpty { return false }
        return views.allSatisfy(isAbstract)
            && spine.allSatisfy { $0.role == .presenter || !program.types[$0.symbol].subclasses.isEmpty }
    }

    /// Whether a class is made or inherited from; a base class that nobody came to need says nothing of a module.
    private func isUsed(_ symbol: Int) -> Bool {
        !program.types[symbol].subclasses.isEmpty || evaluator.hasObjects(symbol)
    }

    /// Whether a class is there to be inherited from: it has subclasses, and nothing makes one of its objects.
    private func isAbstract(_ symbol: Int) -> Bool {
        !program.types[symbol].subclasses.isEmpty && !evaluator.hasObjects(symbol)
    }

    /// Whether a navigator that bears the name of a base class navigates for whoever makes one: `BaseRouter(from: screen)`
    /// beside a `BaseViewController` of which only heirs are made.
    private func isHelper(_ navigator: RoleAssigner.Reading) -> Bool {
        navigator.role != .presenter && program.types[navigator.symbol].subclasses.isEmpty
    }

    /// Whether a navigator is there to be inherited from: a coordinator that has heirs is one, though launch code may make it
    /// for screens that have none of their own.
    private func isBase(_ symbol: Int) -> Bool {
        isAbstract(symbol)
            || !program.types[symbol].subclasses.isEmpty && program.isCoordinator(symbol)
    }

    func isController(_ symbol: Int) -> Bool { program.inherits(symbol, from: "UIViewController") }

    private func isView(_ symbol: Int) -> Bool { roles.reading(of: symbol)?.role == .view }

    /// Views that one module alone uses are its own, whatever their names.
    private func adoptSharedViews(_ drafts: inout [ModuleDraft]) {
        let owned = Set(drafts.flatMap { $0.components.map(\.symbol) })
        let users = Dictionary(drafts.flatMap(\.sharedViews).map { ($0, 1) }, uniquingKeysWith: +)
        for index in drafts.indices {
            let own = drafts[index].sharedViews.filter { !owned.contains($0) && users[$0] == 1 }
            drafts[index].components += own.map { ($0, .view) }
            drafts[index].sharedViews.removeAll { own.contains($0) }
        }
    }

    /// Interactors, formatters and the like of another stem that the presenter is wired to, unless they have a module.
    private func adoptWiredComponents(_ drafts: inout [ModuleDraft], shared: Set<Int>) {
        var taken = Set(drafts.flatMap { $0.components.map(\.symbol) }).union(shared)
        let wired = drafts.map { draft in draft.symbols(.presenter).flatMap { connections.connected(to: $0) }.distinct()
        }
        // A coordinator that several modules tell of what happens leads through them, and is part of none, as is the one router
        // of an app that all presenters know; nor is any of several coordinators that a module tells.
        let told = wired.map { $0.filter { leadsFlow($0) } }
        let navigating = wired.joined().filter { roles.reading(of: $0)?.role.navigates ?? false }
        let times = Dictionary(navigating.map { ($0, 1) }, uniquingKeysWith: +)
        taken.formUnion(times.filter { $0.value > 1 }.keys)
        taken.formUnion(told.filter { $0.count > 1 && !isOneFamily($0) }.joined())
        taken.formUnion(share(wired, &drafts))
        for index in drafts.indices {
            for symbol in wired[index] where !taken.contains(symbol) {
                guard let role = roles.reading(of: symbol)?.role,
                    [.interactor, .formatter, .viewModelCreator, .wireframe, .router].contains(role)
                else { continue }
                let navigates = role.navigates
                let isFirst = !drafts[index].components.contains {
                    $0.role == role || navigates && $0.role.navigates
                }
                // A second navigator is somebody else's, such as a coordinator that the presenter tells of the outcome,
                // but for one that is there in the first one's place.
                guard isFirst || navigates && isAlternative(symbol, in: index, of: drafts) else { continue }
                // A flow of another name leads through the module, though no other one tells it of anything.
                if leadsFlow(symbol), isForeign(symbol, to: drafts[index]) { continue }
                taken.insert(symbol)
                drafts[index].components.append((symbol, role))
                if navigates, isFirst, let stem = roles.reading(of: symbol)?.stem,
                    !drafts.contains(where: { $0.name == stem }),
                    !isKnown(symbol, asNavigatorOf: drafts[index].name)
                {
                    drafts[index].name = stem
                }
            }
            sort(&drafts[index])
        }
    }

    private func leadsFlow(_ symbol: Int) -> Bool { program.isCoordinator(symbol) }

    /// Whether neither the name of a navigator nor that of a module has anything of the other's.
    private func isForeign(_ navigator: Int, to draft: ModuleDraft) -> Bool {
        guard let stem = roles.reading(of: navigator)?.stem else { return true }
        return !RoleNames.areRelated(stem, draft.name)
    }

    /// Whether all of several types inherit from one of them.
    private func isOneFamily(_ symbols: [Int]) -> Bool {
        symbols.contains { base in symbols.allSatisfy { program.isSubtype($0, of: base) } }
    }

    /// Navigators that lie in a namespace, which stands for the rest of their stem, and inherit from a module's: variants of
    /// that module, where no module is their own (`Adding.OptionsWireframe: WalletOptionsWireframe`).
    private func adoptNestedNavigators(_ readings: [RoleAssigner.Reading], _ drafts: inout [ModuleDraft]) {
        let taken = Set(drafts.flatMap { $0.components.map(\.symbol) })
        for reading in readings where reading.role.navigates {
            guard !taken.contains(reading.symbol), program.types[reading.symbol].outer != nil else { continue }
            let bases = program.lineage(of: reading.symbol).dropFirst()
            let home = drafts.firstIndex { draft in
                draft.navigators.contains { bases.contains($0) }
                    && (draft.name.hasSuffix(reading.stem) || draft.name.hasPrefix(reading.stem))
            }
            guard let home else { continue }
            drafts[home].components.append((reading.symbol, reading.role))
            sort(&drafts[home])
        }
    }

    func sort(_ draft: inout ModuleDraft) {
        let order = Role.allCases
        draft.components.sort { left, right in
            let (one, other) = (order.firstIndex(of: left.role) ?? 0, order.firstIndex(of: right.role) ?? 0)
            return (one, program.types[left.symbol].qualifiedName, left.symbol)
                < (other, program.types[right.symbol].qualifiedName, right.symbol)
        }
    }
}
