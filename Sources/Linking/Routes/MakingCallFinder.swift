import Facts
import NavigationGraph

/// A call that makes a module, or hands it something: of its navigator's initialiser, of a factory, or of its input.
struct MakingCall {
    var call: ExpressionRef
    var arguments: ArgumentRange
    var frame: FrameID
    var target: CallTarget
    /// Whether the module is there already, and the call speaks to its own interface.
    var isInput: Bool
    /// What surrounds the call, outermost first.
    var conditions: [ConditionRef]
}

/// Finds the calls on a route's way that make the module it leads to.
final class MakingCallFinder {
    private let evaluator: Evaluator
    private let modules: ModuleMap
    /// What a function and the closures in it make, by the part of it that a route runs through.
    private var known: [FrameID: [(module: Int, call: MakingCall)]] = [:]
    private var choosing: [FunctionRef: Bool] = [:]

    init(evaluator: Evaluator, modules: ModuleMap) {
        self.evaluator = evaluator
        self.modules = modules
    }

    private var program: Program { evaluator.program }

    /// The names of methods that make modules on an object, or that a module's own interface has.
    private lazy var telling: Set<Identifier> = {
        var names = Set(modules.assemblyFunctions.map { program.identifier(of: $0) })
        for draft in modules.drafts {
            for assembly in draft.symbols(.assembly) { names.formUnion(program.types[assembly].methods.keys) }
            for presenter in draft.symbols(.presenter) {
                for proto in program.allProtocols(of: presenter) where isInput(proto) {
                    names.formUnion(program.types[proto].methods.keys)
                }
            }
        }
        return names
    }()

    /// The names of the functions in what stands for libraries.
    private lazy var libraryMethods: Set<Identifier> = Set(
        program.files.indices.filter { program.files[$0].isStandIn }.flatMap { file in
            program.files[file].functions.map { program.identifier($0.name, Int32(file)) }
        })

    /// The calls on the way that make a module, in the branch that the way takes.
    func calls(making target: Int, on route: RouteDraft) -> [MakingCall] {
        // What a module's own code does to show it once more, with other data, is part of the way as well.
        let isAgain = route.source == .module(target)
        return route.steps.filter { isAgain || modules.module(of: $0.function) != target }.flatMap { step in
            made(in: step).filter { $0.module == target && isOnTheWay($0.call, step) }.map(\.call)
        }
    }

    private func made(in step: Effect.Step) -> [(module: Int, call: MakingCall)] {
        if let found = known[step.frame] { return found }
        let outer = program.outermost(step.function)
        let file = program.files[Int(outer.file)]
        var found: [(module: Int, call: MakingCall)] = []
        for inner in [outer] + program.innerFunctions(within: outer) {
            for position in program.facts(inner).actions {
                let action = file.actions[Int(position)]
                guard action.kind == .call,
                    case .call(let callee, let arguments) = file.expressions[action.expression]
                else { continue }
                let mayMake = mayMake(callee, outer.file)
                guard mayMake || asksLibrary(callee, outer.file) else { continue }
                let frame = inner == step.function ? step.frame : evaluator.rootFrame(inner)
                for made in evaluator.targets(ofCall: callee, arguments, frame) {
                    found += handedOn(by: made, arguments, frame, action.condition)
                    guard mayMake else { continue }
                    for (module, isInput) in modulesMade(by: made.function, action.expression, frame) {
                        let call = MakingCall(
                            call: ExpressionRef(Int(outer.file), action.expression), arguments: arguments,
                            frame: frame, target: made, isInput: isInput,
                            conditions: evaluator.conditions(from: action.condition, file: outer.file))
                        found.append((module, call))
                    }
                }
            }
        }
        known[step.frame] = found
        return found
    }

    /// The modules that a call makes or speaks to. What a factory gives out decides, whatever its name: it may hand on to
    /// another factory, choose between modules, or make one of another name.
    private func modulesMade(
        by function: FunctionRef, _ call: ExpressionID, _ frame: FrameID
    ) -> [(Int, isInput: Bool)] {
        if program.isStandIn(function.file) { return module(madeBy: call, frame).map { [$0] } ?? [] }
        let told = module(spokenToBy: function)
        guard told?.isInput != true, program.facts(function).kind != .initializer else {
            return told.map { [$0] } ?? []
        }
        var given = modules(
            in: evaluator.eval(call, frame),
            where: { creation in
                // What fetches a scene by its name serves all storyboards, and hands nothing on.
                !creation.isInstantiated || !self.givesFrameworks(function)
            })
        if let told, !given.contains(told.0) { given.insert(told.0, at: 0) }
        return given.map { ($0, false) }
    }

    /// The modules whose views are in a value.
    private func modules(in value: ValueID, where counts: (Creation) -> Bool) -> [Int] {
        var found: [Int] = []
        var queue = [value]
        // Tuples may hold one another many times.
        var seen: Set<ValueID> = [value]
        while let value = queue.popLast(), found.count < Self.maximumModules {
            switch evaluator.store[value] {
            case .alternatives(let choices): queue += choices.map(\.value).filter { seen.insert($0).inserted }
            case .tuple(_, let parts): queue += parts.filter { seen.insert($0).inserted }
            case .object(let creation) where counts(creation):
                if let module = modules.module(showing: creation), !found.contains(module) { found.append(module) }
            default: break
            }
        }
        return found.sorted()
    }

    /// Whether a function declares that it gives a type of a framework's, such as any view controller.
    private func givesFrameworks(_ function: FunctionRef) -> Bool {
        let fact = program.facts(function)
        guard let type = fact.result else { return false }
        let declared = program.resolve(
            type, file: function.file, declaration: fact.declaration, function: function.id)
        return evaluator.symbols(of: declared).allSatisfy { program.isExternal($0) }
    }

    /// Whether a function gives out one of several modules' screens, whatever it is asked for: a router of the whole app.
    func choosesScreens(_ function: FunctionRef) -> Bool {
        let function = program.outermost(function)
        if let known = choosing[function] { return known }
        let fact = program.facts(function)
        let chooses =
            fact.kind == .method && fact.result != nil && !program.isStandIn(function.file)
            && modules(in: evaluator.result(of: evaluator.rootFrame(function)), where: { _ in true }).count > 1
        choosing[function] = chooses
        return chooses
    }

    /// A factory of more modules makes any of them.
    private static let maximumModules = 8

    private func module(spokenToBy function: FunctionRef) -> (Int, isInput: Bool)? {
        guard let module = modules.module(of: function), let owner = program.owner(of: function) else {
            // A builder that makes many modules belongs to none of them.
            return modules.assembledModule(by: function).map { ($0, false) }
        }
        let fact = program.facts(function)
        if fact.isStatic { return (module, false) }
        let role = modules.drafts[module].role(of: owner)
        switch fact.kind {
        case .initializer:
            let makes = role == .wireframe || role == .router || role == .assembly || role == .view
            return makes ? (module, false) : nil
        case .method where role == .assembly: return (module, false)
        case .method where (role == .wireframe || role == .router) && fact.result != nil:
            return modules.assembledModule(by: function).map { ($0, false) }
        case .method where role == .presenter: return isInput(function, of: owner) ? (module, true) : nil
        default: return nil
        }
    }

    /// What a library hands on to the presenter of the module that it shows: `show(from:setupData:)` of Viperit.
    private func handedOn(
        by library: CallTarget, _ arguments: ArgumentRange, _ frame: FrameID, _ condition: ConditionID?
    ) -> [(module: Int, call: MakingCall)] {
        guard program.isStandIn(library.function.file) else { return [] }
        let file = program.files[Int(library.function.file)]
        let inside = evaluator.activate(library, arguments, frame)
        return program.facts(library.function).actions.flatMap { position -> [(module: Int, call: MakingCall)] in
            let action = file.actions[Int(position)]
            guard action.kind == .call, case .call(let callee, let given) = file.expressions[action.expression] else {
                return []
            }
            return evaluator.targets(ofCall: callee, given, inside).compactMap { target in
                guard let module = modules.module(of: target.function), let owner = program.owner(of: target.function),
                    modules.drafts[module].role(of: owner) == .presenter,
                    file.arguments(given).contains(where: { evaluator.eval($0.value, inside) != evaluator.nothing })
                else { return nil }
                let call = MakingCall(
                    call: ExpressionRef(Int(library.function.file), action.expression), arguments: given,
                    frame: inside, target: target, isInput: true,
                    conditions: evaluator.conditions(from: condition, file: evaluator.store.function(of: frame).file))
                return (module, call)
            }
        }
    }

    /// The module whose view, or whose parts, a library gives out: `AppModules.login.build()` of Viperit.
    private func module(madeBy call: ExpressionID, _ frame: FrameID) -> (Int, isInput: Bool)? {
        for choice in evaluator.choices(of: evaluator.eval(call, frame)) {
            guard case .object(let creation) = evaluator.store[choice.value] else { continue }
            for argument in creation.arguments {
                if case .object(let part) = evaluator.store[argument], let module = modules.module(showing: part) {
                    return (module, false)
                }
            }
        }
        return nil
    }

    /// Whether a presenter's method belongs to the interface that the module shows to other ones.
    private func isInput(_ function: FunctionRef, of owner: Int) -> Bool {
        let name = program.fullName(function)
        return program.allProtocols(of: owner).contains { proto in
            isInput(proto)
                && (program.types[proto].methods[program.identifier(of: function)] ?? []).contains {
                    program.fullName($0) == name
                }
        }
    }

    private func isInput(_ proto: Int) -> Bool {
        let name = program.types[proto].name
        return ["ModuleInput", "ModuleInterface", "ModuleInputProtocol", "ModuleInterfaceProtocol"].contains {
            name.hasSuffix($0)
        }
    }

    /// Types and their static members begin with a capital letter somewhere; of all other calls only those of a factory
    /// or of a module's own interface matter.
    private func mayMake(_ callee: ExpressionID, _ index: Int32) -> Bool {
        let file = program.files[Int(index)]
        switch file.expressions[callee] {
        case .name(let name): return file.text(name).beginsWithCapital
        case .member(let base?, let name):
            return telling.contains(program.identifier(name, index)) || beginsWithType(base, file)
        case .type: return true
        default: return false
        }
    }

    private func asksLibrary(_ callee: ExpressionID, _ index: Int32) -> Bool {
        guard !libraryMethods.isEmpty, case .member(_, let name) = program.files[Int(index)].expressions[callee] else {
            return false
        }
        return libraryMethods.contains(program.identifier(name, index))
    }

    private func beginsWithType(_ expression: ExpressionID, _ file: SwiftFacts) -> Bool {
        switch file.expressions[expression] {
        case .name(let name): file.text(name).beginsWithCapital
        case .member(let base?, _): beginsWithType(base, file)
        case .type: true
        default: false
        }
    }

    /// Whether a call runs whenever a step's call runs: what surrounds it also surrounds the step.
    private func isOnTheWay(_ call: MakingCall, _ step: Effect.Step) -> Bool {
        call.conditions.allSatisfy { step.conditions.contains($0) }
    }
}
