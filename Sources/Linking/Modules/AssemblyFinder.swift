import Dialects
import Facts
import NavigationGraph

/// A function that makes the parts of a module and wires them.
struct Assembly {
    var function: FunctionRef
    /// The module's name: the stem of the navigator that is wired, else of its interface, else of the presenter.
    var stem: String
    var views: [Int]
    /// The presenter, the interactor and the like that it makes; the navigator where it makes one.
    var parts: [(symbol: Int, role: Role)]
    /// Whether it makes a navigator and hands it to the presenter.
    var wiresNavigator: Bool
    /// The navigator that it makes and that serves modules of any name.
    var sharedNavigator: Int?
    /// The navigator that it makes and that is another module's.
    var borrowedNavigator: Int?
}

/// Finds the functions that make a presenter, and what else they make.
struct AssemblyFinder {
    let evaluator: Evaluator
    let roles: RoleAssigner

    var program: Program { evaluator.program }

    /// - Parameter readings: those of all types.
    /// - Returns: the assemblies in source order, and the coordinators that are no module's navigator.
    func find(_ readings: [RoleAssigner.Reading]) -> (assemblies: [Assembly], coordinators: Set<Int>) {
        let readings = Dictionary(
            readings.map { ($0.symbol, $0) }, uniquingKeysWith: { first, _ in first })
        var made: [FunctionRef: [RoleAssigner.Reading]] = [:]
        for symbol in readings.keys.sorted() {
            guard let reading = readings[symbol], reading.role != .service, reading.role != .entity else { continue }
            for (call, _) in evaluator.creations(of: symbol) {
                let function = evaluator.assemblyUnit(of: call)
                if made[function]?.contains(where: { $0.symbol == symbol }) != true {
                    made[function, default: []].append(reading)
                }
            }
        }
        // In source order: what a bound of the evaluator cuts off depends on what was asked before.
        for function in made.keys.sorted() { made[function] = withoutContainers(function, made[function] ?? []) }
        addHelpers(to: &made)
        // Navigators that some code makes with a presenter of their own name.
        let settled = Set(
            made.values.flatMap { parts in
                parts.filter { part in
                    part.role.navigates
                        && parts.contains { $0.role == .presenter && $0.stem == part.stem }
                }.map(\.symbol)
            })
        let coordinators = coordinators(made, readings)
        let shared = sharedNavigators(Array(made.values)).union(coordinators)
        let assemblies = made.keys.sorted().flatMap { function in
            modules(in: made[function] ?? [], of: function).compactMap { parts in
                assembly(function, parts, readings, settled: settled, shared: shared)
            }
        }
        return (assemblies, coordinators)
    }

    /// What a function makes, without the navigation controllers that it puts a screen into, or an empty controller where
    /// other types make some, too: they are the app's, and hold other screens elsewhere. One that bears the name of a part that
    /// is made with it is the module's own.
    private func withoutContainers(
        _ function: FunctionRef, _ parts: [RoleAssigner.Reading]
    ) -> [RoleAssigner.Reading] {
        let isContainer = { (part: RoleAssigner.Reading) in
            program.inherits(part.symbol, from: "UINavigationController")
        }
        guard parts.contains(where: isContainer) else { return parts }
        let hasScreen = parts.contains { isController($0) && !isContainer($0) }
        return parts.filter { part in
            !isContainer(part) || !(hasScreen || isAppsEmptyStack(part.symbol, in: function))
                || parts.contains { $0.stem == part.stem && $0.role != .view }
        }
    }

    /// Whether a function makes navigation controllers of a class around nothing of the app's, and other types make some.
    private func isAppsEmptyStack(_ symbol: Int, in function: FunctionRef) -> Bool {
        let made = evaluator.creations(of: symbol)
        guard made.map({ program.owner(of: evaluator.assemblyUnit(of: $0.0)) }).distinct().count > 1 else {
            return false
        }
        return made.filter { evaluator.assemblyUnit(of: $0.0) == function }.allSatisfy { call, frame in
            let file = program.files[Int(call.file)]
            guard case .call(_, let arguments) = file.expressions[program.action(call).expression],
                !file.arguments(arguments).isEmpty
            else { return false }
            // One without anything is filled by other code.
            return file.arguments(arguments).allSatisfy { argument in
                guard case .object(let held) = evaluator.store[evaluator.eval(argument.value, frame)] else {
                    return false
                }
                return held.scene == nil && held.type.symbol.map { program.isExternal($0) } ?? false
            }
        }
    }

    /// Coordinators whose functions make the presenters of several modules; so are routers that bear the name of none and
    /// that none of these presenters holds.
    private func coordinators(
        _ made: [FunctionRef: [RoleAssigner.Reading]], _ readings: [Int: RoleAssigner.Reading]
    ) -> Set<Int> {
        let named = Set(readings.values.filter { $0.role == .presenter || isScreen($0) }.map(\.stem))
        var presenters: [Int: [RoleAssigner.Reading]] = [:]
        for (function, parts) in made {
            guard let owner = program.owner(of: function) else { continue }
            presenters[owner, default: []] += parts.filter { $0.role == .presenter }
        }
        let found = presenters.filter { owner, presenters in
            if program.isCoordinator(owner) { return Set(presenters.map(\.stem)).count > 1 }
            guard let router = readings[owner], router.role.navigates,
                !named.contains(router.stem)
            else { return false }
            return Set(presenters.map(\.stem).filter { !RoleNames.areRelated($0, router.stem) }).count > 1
                && !presenters.contains { holds($0.symbol, owner) }
        }
        return Set(found.keys)
    }

    /// Whether a type has a property for objects of another one, which it may know by an interface.
    private func holds(_ symbol: Int, _ other: Int) -> Bool {
        let properties = program.lineage(of: symbol).flatMap { program.types[$0].properties.values.joined() }
        return properties.contains { property in
            let type = evaluator.declaredType(of: property, for: symbol, arguments: []).symbol
            return type.map { program.isSubtype(other, of: $0) } ?? false
        }
    }

    /// Navigators that serve any module: made with presenters and views of several names, two of which have nothing of
    /// theirs, or none. A name that several modules begin with is none's own: `OnbRouter` of `OnboardingName` and
    /// `OnboardingGoal`.
    private func sharedNavigators(_ made: [[RoleAssigner.Reading]]) -> Set<Int> {
        var stems: [Int: Set<String>] = [:]
        var own: Set<Int> = []
        var foreign: [Int: Set<String>] = [:]
        for parts in made {
            let presenters = Set(parts.filter { $0.role == .presenter }.map(\.stem))
            let views = Set(parts.filter { isScreen($0) }.map(\.stem))
            for navigator in parts where navigator.role.navigates {
                let common = presenters.intersection(views)
                stems[navigator.symbol, default: []].formUnion(common)
                let names = presenters.union(views)
                let isRelated = names.contains { RoleNames.areRelated($0, navigator.stem) }
                if names.contains(navigator.stem) { own.insert(navigator.symbol) }
                if !isRelated { foreign[navigator.symbol, default: []].formUnion(common) }
            }
        }
        own.subtract(foreign.filter { $0.value.count > 1 }.keys)
        return Set(stems.filter { $0.value.count > 1 }.keys).subtracting(own)
    }

    /// A function that makes a screen and leaves the presenter to another function of its type makes both.
    private func addHelpers(to made: inout [FunctionRef: [RoleAssigner.Reading]]) {
        let helpers = made.filter { function, parts in
            parts.contains { $0.role == .presenter && !isHandedScreen($0, in: function) }
                && !parts.contains { isController($0) }
        }
        guard !helpers.isEmpty else { return }
        // In source order: what a bound of the evaluator cuts off depends on what was asked before.
        for function in made.keys.sorted() {
            guard let parts = made[function], parts.contains(where: { isController($0) }),
                !parts.contains(where: { $0.role == .presenter })
            else { continue }
            for helper in called(by: function) {
                let added = (helpers[helper] ?? []).filter { part in !parts.contains { $0.symbol == part.symbol } }
                made[function, default: []] += added
            }
        }
    }

    /// What a function makes, for each module by itself where it makes several, one in each case of a `switch`: presenters
    /// of several names, each with a screen of its own name, and apart from the others. A navigator of no such name is made
    /// for each.
    private func modules(in made: [RoleAssigner.Reading], of function: FunctionRef) -> [[RoleAssigner.Reading]] {
        let presenters = made.filter { $0.role == .presenter }
        let stems = presenters.map(\.stem).distinct().sorted()
        guard stems.count > 1, stems.allSatisfy({ stem in made.contains { isScreen($0) && $0.stem == stem } }),
            presenters.allSatisfy({ one in
                made.allSatisfy { other in
                    other.stem == one.stem || !stems.contains(other.stem) || !isScreen(other)
                        || isApart(other.symbol, from: one.symbol, in: function)
                }
            })
        else { return [made] }
        return stems.map { stem in made.filter { $0.stem == stem || !stems.contains($0.stem) && !isScreen($0) } }
    }

    /// Whether a function makes a presenter with a controller that it makes by a method: `ProfileViewController.fromNib()`.
    private func isHandedScreen(_ presenter: RoleAssigner.Reading, in function: FunctionRef) -> Bool {
        evaluator.creations(of: presenter.symbol).contains { call, frame in
            let file = program.files[Int(call.file)]
            guard evaluator.assemblyUnit(of: call) == function,
                case .call(_, let arguments) = file.expressions[program.action(call).expression]
            else { return false }
            return file.arguments(arguments).contains { argument in
                guard case .object(let screen) = evaluator.store[evaluator.eval(argument.value, frame)],
                    let symbol = screen.type.symbol, program.inherits(symbol, from: "UIViewController")
                else { return false }
                return evaluator.assemblyUnit(of: evaluator.store.function(of: screen.frame)) == function
            }
        }
    }

    /// The functions of its own type that a function calls, each once.
    private func called(by function: FunctionRef) -> [FunctionRef] {
        let owner = program.owner(of: function)
        let file = program.files[Int(function.file)]
        var found: [FunctionRef] = []
        for inner in [function] + program.innerFunctions(within: function) {
            for position in program.facts(inner).actions {
                let action = file.actions[Int(position)]
                guard action.kind == .call,
                    case .call(let callee, let arguments) = file.expressions[action.expression]
                else { continue }
                switch file.expressions[callee] {
                case .name, .member: break
                default: continue
                }
                for target in evaluator.targets(ofCall: callee, arguments, evaluator.rootFrame(inner))
                where program.owner(of: target.function) == owner && !found.contains(target.function) {
                    found.append(target.function)
                }
            }
        }
        return found
    }

    func isController(_ reading: RoleAssigner.Reading) -> Bool {
        reading.role == .view && program.inherits(reading.symbol, from: "UIViewController")
    }

    private func assembly(
        _ function: FunctionRef, _ made: [RoleAssigner.Reading], _ readings: [Int: RoleAssigner.Reading],
        settled: Set<Int>, shared: Set<Int>
    ) -> Assembly? {
        let presenters = made.filter { $0.role == .presenter }
        let navigators = ofOneFamily(made.filter { $0.role.navigates })
        guard navigators.count <= 1, let presenter = presenters.first else { return nil }
        if presenters.count > 1 {
            // Several presenters of one navigator are one module, as when the factory chooses between them.
            guard let navigator = navigators.first, presenters.allSatisfy({ hands(navigator, to: $0, in: function) })
            else { return nil }
        }
        let borrowed = navigators.first.flatMap { navigator in
            shared.contains(navigator.symbol)
                || isBorrowed(navigator, by: presenter, in: function, made, readings, settled)
                ? navigator : nil
        }
        var stem = borrowed == nil ? navigators.first?.stem : nil
        if stem == nil, let owner = program.owner(of: function), let reading = readings[owner],
            reading.role.navigates, !shared.contains(owner),
            !isTold(owner, by: presenter)
        {
            stem = nextScreen(after: reading, in: function, made, readings) ?? reading.stem
        }
        let parts = made.filter {
            [.presenter, .interactor, .wireframe, .router, .formatter].contains($0.role)
                && $0.symbol != borrowed?.symbol
        }
        let views = ownViews(
            made.filter { part in
                isScreen(part) && presenters.contains { !isApart(part.symbol, from: $0.symbol, in: function) }
            }, of: presenters)
        return Assembly(
            function: function, stem: stem ?? handedNavigator(function) ?? presenter.stem,
            views: views.map(\.symbol),
            parts: parts.map { ($0.symbol, $0.role) },
            wiresNavigator: navigators.first.map { hands($0, to: presenter, in: function) } ?? false,
            sharedNavigator: navigators.first.map(\.symbol).flatMap { shared.contains($0) ? $0 : nil },
            borrowedNavigator: borrowed.map(\.symbol).flatMap { shared.contains($0) ? nil : $0 })
    }

    /// Navigators of which one is what all others inherit from are one to the module, of which its branches take either.
    private func ofOneFamily(_ navigators: [RoleAssigner.Reading]) -> [RoleAssigner.Reading] {
        let base = navigators.first { base in
            navigators.allSatisfy { program.isSubtype($0.symbol, of: base.symbol) }
        }
        return base.map { [$0] } ?? navigators
    }

    /// The screens that a function makes, without the views of SwiftUI's that do not know its presenter, where others do:
    /// one view's body makes what it leads to, with the presenters of that, beside what it holds.
    private func ownViews(
        _ views: [RoleAssigner.Reading], of presenters: [RoleAssigner.Reading]
    ) -> [RoleAssigner.Reading] {
        guard views.count(where: { program.isSwiftUIView($0.symbol) }) > 1 else { return views }
        let own = views.filter { view in
            presenters.contains { $0.stem == view.stem || holds(view.symbol, $0.symbol) }
        }
        return own.contains { program.isSwiftUIView($0.symbol) }
            ? views.filter { view in
                !program.isSwiftUIView(view.symbol) || own.contains { $0.symbol == view.symbol }
            } : views
    }

    /// Whether a function makes a view in other branches than the presenter: the `switch` of a coordinator makes another
    /// screen for each case.
    private func isApart(_ view: Int, from presenter: Int, in function: FunctionRef) -> Bool {
        let ways = conditions(making: presenter, in: function)
        return !ways.isEmpty
            && conditions(making: view, in: function).allSatisfy { own in
                ways.allSatisfy { way in own.contains { one in way.contains { evaluator.excludes(one, $0) } } }
            }
    }

    /// The conditions around each call of a function that makes an object of a type.
    private func conditions(making symbol: Int, in function: FunctionRef) -> [[ConditionRef]] {
        evaluator.creations(of: symbol).filter { evaluator.assemblyUnit(of: $0.0) == function }.map { call, _ in
            evaluator.conditions(from: program.action(call).condition, file: call.file)
        }
    }

    /// Whether a view may be a screen: a view controller, or a view of SwiftUI that is no wrapper around any other view.
    func isScreen(_ reading: RoleAssigner.Reading) -> Bool {
        isController(reading)
            || reading.role == .view && program.isSwiftUIView(reading.symbol)
                && !program.isAroundViews(reading.symbol)
    }
}
