import Dialects
import Facts

/// Gives the ways that the state of a coordinator of SwiftUI's decides to the screens that set the state.
///
/// A view around the app shows a sheet when its coordinator's property says so: `.sheet(item: $coordinator.sheet)`. Every
/// screen has that coordinator, and says `coordinator.present(sheet: .help)`: that is a way of the screen, as a value is
/// that it puts on the coordinator's path. Where the view itself, or what is not known, sets the state, the way stays with
/// the view.
struct SharedStates {
    let evaluator: Evaluator
    let modules: ModuleMap
    let origins: OriginFinder
    /// How many functions may hand a case on before the property is set.
    private static let maximumDepth = 4

    private var program: Program { evaluator.program }

    /// The routes, in their order; where several screens set the state, one for each of them.
    func given(_ routes: [RouteDraft]) -> [RouteDraft] {
        routes.with { route in
            guard let state = route.state, modules.moduleOfType[state.type] == nil,
                !program.isSwiftUIView(state.type)
            else { return nil }
            let holder: Int?
            switch route.source {
            case .module(let module): holder = module
            case .app: holder = nil
            case .entry: return nil
            }
            var climb = Climb(
                sharing: self, holder: holder, option: route.option, conditions: route.conditionsOfScreen)
            for opener in StateOpeners(evaluator: evaluator).openers(of: state, choice: route.option) {
                climb.run(from: opener.function, change: opener.change, below: [])
            }
            let found = climb.found.filter { route.destination != .module($0.screen) }
            if climb.isVain { return [] }
            guard !climb.isOwn, !found.isEmpty else { return nil }
            return found.map { screen, steps in
                route.given(to: screen, by: holder, after: steps, option: route.option, in: program)
            }
        }
    }

    /// One climb from what sets the state to the screens that have it set.
    private struct Climb {
        let sharing: SharedStates
        /// The module around whose view it is shown; nil for the app.
        let holder: Int?
        /// The case that is shown; nil where any value shows it.
        let option: String?
        /// Under which the screen is the one that is shown.
        let conditions: [ConditionRef]
        /// The screens, each with the steps from its own call on.
        var found: [(screen: Int, steps: [Effect.Step])] = []
        /// Whether anything but another screen sets it.
        var isOwn = false
        /// Whether a call sets another case.
        private var setsOther = false
        private var visited: Set<FunctionRef> = []

        /// Whether all that sets the state sets other cases: nobody has this one shown.
        var isVain: Bool { setsOther && !isOwn && found.isEmpty }

        init(sharing: SharedStates, holder: Int?, option: String?, conditions: [ConditionRef]) {
            self.conditions = conditions
            self.sharing = sharing
            self.holder = holder
            self.option = option
        }

        private var program: Program { sharing.program }

        /// - Parameters:
        ///   - change: what sets the state, or calls what does.
        ///   - closure: the closure of the function that it stands in.
        mutating func run(
            from function: FunctionRef, change: ExpressionRef, in closure: FunctionRef? = nil, below: [Effect.Step]
        ) {
            let place = closure ?? function
            let step = Effect.Step(
                function: place, frame: sharing.evaluator.rootFrame(place), call: change,
                conditions: sharing.evaluator.conditions(around: change, in: place))
            let steps = [step] + below
            // What a coordinator does is of who calls it.
            if let module = sharing.modules.module(of: function), sharing.modules.drafts[module].kind != .coordinator {
                if module == holder { isOwn = true } else { add(steps, of: module) }
                return
            }
            guard visited.insert(function).inserted, below.count < SharedStates.maximumDepth else { return }
            for origin in sharing.origins.origins(of: function) {
                switch origin {
                case .event, .otherwise, .answer, .system: isOwn = true
                case .inside(let around): run(from: around, change: change, in: closure ?? function, below: below)
                case .call(let site):
                    guard mayHand(site, calling: function) else {
                        setsOther = true
                        continue
                    }
                    run(from: site.function, change: site.call, below: steps)
                }
            }
        }

        /// Whether a call may hand over the case that is shown, where it hands over any.
        private func mayHand(_ site: CallSites.Site, calling function: FunctionRef) -> Bool {
            guard option != nil || !conditions.isEmpty else { return true }
            let file = program.files[Int(site.call.file)]
            guard case .call(_, let arguments) = file.expressions[site.call.id] else { return true }
            let frame = sharing.evaluator.rootFrame(site.function)
            let names = file.arguments(arguments).flatMap { sharing.evaluator.namedCases($0.value, frame) }
            guard !names.isEmpty else { return true }
            guard let option else {
                return conditions.allSatisfy { sharing.evaluator.mayHold($0, forCases: names) ?? true }
            }
            return names.contains(option)
        }

        private mutating func add(_ steps: [Effect.Step], of screen: Int) {
            let function = program.outermost(steps[0].function)
            guard
                !found.contains(where: {
                    $0.screen == screen && program.outermost($0.steps[0].function) == function
                })
            else { return }
            found.append((screen, steps))
        }
    }
}
