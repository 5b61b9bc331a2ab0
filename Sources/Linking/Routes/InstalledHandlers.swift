import Facts
import NavigationGraph

/// Begins the ways over a handler that is only installed at the method that installs it, where several methods of the
/// same object have that done: the user sets the handler off, whoever had it installed last.
///
/// A presenter makes its rows anew with each change, and each method that has them made would be told as a way of its
/// own. What a method shows together with a handler, as an alert, is a way of who has it shown.
struct InstalledHandlers {
    let origins: OriginFinder

    private var program: Program { origins.program }

    /// Where the way over a handler ends, and the calls from the handler's on.
    private struct Key: Hashable {
        var source: RouteDraft.Source
        var destination: RouteDraft.Destination
        var transition: Transition
        var primitive: ExpressionRef
        var calls: [ExpressionRef]
    }

    /// The routes in their order, those over one handler by the method that installs it.
    func begun(_ routes: [RouteDraft]) -> [RouteDraft] {
        var groups: [Key: [(position: Int, installer: FunctionRef)]] = [:]
        for (position, route) in routes.enumerated() {
            for index in route.steps.indices {
                guard let installer = installer(of: route, at: index), let key = key(of: route, from: index) else {
                    continue
                }
                groups[key, default: []].append((position, installer))
            }
        }
        groups = groups.filter { Set($0.value.map { routes[$0.position].method }).count > 1 }
        let shown = self.shown(by: Set(groups.values.joined().map(\.installer)), on: routes)
        var found = routes
        // Of several handlers on a way the innermost, which comes last, says where it begins.
        for (key, group) in groups.sorted(by: { Self.comesFirst($0, $1) }) {
            for (position, installer) in group where !showsOthers(shown[installer] ?? [], than: key.source) {
                guard let closure = found[position].steps.suffix(key.calls.count).first?.function,
                    isInstalled(closure)
                else { continue }
                found[position].method = installer
            }
        }
        return found
    }

    private typealias Group = (key: Key, value: [(position: Int, installer: FunctionRef)])

    private static func comesFirst(_ one: Group, _ other: Group) -> Bool {
        let (length, others) = (one.key.calls.count, other.key.calls.count)
        return length == others ? one.value[0].position < other.value[0].position : length > others
    }

    private func key(of route: RouteDraft, from index: Int) -> Key? {
        guard let primitive = route.primitive, route.segue == nil, route.state == nil, route.tab == nil else {
            return nil
        }
        return Key(
            source: route.source, destination: route.destination, transition: route.transition, primitive: primitive,
            calls: route.steps[index...].map(\.call))
    }

    /// The method around a closure on the way, where it is one of the object in whose code the way begins. What a
    /// navigator offers keeps its name.
    private func installer(of route: RouteDraft, at index: Int) -> FunctionRef? {
        let closure = route.steps[index].function
        guard program.facts(closure).kind == .closure, case .module(let module) = route.source,
            let owner = route.method.flatMap({ program.owner(of: $0) }),
            !origins.modules.drafts[module].navigators.contains(owner)
        else { return nil }
        let around = program.outermost(closure)
        return program.facts(around).kind == .method && program.owner(of: around) == owner ? around : nil
    }

    /// Whether a closure runs for what the user touches, and not with the method around it; not one of an alert, which
    /// is there for once.
    private func isInstalled(_ closure: FunctionRef) -> Bool {
        !isAlerts(closure) && origins.isRunByOthers(closure) && origins.isSetOffByUser(closure)
    }

    private func isAlerts(_ closure: FunctionRef) -> Bool {
        guard program.facts(closure).kind == .closure else { return false }
        if program.isTouched(closure), !program.isOfStandingControl(closure) { return true }
        return program.facts(closure).parent.map { isAlerts(FunctionRef(Int(closure.file), $0)) } ?? false
    }

    /// What methods show by themselves when they run, for some methods.
    private func shown(
        by installers: Set<FunctionRef>, on routes: [RouteDraft]
    ) -> [FunctionRef: Set<RouteDraft.Destination>] {
        var found: [FunctionRef: Set<RouteDraft.Destination>] = [:]
        for route in routes where shows(route) {
            guard route.steps.contains(where: { installers.contains(program.outermost($0.function)) }) else { continue }
            for step in route.steps.reversed() {
                if origins.isRunByOthers(step.function) { break }
                found[program.outermost(step.function), default: []].insert(route.destination)
            }
        }
        return found
    }

    private func showsOthers(_ shown: Set<RouteDraft.Destination>, than source: RouteDraft.Source) -> Bool {
        shown.contains { destination in
            if case .module(let module) = destination { source != .module(module) } else { true }
        }
    }

    /// Whether a route shows something over what is there, and holds nothing in it.
    private func shows(_ route: RouteDraft) -> Bool {
        switch route.destination {
        case .back, .external: false
        default: route.transition != .embed && route.transition != .tab
        }
    }
}
