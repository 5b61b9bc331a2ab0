import Facts
import NavigationGraph

/// A call that makes a module: of its navigator's initialiser, or of a static factory.
struct MakingCall {
    var call: ExpressionRef
    var arguments: ArgumentRange
    var frame: FrameID
    var target: CallTarget
    /// What surrounds the call, outermost first.
    var conditions: [ConditionRef]
}

/// Finds the calls on a route's way that make the module it leads to.
final class MakingCallFinder {
    private let evaluator: Evaluator
    private let modules: ModuleMap
    /// What a function and the closures in it make, by the part of it that a route runs through.
    private var known: [FrameID: [(module: Int, call: MakingCall)]] = [:]

    init(evaluator: Evaluator, modules: ModuleMap) {
        self.evaluator = evaluator
        self.modules = modules
    }

    private var program: Program { evaluator.program }

    /// The calls on the way that make a module, in the branch that the way takes.
    func calls(making target: Int, on route: RouteDraft) -> [MakingCall] {
        route.steps.filter { modules.module(of: $0.function) != target }.flatMap { step in
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
                    case .call(let callee, let arguments) = file.expressions[action.expression], mayMake(callee, file)
                else { continue }
                let frame = inner == step.function ? step.frame : evaluator.rootFrame(inner)
                for made in evaluator.targets(ofCall: callee, arguments, frame) {
                    guard let module = module(madeBy: made.function) else { continue }
                    let call = MakingCall(
                        call: ExpressionRef(Int(outer.file), action.expression), arguments: arguments, frame: frame,
                        target: made, conditions: evaluator.conditions(from: action.condition, file: outer.file))
                    found.append((module, call))
                }
            }
        }
        known[step.frame] = found
        return found
    }

    private func module(madeBy function: FunctionRef) -> Int? {
        guard let module = modules.module(of: function) else { return nil }
        let fact = program.facts(function)
        return fact.isStatic || fact.kind == .initializer && isNavigator(function, of: module) ? module : nil
    }

    /// Types and their static members begin with a capital letter somewhere; nothing else can make a module.
    private func mayMake(_ callee: ExpressionID, _ file: SwiftFacts) -> Bool {
        switch file.expressions[callee] {
        case .name(let name): file.text(name).first?.isUppercase == true
        case .member(let base?, _): mayMake(base, file)
        case .type: true
        default: false
        }
    }

    private func isNavigator(_ function: FunctionRef, of module: Int) -> Bool {
        program.owner(of: function).map { modules.drafts[module].navigators.contains($0) } ?? false
    }

    /// Whether a call runs whenever a step's call runs: what surrounds it also surrounds the step.
    private func isOnTheWay(_ call: MakingCall, _ step: Effect.Step) -> Bool {
        call.conditions.allSatisfy { step.conditions.contains($0) }
    }
}
