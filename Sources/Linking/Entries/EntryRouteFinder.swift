import Dialects
import Facts
import NavigationGraph

/// Finds the ways into a running app: links, notifications, shortcuts, widgets and intents, and the modules they lead to.
///
/// It follows what the handlers do to the screen. What a handler matches on the way gives the entry point its name, and
/// is no condition any more. It comes after the routes of modules, whose code handlers may run through.
final class EntryRouteFinder {
    let maker: RouteMaker
    private let launch: [LaunchFacts]
    /// Where the user says that the app is entered.
    private let configured: [EntryPointHint]
    private(set) var entries: [EntryDraft] = []
    private var positions: [String: Int] = [:]
    /// The closures that run when a library is handed a link.
    private var registered: Set<FunctionRef> = []

    init(maker: RouteMaker, launch: [LaunchFacts], configured: [EntryPointHint] = []) {
        self.maker = maker
        self.launch = launch
        self.configured = configured
    }

    private var evaluator: Evaluator { maker.effects.evaluator }
    private var program: Program { evaluator.program }

    func addRoutes() {
        let handlers = EntryHandlerFinder(evaluator: evaluator, configured: configured).handlers()
        // What launch code does for an entry is the entry's.
        let functions = Set(handlers.map(\.function))
        maker.removeDrafts { draft in
            guard draft.source == .app, let first = draft.steps.first else { return false }
            return functions.contains(first.function) || functions.contains(program.outermost(first.function))
        }
        for handler in handlers { follow(handler) }
        takeLaunchedByLinks(functions)
        // What launch code only hands to a library, links set off.
        maker.removeDrafts { draft in
            draft.source == .app && draft.steps.contains { registered.contains($0.function) }
        }
        addDeclaredShortcuts()
        connectWidgets(EntryHandlerFinder(evaluator: evaluator).widgetLinks())
    }

    /// What launch code does only for a link that starts the app is the link's. What it has a handler do is that already.
    private func takeLaunchedByLinks(_ handlers: Set<FunctionRef>) {
        let links = LaunchLinks(program: program)
        let namer = EntryNamer(evaluator: evaluator, modules: maker.modules)
        var taken: [RouteDraft] = []
        maker.removeDrafts { draft in
            guard draft.source == .app, let method = draft.method else { return false }
            switch draft.destination {
            case .module, .system, .external: break
            case .back, .unresolved: return false
            }
            if draft.steps.contains(where: { handlers.contains(program.outermost($0.function)) }) { return true }
            guard let (kind, isActivity) = links.kind(of: draft.steps) else { return false }
            let (names, place, conditions) = namer.names(of: draft.steps, Screen(destination: .open))
            let handler = EntryHandler(kind: kind, function: method)
            let isAddress = kind == .deeplink && !isActivity
            for name in names.isEmpty ? [unnamed(handler, isAddress: isAddress)] : names {
                var route = draft
                route.source = .entry(entry(handler, name, at: place))
                route.namingConditions = Set(conditions)
                taken.append(route)
            }
            return true
        }
        // The handler of links that reach the running app mostly does the same.
        let known = Set(maker.drafts.map { Way($0) })
        for route in taken where !known.contains(Way(route)) { maker.add(route) }
    }

    /// Where a route leads from, and to, and the call that does it.
    private struct Way: Hashable {
        var source: RouteDraft.Source
        var destination: RouteDraft.Destination
        var primitive: ExpressionRef?

        init(_ route: RouteDraft) {
            source = route.source
            destination = route.destination
            primitive = route.primitive
        }
    }

    // MARK: - Handlers

    private func follow(_ handler: EntryHandler) {
        let namer = EntryNamer(evaluator: evaluator, modules: maker.modules)
        var isFollowed = follow(handler.function, of: handler, namer)
        for link in RegisteredLinks(evaluator: evaluator).registrations(for: handler.function) {
            // Several handlers may hand links to one library: a link and an address of the web.
            guard registered.contains(link.closure) || follow(link.closure, of: handler, namer, under: link.name)
            else { continue }
            isFollowed = true
            registered.insert(link.closure)
        }
        let named = Set(entries.lazy.filter { $0.handlers.contains(handler.function) }.map(\.name))
        for (name, place) in namer.matched(in: handler.function, named: named) { _ = entry(handler, name, at: place) }
        if !isFollowed, !entries.contains(where: { $0.handlers.contains(handler.function) }) {
            let takers = LibraryTakers(evaluator: evaluator).takers(of: handler.function)
            let name = takers.count == 1 ? takers[0] : unnamed(handler, isAddress: isAddress(handler))
            _ = entry(handler, handler.name ?? name, at: nil, handedTo: takers)
        }
    }

    /// Adds the routes of what runs for a handler.
    ///
    /// - Parameter address: what the handler's entry point is called; else what is matched on the way tells.
    /// - Returns: whether there are any.
    private func follow(
        _ function: FunctionRef, of handler: EntryHandler, _ namer: EntryNamer, under address: String? = nil
    ) -> Bool {
        let handed = HandedLinks(effects: maker.effects, modules: maker.modules).effects(of: function)
        let found =
            maker.effects.effects(of: function).flatMap { routes(of: $0) }.map { ($0, $1, false) }
            + handed.flatMap { routes(of: $0) }.map { ($0, $1, true) }
        for (route, screen, isHanded) in found {
            let (matched, place, conditions) = namer.names(of: route.steps, screen, intoModule: isHanded)
            let names = address.map { [$0] } ?? matched
            for name in names.isEmpty ? [unnamed(handler, isAddress: isAddress(handler))] : names {
                var route = route
                route.source = .entry(entry(handler, name, at: place))
                route.namingConditions = Set(conditions)
                route.method = program.outermost(handler.function)
                maker.add(route)
            }
        }
        return !found.isEmpty
    }

    /// The routes that an effect of a handler stands for, to modules, to the system's screens and out of the app.
    private func routes(of effect: Effect) -> [(RouteDraft, Screen)] {
        guard !effect.onlyNodes, !isOfScreen(effect), !maker.isSurrounding(effect) else { return [] }
        let screens: [Screen] =
            switch effect.shown {
            case .external: [Screen(destination: .open)]
            case .system(let name): [Screen(destination: .system(name))]
            case .value, .tab, .back, .segue: maker.screens(shownBy: effect)
            }
        return screens.compactMap { screen in
            guard let route = maker.draft(of: effect, screen),
                !maker.sources.waitsForScreen(effect, route.destination, screen)
            else { return nil }
            return (route, screen)
        }
    }

    /// Whether the code of a screen does it: then it is that screen's own route, whoever called it.
    private func isOfScreen(_ effect: Effect) -> Bool {
        effect.steps.contains { step in
            guard let module = maker.modules.module(of: step.function), let owner = program.owner(of: step.function)
            else { return false }
            return maker.modules.drafts[module].views.contains(owner)
        }
    }

    /// - Parameter takers: the libraries to which the handler only hands on what it gets.
    private func entry(
        _ handler: EntryHandler, _ name: String, at condition: ConditionRef?, handedTo takers: [String] = []
    ) -> Int {
        let place: (String, Int)
        if let condition {
            place = (program.files[Int(condition.file)].path, Int(program.condition(condition).line))
        } else {
            place = (
                program.files[Int(handler.function.file)].path, Int(program.facts(handler.function).place.line)
            )
        }
        let method = program.memberName(program.outermost(handler.function))
        let reason =
            takers.isEmpty
            ? "what \(method) does with it was not followed to a screen"
            : "\(method) only hands it to \(takers.joined(separator: " and ")), which is no code of the app"
        return entry(
            EntryDraft(
                kind: handler.kind, name: name, file: place.0, line: place.1, handlers: [handler.function],
                reason: reason))
    }

    private func entry(_ draft: EntryDraft) -> Int {
        if let known = positions[draft.id] {
            entries[known].handlers += draft.handlers.filter { !entries[known].handlers.contains($0) }
            return known
        }
        positions[draft.id] = entries.count
        entries.append(draft)
        return entries.count - 1
    }

    /// An entry point whose code tells no names apart.
    private func unnamed(_ handler: EntryHandler, isAddress: Bool) -> String {
        if let name = handler.name { return name }
        let schemes = Set(launch.flatMap(\.urlSchemes))
        if isAddress, schemes.count == 1, let only = schemes.first { return only }
        switch handler.kind {
        case .deeplink: return isAddress ? EntryPoint.anyAddress : EntryPoint.anyActivity
        default: return EntryPoint.anyName
        }
    }

    /// Whether a handler is handed an address, and no activity of the user's.
    private func isAddress(_ handler: EntryHandler) -> Bool {
        handler.takesAddress || handler.kind == .deeplink && program.fullName(handler.function).holds("open")
    }

    // MARK: - Property lists and widgets

    /// Shortcuts that the information property list declares; code that tells them apart knows them by the last part.
    private func addDeclaredShortcuts() {
        for facts in launch {
            for type in facts.shortcutTypes {
                let last = type.split(separator: ".").last.map(String.init) ?? type
                let isKnown = entries.contains { entry in
                    entry.kind == .shortcut
                        && (entry.name == type || entry.name.split(separator: ".").last.map(String.init) == last
                            || entry.name.lowercased() == last.lowercased())
                }
                guard !isKnown else { continue }
                _ = entry(
                    EntryDraft(
                        kind: .shortcut, name: last, file: facts.path, line: 1, handlers: [],
                        reason: "no code was found that opens a screen for it"))
            }
        }
    }

    /// A widget opens an address of the app: it leads where the link of that name leads.
    private func connectWidgets(_ links: [EntryHandlerFinder.WidgetLink]) {
        for link in links {
            let index = entry(
                EntryDraft(
                    kind: .widget, name: link.name, file: link.file, line: link.line, handlers: [],
                    reason: "no code was found that opens a screen for its address"))
            let parts = Set(link.name.split(separator: "/"))
            let same = entries.indices.filter { other in
                entries[other].kind == .deeplink
                    && (entries[other].name == link.name
                        || parts.contains(Substring(entries[other].name))
                        || entries[other].name.split(separator: "/").last.map { parts.contains($0) } ?? false)
            }
            for draft in maker.drafts {
                guard case .entry(let source) = draft.source, same.contains(source) else { continue }
                var draft = draft
                draft.source = .entry(index)
                draft.isInferred = true
                draft.extraEvidence = [.init(file: link.file, line: link.line, role: .trigger)]
                maker.add(draft)
            }
        }
    }
}

/// An entry point while it is being linked.
struct EntryDraft {
    var kind: EntryPoint.Kind
    var name: String
    var file: String
    var line: Int
    /// What the system calls for it: a notification that the user opens has another handler than one that comes.
    var handlers: [FunctionRef]
    /// Why no module is known that it leads to, unless a route tells.
    var reason: String

    var id: String { "App:\(kind.rawValue):\(name)" }
}
