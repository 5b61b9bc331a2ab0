import Dialects
import Facts

/// Tells whose code a function is: of code of no module, such as a view model's, the modules that have it run.
struct CodeHomes {
    /// How many functions of no module may call one another.
    private static let maximumDepth = 4

    let evaluator: Evaluator
    let modules: ModuleMap

    private var program: Program { evaluator.program }

    /// The modules whose code a function is, each once; none where a coordinator, or launch code alone, has it run.
    func homes(of function: FunctionRef) -> [Int] {
        var homes: [Int] = []
        var visited: Set<FunctionRef> = []
        var around = [function]
        for _ in 0..<Self.maximumDepth where !around.isEmpty {
            var callers: [FunctionRef] = []
            for function in around where visited.insert(program.outermost(function)).inserted {
                if let module = modules.module(of: function) ?? thinking(function) {
                    if !homes.contains(module) { homes.append(module) }
                } else if !isCoordinators(function) {
                    callers += evaluator.callers(running: program.outermost(function))
                }
            }
            around = callers
        }
        return homes
    }

    /// The screen whose view alone holds the object of a function of no module, and whose code alone has the function
    /// run: the object thinks for that screen, whatever it is called and whoever makes it.
    func screen(having function: FunctionRef) -> Int? {
        guard modules.module(of: function) == nil, let owner = program.owner(of: function),
            let module = modules.models.module(holding: owner), homes(of: function) == [module]
        else { return nil }
        return module
    }

    /// The module for whose screen alone the object of a function thinks.
    private func thinking(_ function: FunctionRef) -> Int? {
        program.owner(of: function).flatMap { modules.models.module(keeping: $0) }
    }

    private func isCoordinators(_ function: FunctionRef) -> Bool {
        program.owner(of: function).map { program.isCoordinator($0) } ?? true
    }
}
