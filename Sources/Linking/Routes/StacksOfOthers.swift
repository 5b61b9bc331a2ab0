import NavigationGraph

/// Leaves out the pops of stacks that the module whose code has them done does not stand on: another flow's stack goes back,
/// and nothing of the module closes.
///
/// It comes after all routes are there, which tell what stands on a stack: what code puts there, and what that leads to on the
/// same stack.
struct StacksOfOthers {
    let evaluator: Evaluator
    let modules: ModuleMap
    /// What code was seen to put onto stacks.
    let pushed: [Creation: Set<Int>]
    /// What a stack is made with, or filled with before it is shown.
    let contents: (Creation) -> [Screen]

    /// The transitions that leave a screen on the stack where the one before it stands.
    private static let staying: Set<Transition> = [.push, .replace, .root, .embed, .tab, .segue, .start, .custom]

    func without(_ routes: [RouteDraft]) -> [RouteDraft] {
        guard routes.contains(where: { !$0.popped.isEmpty }) else { return routes }
        var next: [Int: Set<Int>] = [:]
        for index in routes.indices {
            guard case .module(let source) = routes[index].source,
                case .module(let target) = routes[index].destination,
                routes[index].container == nil, Self.staying.contains(routes[index].transition)
            else { continue }
            next[source, default: []].insert(target)
        }
        var standing: [Creation: Set<Int>] = [:]
        return routes.filter { route in
            guard !route.popped.isEmpty, case .module(let source) = route.source, route.destination == .back,
                isDone(route, byCodeOfOthersThan: source)
            else { return true }
            for stack in route.popped {
                let there = standing[stack] ?? self.standing(on: stack, next)
                standing[stack] = there
                // Of a stack on which nothing is known to stand anything may.
                if there.isEmpty || there.contains(source) { return true }
            }
            return false
        }
    }

    /// Whether the code of another module pops: a module's own knows its stack.
    private func isDone(_ route: RouteDraft, byCodeOfOthersThan source: Int) -> Bool {
        guard let last = route.steps.last, let popping = modules.module(of: program.outermost(last.function)) else {
            return false
        }
        return popping != source
    }

    private var program: Program { evaluator.program }

    private func standing(on stack: Creation, _ next: [Int: Set<Int>]) -> Set<Int> {
        var queue = Array(pushed[stack] ?? [])
        for screen in contents(stack) {
            if case .module(let module) = screen.destination { queue.append(module) }
        }
        var found = Set(queue)
        while let module = queue.popLast() {
            for other in next[module] ?? [] where found.insert(other).inserted { queue.append(other) }
        }
        return found
    }
}

extension RouteMaker {
    /// Remembers what an effect puts onto a stack that is known, by which it is shown, or before it is.
    func noteStanding(_ effect: Effect) {
        for screen in screens(shownBy: effect) {
            if case .module(let module) = screen.destination { noteStanding(effect, .module(module)) }
        }
    }

    func noteStanding(_ effect: Effect, _ destination: RouteDraft.Destination) {
        guard case .module(let module) = destination else { return }
        switch effect.transition {
        case .push, .root, .replace: break
        default: return
        }
        for choice in evaluator.choices(of: effect.receiver) {
            if case .object(let stack) = evaluator.store[choice.value] { pushed[stack, default: []].insert(module) }
        }
    }

    /// The module whose view a way back closes, where the controller is known that it is closed by.
    func dismissed(by effect: Effect) -> Int? {
        guard effect.shown == .back, effect.transition == .dismiss else { return nil }
        let closed = evaluator.choices(of: effect.receiver).filter { $0.value != evaluator.nothing }.map { choice in
            if case .object(let creation) = evaluator.store[choice.value] {
                return modules.module(showing: creation)
            }
            return nil
        }.distinct()
        return closed.count == 1 ? closed[0] : nil
    }

    /// The navigation controller that a way back closes, in code of the function that made it: who gets it later puts
    /// other screens onto it.
    func stack(closedBy effect: Effect) -> Creation? {
        guard effect.shown == .back, effect.transition == .dismiss, let last = effect.steps.last else { return nil }
        let closed = evaluator.choices(of: effect.receiver).filter { $0.value != evaluator.nothing }
        guard closed.count == 1, case .object(let stack) = evaluator.store[closed[0].value],
            effects.screens.container(of: stack.type) == .navigation,
            program.outermost(evaluator.store.function(of: stack.frame)) == program.outermost(last.function)
        else { return nil }
        return stack
    }

    /// The only module in a stack; nil where there are several, of which another one may be seen each time.
    private func module(in stack: Creation) -> Int? {
        let found = contents(of: stack).map { screen in
            if case .module(let module) = screen.destination { return Int?.some(module) }
            return nil
        }.distinct()
        return found.count == 1 ? found[0] : nil
    }

    /// What a stack is made with, or filled with before it is shown.
    private func contents(of stack: Creation) -> [Screen] {
        effects.screens.screens(of: evaluator.make(.object(stack))) { self.contents.contents($0, $1, shownBy: []) }
    }

    /// The stacks off which a way back takes something; none where they are not all known.
    func stacks(poppedBy effect: Effect) -> [Creation] {
        guard effect.shown == .back, effect.transition == .pop else { return [] }
        var found: [Creation] = []
        for choice in evaluator.choices(of: effect.receiver) where choice.value != evaluator.nothing {
            guard case .object(let stack) = evaluator.store[choice.value],
                effects.screens.container(of: stack.type) == .navigation
            else { return [] }
            found.append(stack)
        }
        return found
    }

    /// Gives the ways back on which a parent closes its children to the children, and leaves out those that close nothing of
    /// their source.
    func giveBack() {
        for index in drafts.indices where drafts[index].dismissed == nil {
            drafts[index].dismissed = drafts[index].closedStack.flatMap { module(in: $0) }
        }
        drafts = ClosedChildren(evaluator: evaluator, modules: modules, origins: origins).given(drafts)
        for draft in drafts where draft.closesOverlay && draft.actingModule == nil {
            if let primitive = draft.primitive { noWays[primitive] = .closesOverlay }
        }
        removeDrafts { $0.closesOverlay && $0.actingModule == nil }
        drafts = StacksOfOthers(evaluator: evaluator, modules: modules, pushed: pushed) { stack in
            self.contents(of: stack)
        }.without(drafts)
    }
}
