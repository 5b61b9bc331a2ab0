import Facts
import NavigationGraph

/// Makes one route of those that the two branches of an `if` or `guard` take to the same end: whichever runs, the same
/// screen is shown in the same way.
///
/// A helper that presents on what is presented already, else on its own controller, shows the target in any case. What
/// decides between the branches says nothing about the route.
struct JoinedBranches {
    let origins: OriginFinder

    private var program: Program { origins.program }

    /// What two routes share whose code differs in a branch only.
    private struct Key: Hashable {
        var source: RouteDraft.Source
        var destination: RouteDraft.Destination
        var transition: Transition
        var container: Container?
        var creation: Creation?
        var method: FunctionRef?
        var landing: Int?
        var choice: PathChoice?
        var isInferred: Bool
        var call: String
    }

    /// The routes in their order, each at the place of its first branch.
    func joined(_ routes: [RouteDraft]) -> [RouteDraft] {
        let routes = withoutNarrower(routes)
        var groups: [Key: [Int]] = [:]
        for position in routes.indices {
            if let key = key(of: routes[position]) { groups[key, default: []].append(position) }
        }
        var found = routes
        var joined: Set<Int> = []
        for var group in groups.values where group.count > 1 {
            // What two branches have become may be a branch of a larger one.
            while let pair = innermostPair(of: group, in: found) {
                found[pair.one] = join(found[pair.one], found[pair.other], pair.tests)
                joined.insert(pair.other)
                group.removeAll { $0 == pair.other }
            }
        }
        return joined.isEmpty ? found : found.indices.filter { !joined.contains($0) }.map { found[$0] }
    }

    /// The routes without those that go the same way as another one, but that they ask for the class of something: what one
    /// caller hands over is known to be of it, and the way is there for all of them.
    private func withoutNarrower(_ routes: [RouteDraft]) -> [RouteDraft] {
        struct Way: Hashable {
            var key: Key
            var site: ExpressionRef?
            var calls: [ExpressionRef]
        }
        var groups: [Way: [Int]] = [:]
        for (position, route) in routes.enumerated() {
            guard var key = key(of: route) else { continue }
            key.creation = nil
            groups[Way(key: key, site: route.creation?.site, calls: route.steps.map(\.call)), default: []].append(
                position)
        }
        var narrower: Set<Int> = []
        for group in groups.values where group.count > 1 {
            for one in group {
                let conditions = Set(routes[one].conditions)
                let isNarrower = group.contains { wider in
                    let others = Set(routes[wider].conditions)
                    return others.count < conditions.count && others.isSubset(of: conditions)
                        && conditions.allSatisfy { others.contains($0) || isOfClass($0) }
                }
                if isNarrower { narrower.insert(one) }
            }
        }
        return narrower.isEmpty ? routes : routes.indices.filter { !narrower.contains($0) }.map { routes[$0] }
    }

    /// Whether a condition asks for the class of something: `error is GalleryError`.
    private func isOfClass(_ reference: ConditionRef) -> Bool {
        guard let subject = program.condition(reference).subject else { return false }
        if case .cast = program.files[Int(reference.file)].expressions[subject] { return true }
        return false
    }

    private typealias Pair = (one: Int, other: Int, tests: [ConditionRef])

    /// The two branches that lie deepest in others.
    private func innermostPair(of group: [Int], in found: [RouteDraft]) -> Pair? {
        var deepest: (pair: Pair, depth: Int)?
        for (index, one) in group.enumerated() {
            for other in group[(index + 1)...] {
                guard let tests = tests(between: found[one], found[other]) else { continue }
                let depth = max(self.tests(of: found[one]).count, self.tests(of: found[other]).count)
                if depth > deepest?.depth ?? -1 { deepest = ((one, other, tests), depth) }
            }
        }
        return deepest?.pair
    }

    private func key(of route: RouteDraft) -> Key? {
        guard route.primitive != nil, route.segue == nil, route.state == nil, route.tab == nil else { return nil }
        return Key(
            source: route.source, destination: route.destination, transition: route.transition,
            container: route.container, creation: route.creation, method: route.method, landing: route.landing,
            choice: route.choice, isInferred: route.isInferred, call: route.call)
    }

    /// The one test that tells two routes apart, with its two sides; nil where more does.
    private func tests(between one: RouteDraft, _ other: RouteDraft) -> [ConditionRef]? {
        guard let split = zip(one.steps, other.steps).enumerated().first(where: { $1.0 != $1.1 })?.offset,
            program.outermost(one.steps[split].function) == program.outermost(other.steps[split].function),
            !(one.steps[split...] + other.steps[split...]).contains(where: isSetOff)
        else { return nil }
        var (left, right) = (tests(of: one), tests(of: other))
        while let first = left.first, first == right.first {
            left.removeFirst()
            right.removeFirst()
        }
        switch (left.first, right.first) {
        case (let taken?, let otherwise?):
            return left.count == 1 && right.count == 1 && program.areSides(taken, otherwise) ? [taken, otherwise] : nil
        // That something is there is no condition of its own; that it is missing is one.
        case (let test?, nil), (nil, let test?):
            return left.count + right.count == 1 && program.condition(test).onlyUnwraps ? [test] : nil
        case (nil, nil): return nil
        }
    }

    /// Whether anything but the call runs a step's code: the action of an alert, which the user may leave alone.
    private func isSetOff(_ step: Effect.Step) -> Bool {
        guard program.facts(step.function).kind == .closure else { return false }
        return origins.origins(of: step.function).contains { origin in
            switch origin {
            case .event, .otherwise, .answer, .system: true
            case .call, .inside: false
            }
        }
    }

    private func tests(of route: RouteDraft) -> ArraySlice<ConditionRef> {
        route.conditions.filter { !route.eitherWay.contains($0) }[...]
    }

    private func join(_ one: RouteDraft, _ other: RouteDraft, _ tests: [ConditionRef]) -> RouteDraft {
        // The branch that is written first stands for the route.
        var (route, further) = isFirst(one, other) ? (one, other) : (other, one)
        further.branches = [further.steps] + further.branches
        route.eitherWay.formUnion(further.eitherWay)
        route.eitherWay.formUnion(tests)
        route.branches += further.branches
        return route
    }

    private func isFirst(_ one: RouteDraft, _ other: RouteDraft) -> Bool {
        guard let first = one.primitive, let second = other.primitive, first.file == second.file else { return true }
        return program.line(first) <= program.line(second)
    }
}
