import Facts
import NavigationGraph

/// Finds who takes a module in that has no screen of its own: its presenter is made for a part of another module's screen,
/// and nothing shows it. A unit of a library's that leads through the screens of others is started by who has it made.
///
/// The assembly is not called where something is shown, so that no effect tells of it. Whose code calls it, through
/// however many factories, holds the module. It comes after the routes of effects, which tell what is shown anyway.
struct ChildModuleFinder {
    let evaluator: Evaluator
    let modules: ModuleMap
    /// How many calls lie between the holder's code and the assembly at most.
    private static let maximumDepth = 4
    /// How many calls of one function are followed.
    private static let maximumCalls = 24

    private var program: Program { evaluator.program }

    /// - Parameters:
    ///   - shown: the modules that some route leads to.
    ///   - routes: those that are known.
    func find(shown: Set<Int>, beside routes: [RouteDraft]) -> [RouteDraft] {
        let children = modules.assembliesWithoutView.filter { !shown.contains($0.module) }.flatMap { child in
            modules.drafts[child.module].symbols(.presenter).flatMap { evaluator.creations(of: $0) }.filter {
                evaluator.assemblyUnit(of: $0.0) == child.function
            }.map { (child.module, $0) }
        }
        let units = modules.drafts.indices.filter { modules.drafts[$0].kind == .coordinator && !shown.contains($0) }
            .flatMap { unit in
                modules.drafts[unit].navigators.flatMap { evaluator.creations(of: $0) }.filter {
                    modules.module(of: evaluator.assemblyUnit(of: $0.0)) == unit
                }.map { (unit, $0) }
            }
        var seen: Set<Taken> = []
        let found = (children + units).flatMap { module, made -> [RouteDraft] in
            ways(to: made, of: module).compactMap {
                guard let source = source(of: $0, not: module), holds(source, module),
                    seen.insert(Taken(module: module, source: source)).inserted
                else { return nil }
                return route(to: module, from: source, $0)
            }
        }
        return found + attached(beside: routes)
    }

    /// The units with a view that a unit without one has made, where no known route of that one's shows them: the app
    /// may be launched with the view of the first of them, and nobody shows that again when it is attached.
    private func attached(beside routes: [RouteDraft]) -> [RouteDraft] {
        var seen: Set<Taken> = []
        for route in routes {
            if case .module(let target) = route.destination { seen.insert(Taken(module: target, source: route.source)) }
        }
        return modules.drafts.indices.filter { modules.drafts[$0].kind == .module }.flatMap { unit -> [RouteDraft] in
            guard let library = library(of: unit) else { return [] }
            let makings = modules.drafts[unit].navigators.flatMap { evaluator.creations(of: $0) }
            return makings.flatMap { ways(to: $0, of: unit) }.compactMap { way in
                guard case .module(let holder)? = source(of: way, not: unit),
                    modules.drafts[holder].kind == .coordinator, self.library(of: holder) == library,
                    seen.insert(Taken(module: unit, source: .module(holder))).inserted
                else { return nil }
                return RouteDraft(making: unit, from: .module(holder), .start, way, isInferred: true, in: program)
            }
        }
    }

    /// What stands for the library whose classes a unit's navigator inherits from; nil for what is no unit of a
    /// library's.
    private func library(of unit: Int) -> Int32? {
        modules.drafts[unit].navigators.flatMap { program.lineage(of: $0) }
            .first { program.isOfStandIn($0) }.flatMap { program.types[$0].parts.first?.file }
    }

    private struct Taken: Hashable {
        var module: Int
        var source: RouteDraft.Source
    }

    private func route(to module: Int, from source: RouteDraft.Source, _ way: [Effect.Step]) -> RouteDraft {
        // What the launch starts without a view stands in no screen.
        let isPart = modules.drafts[module].kind != .coordinator && source != .app
        var route = RouteDraft(
            making: module, from: source, isPart ? .embed : .start, way, isInferred: true, in: program)
        // There is nothing to see but the presenter that is made.
        route.primitive = way.last?.call
        return route
    }

    /// The chains of calls that lead to where a module's part is made, from code of some module, or of the launch.
    private func ways(to made: (call: ActionRef, frame: FrameID), of module: Int) -> [[Effect.Step]] {
        ways(
            to: [Effect.Step(made.call, made.frame, evaluator)], of: module,
            through: [evaluator.assemblyUnit(of: made.call)])
    }

    /// The chains of calls that end with these steps and begin in code of some module, or of the launch.
    private func ways(
        to steps: [Effect.Step], of module: Int, through functions: [FunctionRef]
    ) -> [[Effect.Step]] {
        guard let current = functions.last else { return [] }
        if modules.module(of: current) != nil && !isOwnBuilder(current, of: module) || modules.isLaunch(current) {
            return [steps]
        }
        guard functions.count <= Self.maximumDepth else { return [] }
        // Builders are all called alike: only the calls of this one count.
        let calls = calls(running: current)
        guard calls.count <= Self.maximumCalls else { return [] }
        return calls.flatMap { call -> [[Effect.Step]] in
            let function = FunctionRef(Int(call.file), program.action(call).function)
            let outer = program.outermost(function)
            guard !functions.contains(outer) else { return [] }
            let step = Effect.Step(call, evaluator.rootFrame(function), evaluator)
            return ways(to: [step] + steps, of: module, through: functions + [outer])
        }
    }

    /// The calls that run a function; of one that overrides a base class's, also those of the base class's functions
    /// which run it, on an object of the class at hand: a library's builder makes the component and has the unit's
    /// builder go on with it.
    private func calls(running function: FunctionRef) -> [ActionRef] {
        let own = program.calls(named: function).filter { evaluator.runs($0, function) }
        guard own.isEmpty, program.facts(function).isOverride, let builder = program.owner(of: function) else {
            return own
        }
        return program.overridden(by: function).flatMap { calls(running: $0, on: builder, depth: 0) }
    }

    /// The calls on objects of a class by which a base class's function runs, through others of its base classes or at
    /// once.
    private func calls(running inherited: FunctionRef, on builder: Int, depth: Int) -> [ActionRef] {
        guard depth < Self.maximumDepth else { return [] }
        return program.calls(named: inherited).filter { evaluator.runs($0, inherited) }.flatMap { call -> [ActionRef] in
            let caller = program.outermost(FunctionRef(Int(call.file), program.action(call).function))
            if let owner = program.owner(of: caller), owner != builder, program.isSubtype(builder, of: owner) {
                return calls(running: caller, on: builder, depth: depth + 1)
            }
            return isMade(call, on: builder) ? [call] : []
        }
    }

    /// Whether a call is made on an object of a class.
    private func isMade(_ call: ActionRef, on type: Int) -> Bool {
        let action = program.action(call)
        guard case .call(let callee, _) = program.files[Int(call.file)].expressions[action.expression],
            case .member(let base?, _) = program.files[Int(call.file)].expressions[callee]
        else { return false }
        let frame = evaluator.rootFrame(FunctionRef(Int(call.file), action.function))
        return evaluator.choices(of: evaluator.eval(base, frame)).contains {
            evaluator.type(of: $0.value).symbol == type
        }
    }

    /// Whether a function only makes a module, and is no code of who has it made: that of a unit, of a configurator, or of a
    /// navigator that makes what it belongs to.
    private func isOwnBuilder(_ function: FunctionRef, of module: Int) -> Bool {
        guard modules.module(of: function) == module else { return false }
        let draft = modules.drafts[module]
        return draft.kind == .coordinator
            || program.owner(of: function).map { draft.symbols(.assembly).contains($0) } ?? false
            || program.facts(function).isStatic && !evaluator.givesController(function)
                && modules.assembliesWithoutView.contains { $0.function == function && $0.module == module }
    }

    private func source(of way: [Effect.Step], not module: Int) -> RouteDraft.Source? {
        guard let first = way.first else { return nil }
        if let source = modules.module(of: first.function) { return source == module ? nil : .module(source) }
        return .app
    }

    /// Whether a module's part can be on the screen of what makes it: where it has views, they are those of the other.
    private func holds(_ source: RouteDraft.Source, _ module: Int) -> Bool {
        let views = modules.drafts[module].views
        guard case .module(let holder) = source, !views.isEmpty else { return views.isEmpty }
        return views.contains { modules.drafts[holder].views.contains($0) }
    }
}
