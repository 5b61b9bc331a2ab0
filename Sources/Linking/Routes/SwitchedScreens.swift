import Facts
import NavigationGraph

/// Finds the ways to what a view of SwiftUI's shows by a state of the whole app: `if session.isLoggedIn { HomeView() } else {
/// LoginView() }` shows the login when a screen has the session end, and that is a way of that screen.
///
/// The view around both holds each of them, whoever sets the state; see `SharedStates` for what is shown over it.
struct SwitchedScreens {
    /// How many screens may set the state for it to be a way of each; what more of them do is nobody's.
    private static let maximumScreens = 4

    let effects: EffectFinder
    let modules: ModuleMap
    let origins: OriginFinder

    private var evaluator: Evaluator { effects.evaluator }
    private var program: Program { evaluator.program }

    /// The ways, in the order of the routes that hold the screens.
    func ways(to routes: [RouteDraft]) -> [RouteDraft] {
        var known: Set<Way> = []
        var found: [RouteDraft] = []
        for route in routes {
            guard case .module(let target) = route.destination, route.state == nil,
                route.transition == .embed || route.transition == .root, isOfView(route)
            else { continue }
            for reference in route.conditions {
                let ways = screens(meeting: reference, on: route).filter {
                    $0.screen != target && route.source != .module($0.screen)
                }
                guard Set(ways.map(\.screen)).count <= Self.maximumScreens else { continue }
                for way in ways {
                    guard let method = way.steps.first.map({ program.outermost($0.function) }),
                        known.insert(Way(source: way.screen, target: target, method: method)).inserted
                    else { continue }
                    found.append(self.way(to: route, of: way, without: reference))
                }
            }
        }
        return found
    }

    private struct Way: Hashable {
        var source: Int
        var target: Int
        var method: FunctionRef
    }

    /// Whether a view of SwiftUI's, or an app of its, holds what a route leads to.
    private func isOfView(_ route: RouteDraft) -> Bool {
        guard let function = route.steps.last?.function, program.usesSwiftUI(function.file),
            let owner = program.owner(of: function)
        else { return false }
        return program.types[owner].kind == .struct
    }

    private func way(to route: RouteDraft, of way: StateClimb.Way, without condition: ConditionRef) -> RouteDraft {
        var given = route
        given.source = .module(way.screen)
        given.transition = route.source == .app ? .root : .replace
        if case .module(let holder) = route.source { given.actingModule = holder }
        given.steps = way.steps + route.steps
        given.conditions = way.steps.flatMap(\.conditions)
        given.method = way.steps.first.map { program.outermost($0.function) }
        return given
    }

    /// The screens whose code sets a state so that a condition holds, where the condition asks for one that others share.
    private func screens(meeting reference: ConditionRef, on route: RouteDraft) -> [StateClimb.Way] {
        guard let step = route.steps.last(where: { $0.function.file == reference.file }),
            let test = test(by: program.condition(reference), program.files[Int(reference.file)], step.frame),
            isShared(test.state)
        else { return [] }
        let setters = StateOpeners(evaluator: evaluator).setters(of: test.state) { test.isMet(name(of: $0, $1)) }
        return StateClimb(evaluator: evaluator, modules: modules, origins: origins).screens(setting: setters)
    }

    /// What a condition asks of a state.
    private struct Test {
        var state: StateKey
        /// Whether a value meets it, by the name of its case, `true`, `false` or `nil`; nil stands for any other value.
        var isMet: (String?) -> Bool
    }

    private func test(by condition: Condition, _ file: SwiftFacts, _ frame: FrameID) -> Test? {
        if let subject = condition.subject, condition.onlyUnwraps || condition.namesCases && !condition.isPartial {
            guard let state = effects.stateKey(subject, frame) else { return nil }
            guard condition.onlyUnwraps else {
                return Test(state: state) { $0.flatMap { file.outcome(of: condition, for: $0) } ?? false }
            }
            let isThere = condition.kind == .whenTrue || condition.kind == .guardPassed
            return Test(state: state) { ($0 != "nil") == isThere }
        }
        return test(written: file.text(condition.text), frame)
    }

    /// The same for what is said of the flag, or of nil, in a property of an object that a view holds: `session.isOpen`,
    /// `!session.isOpen`, `session.user != nil`, `session.step == .login`. Facts know of these no more than their words.
    private func test(written text: String, _ frame: FrameID) -> Test? {
        var words = text.split(separator: " ").map(String.init)
        var isEqual = true
        if words.count == 1 {
            let isNegated = words[0].hasPrefix("!")
            words = [String(words[0].drop { $0 == "!" }), "==", isNegated ? "false" : "true"]
        } else {
            guard words.count == 3, words[1] == "==" || words[1] == "!=" else { return nil }
            isEqual = words[1] == "=="
        }
        let names = words[0].split(separator: ".").map { program.identifier(String($0)) }
        guard names.count == 2, let this = evaluator.store.this(of: frame), evaluator.hasMember(names[0], this),
            let type = evaluator.type(of: evaluator.member(names[0], of: this)).symbol,
            evaluator.property(names[1], in: type, isStatic: false) != nil,
            let asked = words[2].split(separator: ".").last.map(String.init)
        else { return nil }
        return Test(state: StateKey(type: type, name: program.text(names[1]))) { name in
            // Anything but nil may be any case, and no flag.
            guard let name else { return asked == "nil" && !isEqual }
            return (name == asked) == isEqual
        }
    }

    /// Whether a state is that of an object of no module, which screens share.
    private func isShared(_ state: StateKey) -> Bool {
        program.types[state.type].kind == .class
            && (modules.moduleOfType[state.type].map { modules.drafts[$0].kind == .coordinator } ?? true)
    }

    /// The case, flag or nil that a value is by its name.
    private func name(of value: ExpressionID, _ file: SwiftFacts) -> String? {
        switch file.expressions[value] {
        case .name(let name), .member(nil, let name): file.text(name)
        case .member(let base?, let name):
            // `State.loggedOut`
            if case .name(let type) = file.expressions[base], file.text(type).beginsWithCapital {
                file.text(name)
            } else {
                nil
            }
        case .call(let callee, _): self.name(of: callee, file)
        default: nil
        }
    }
}
