import Diagnostics
import Dialects
import Facts
import NavigationGraph

/// The last pass: what was linked becomes the published graph.
struct GraphAssembler {
    let facts: LinkInput
    let routes: RouteMaker
    let modules: ModuleMap
    /// The entry points beyond the launch.
    let entries: [EntryDraft]

    var publisher: Publisher {
        Publisher(modules: modules, drafts: routes.drafts, origins: routes.origins, entries: entries)
    }
    var evaluator: Evaluator { routes.effects.evaluator }
    var program: Program { evaluator.program }

    func assemble() -> LinkResult {
        var leftovers: [AnyObject] = []
        return assemble(leftovers: &leftovers)
    }

    /// - Parameter leftovers: takes what was found and nobody asks for any more.
    func assemble(leftovers: inout [AnyObject]) -> LinkResult {
        var drafts = routes.drafts
        let publisher = publisher
        let options = publisher.options
        for index in drafts.indices { drafts[index].option = drafts[index].option ?? options.option(of: drafts[index]) }
        let ties = routes.ahead?.ties ?? []
        let other = routes.ahead.map { _ in PublishingThread(publisher, drafts, ties) }
        let (published, takenForOthers) = publishRoutes(drafts, publisher, other)
        var graph = NavigationGraph(app: .init(name: facts.applicationName))
        graph.entryPoints = entryPoints(published)
        graph.routes = published
        graph.storyboardFaults = storyboardFaults(published)
        graph.suppressions = suppressions()
        let mentions = mentions(among: published)
        graph.navigationCalls = CoverageCounter(facts: facts, routes: routes, modules: modules).calls()
        graph.unresolved = graph.navigationCalls.filter { $0.class == .unresolved }.map { call in
            UnresolvedCall(
                file: call.file, line: call.line, column: call.column, call: call.call, reason: call.reason ?? "",
                owner: call.owner)
        }
        graph.coverage = Coverage(counting: graph.navigationCalls)
        graph.scan = scanReport()
        // The modules last, because another thread is still at them.
        let described = other?.modules() ?? describeAlone(drafts[(other?.start ?? drafts.count)...], publisher, ties)
        graph.modules = publishModules(described, options, published, takenForOthers)
        for (index, found) in mentions { graph.modules[index].mentions = found }
        graph.modules = zip(graph.modules, modules.drafts).filter { !$0.1.isInherited }.map(\.0)
        if let other { leftovers.append(other) }
        return LinkResult(
            graph: graph.sorted(), diagnostics: diagnostics(of: graph), cutShort: filesCutShort)
    }

    // MARK: - Routes

    /// - Returns: the routes, and the ids of those on which a module's option acts for another module, by the first
    ///   module's id and the option.
    private func publishRoutes(
        _ drafts: [RouteDraft], _ publisher: Publisher, _ other: PublishingThread?
    ) -> (routes: [Route], takenForOthers: [[String]: [String]]) {
        let start = other?.start ?? drafts.count
        let first = drafts[..<start].map { publisher.publishWithConditions($0) }
        let found = first + (other?.routes() ?? drafts[start...].map { publisher.publishWithConditions($0) })
        var published = withOneCondition(found, of: drafts)
        let extents = Dictionary(
            drafts.indices.compactMap { index in
                wayBack(drafts[index]).map { (RouteIdentity(published[index]), $0) }
            }, uniquingKeysWith: { $0.joined(with: $1) })
        let acting = Dictionary(
            drafts.indices.compactMap { index in
                actingOption(drafts[index], publisher.options).map { (RouteIdentity(published[index]), $0) }
            }, uniquingKeysWith: { first, _ in first })
        published += EntryWays(entries: entries, chainer: publisher.chainer).routes(among: published)
        published = merged(published)
        number(&published)
        var takenForOthers: [[String]: [String]] = [:]
        for route in acting.isEmpty ? [] : published {
            if let option = acting[RouteIdentity(route)] { takenForOthers[option, default: []].append(route.id) }
        }
        let landings = landings(among: published)
        for index in published.indices
        where published[index].landsOn.isEmpty && published[index].destination.kind == .back {
            guard let extent = extents[RouteIdentity(published[index])] else { continue }
            published[index].landsOn = landings.landings(of: published[index], extent)
        }
        return (published, takenForOthers)
    }

    /// The routes of drafts, each with the condition under which all that says the same of it leads there.
    ///
    /// - Parameter found: what is published of each draft, and the conditions if nothing were asked of what may be nil.
    func withOneCondition(
        _ found: [(route: Route, withoutMissing: [String?])], of drafts: [RouteDraft]
    ) -> [Route] {
        var published = found.map(\.route)
        let known = found.allSatisfy(\.withoutMissing.isEmpty) ? [] : Set(published.map { RouteIdentity($0) })
        for (index, texts) in found.map(\.withoutMissing).enumerated() {
            // What happens where something is there, and where it is not, happens always.
            for text in texts {
                var always = published[index]
                always.condition = text
                if known.contains(RouteIdentity(always)) { published[index] = always }
            }
        }
        return JoinedConditions(program: program, modules: modules).joined(published, of: drafts)
    }

    /// The module whose navigator acts for the route's source, and the option with which it does so.
    private func actingOption(_ draft: RouteDraft, _ options: OptionFinder) -> [String]? {
        guard let module = draft.actingModule else { return nil }
        var route = draft
        route.source = .module(module)
        return options.option(of: route).map { [modules.drafts[module].id, $0] }
    }

    private var appID: String { Publisher.appID }
    var entryIDs: Set<String> { Set([appID] + entries.map(\.id)) }

    /// Routes that differ only in how they are proven are one.
    private func merged(_ routes: [Route]) -> [Route] {
        var positions: [RouteIdentity: Int] = [:]
        var result: [Route] = []
        for route in routes {
            let key = RouteIdentity(route)
            if let known = positions[key] {
                for trigger in route.triggers
                where result[known].triggers.count < TriggerChainer.maximumChains
                    && !result[known].triggers.contains(where: { trigger.starts(with: $0) || $0.starts(with: trigger) })
                {
                    result[known].triggers.append(trigger)
                }
                result[known].opens += route.opens.filter { !result[known].opens.contains($0) }
                if route.targetVariant != result[known].targetVariant { result[known].targetVariant = nil }
                if route.confidence == .exact { result[known].confidence = .exact }
                if !route.neverTriggered { result[known].neverTriggered = false }
                if !route.conditionIsPartial { result[known].conditionIsPartial = false }
                continue
            }
            positions[key] = result.count
            result.append(route)
        }
        return result
    }

    /// Ids are addresses: source, destination, option or method, variant, and a number where these agree.
    private func number(_ routes: inout [Route]) {
        var counts: [String: Int] = [:]
        let all = routes
        let addresses = all.map { address($0) }
        let sorted = all.indices.sorted { one, other in
            addresses[one] == addresses[other] ? precedes(all[one], all[other]) : addresses[one] < addresses[other]
        }
        routes = sorted.map { index in
            let address = addresses[index]
            counts[address, default: 0] += 1
            let ordinal = counts[address] ?? 1
            var route = all[index]
            route.id = ordinal == 1 ? address : "\(address)#\(ordinal)"
            return route
        }
    }

    /// Which of two routes with one address comes first.
    private func precedes(_ one: Route, _ other: Route) -> Bool {
        if one.transition != other.transition { return one.transition.rawValue < other.transition.rawValue }
        if one.condition != other.condition { return one.condition ?? "" < other.condition ?? "" }
        return one.evidence.lexicographicallyPrecedes(other.evidence) { ($0.file, $0.line) < ($1.file, $1.line) }
    }

    private func address(_ route: Route) -> String {
        let end: String =
            switch route.destination.kind {
            case .node: route.target ?? ""
            case .back: "(\(route.transition.rawValue))"
            case .system: "(\(route.destination.name))"
            case .external: "(external)"
            case .unresolved: "(unresolved)"
            }
        let way = route.option ?? route.method
        return route.source + " -> " + end + (way.map { " by \($0)" } ?? "") + (route.variant.map { " in \($0)" } ?? "")
    }

    // MARK: - Modules

    /// What is published of the modules, found on this thread: after all routes, whose answers are remembered.
    private func describeAlone(
        _ otherRoutes: ArraySlice<RouteDraft>, _ publisher: Publisher, _ ties: [ComponentTies]
    ) -> [Module] {
        for draft in otherRoutes { _ = publisher.publishWithConditions(draft) }
        return modules.drafts.indices.map { publisher.describe($0, ties) }
    }

    private func publishModules(
        _ described: [Module], _ options: OptionFinder, _ routes: [Route], _ takenForOthers: [[String]: [String]]
    ) -> [Module] {
        let reachable = Reachability(routes: routes, entryPoints: entryIDs).reachable()
        let named = Dictionary(grouping: routes.filter { $0.option != nil }) { [$0.source, $0.option ?? ""] }
        var choices: [Int: [PathChoice]] = [:]
        for route in self.routes.drafts {
            guard case .module(let source) = route.source, let choice = route.choice else { continue }
            choices[source, default: []].append(choice)
        }
        return modules.drafts.enumerated().map { index, draft in
            var module = described[index]
            module.reachable = reachable.contains(module.id)
            // The values that code puts on a path, or in a property that shows a view, are ways out too.
            for option in (choices[index] ?? []).compactMap({ options.option(of: $0) })
            where !module.options.contains(where: { $0.name == option.name }) {
                module.options.append(option)
            }
            for index in module.options.indices {
                let option = [module.id, module.options[index].name]
                module.options[index].routes = (named[option] ?? []).map(\.id) + (takenForOthers[option] ?? [])
            }
            // Without an interface a method is a way out only if it leads somewhere.
            if !options.declaresOptions(draft) {
                module.options.removeAll { $0.routes.isEmpty && $0.name.hasSuffix(")") }
            }
            let idle = IdleOptionFinder(program: program, options: options)
            for index in module.options.indices where module.options[index].routes.isEmpty {
                module.options[index].idle = idle.isIdle(module.options[index], of: draft)
            }
            return module
        }
    }

    /// Who names the modules that no route leads to, by module.
    private func mentions(among routes: [Route]) -> [Int: [Mention]] {
        let led = Set(routes.filter { $0.source != $0.target }.compactMap(\.target))
        let alone = modules.drafts.indices.filter { !led.contains(modules.drafts[$0].id) }
        return MentionFinder(program: program).mentions(of: alone.map { ($0, modules.drafts[$0]) })
    }

    /// The segues that code performs and no storyboard has.
    private func storyboardFaults(_ routes: [Route]) -> [StoryboardFault] {
        let faults = routes.compactMap { route -> StoryboardFault? in
            guard route.destination.kind == .unresolved, route.destination.name.hasPrefix(Self.missingSegue),
                let place = route.evidence.first(where: { $0.role == .shows })
            else { return nil }
            return StoryboardFault(message: route.destination.name, file: place.file, line: place.line)
        }
        return Set(faults).sorted { ($0.file, $0.line, $0.message) < ($1.file, $1.line, $1.message) }
    }

    /// How `RouteMaker` says that a segue is not there.
    private static let missingSegue = "no storyboard has a segue "

    private func suppressions() -> [Suppression] {
        facts.swift.flatMap { file in
            file.ignores.map {
                Suppression(
                    rule: $0.rule, reason: $0.reason, file: file.path, line: $0.line, through: $0.through)
            }
        }
    }

    private func entryPoints(_ routes: [Route]) -> [EntryPoint] {
        let places = modules.launchTypes.compactMap { program.place(of: $0) }.sorted { $0 < $1 }
        let led = Set(routes.map(\.source))
        let others = entries.map { entry in
            EntryPoint(
                id: entry.id, kind: entry.kind, file: entry.file, line: entry.line,
                unresolved: led.contains(entry.id) ? nil : entry.reason)
        }
        if let place = principal(of: places, routes) {
            return [EntryPoint(id: appID, kind: .launch, file: place.file, line: place.line)] + others
        }
        guard let route = routes.first(where: { $0.source == appID }), let evidence = route.evidence.first else {
            return others
        }
        return [EntryPoint(id: appID, kind: .launch, file: evidence.file, line: evidence.line)] + others
    }

    /// Of several apps of a repository, and of the delegates of one, the place from whose code most can be reached; the first of
    /// those that are alike.
    private func principal(of places: [(file: String, line: Int)], _ routes: [Route]) -> (file: String, line: Int)? {
        guard places.count > 1 else { return places.first }
        let steps = Dictionary(grouping: routes, by: \.source).mapValues { $0.compactMap(\.target) }
        let reached = places.map { place in
            var waiting = routes.filter { route in
                route.source == appID && route.evidence.contains { $0.file == place.file }
            }.compactMap(\.target)
            var seen = Set(waiting)
            while let node = waiting.popLast() {
                waiting += (steps[node] ?? []).filter { seen.insert($0).inserted }
            }
            return seen.count
        }
        return zip(places, reached).first { $0.1 == reached.max() }?.0
    }

    // MARK: - The rest

    private func scanReport() -> ScanReport {
        let summary = facts.summary
        return ScanReport(
            swiftFiles: summary.swiftFiles, storyboards: summary.storyboards, objectiveCFiles: summary.objectiveCFiles,
            objectiveCFilesWithNavigation: summary.objectiveCFilesWithNavigation,
            objectiveCNavigationCalls: summary.objectiveCNavigationCalls, target: summary.target,
            outOfTarget: summary.outOfTarget)
    }
}
