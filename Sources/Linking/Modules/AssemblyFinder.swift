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
}

/// Finds the functions that make a presenter, and what else they make.
struct AssemblyFinder {
    let evaluator: Evaluator
    let roles: RoleAssigner

    private var program: Program { evaluator.program }

    /// In source order.
    func find() -> [Assembly] {
        let readings = Dictionary(
            roles.readings().map { ($0.symbol, $0) }, uniquingKeysWith: { first, _ in first })
        var made: [FunctionRef: [RoleAssigner.Reading]] = [:]
        for symbol in readings.keys.sorted() {
            guard let reading = readings[symbol], reading.role != .service, reading.role != .entity else { continue }
            for (call, _) in evaluator.creations(of: symbol) {
                let function = evaluator.assemblyUnit(of: FunctionRef(Int(call.file), program.action(call).function))
                if made[function]?.contains(where: { $0.symbol == symbol }) != true {
                    made[function, default: []].append(reading)
                }
            }
        }
        return made.keys.sorted().compactMap { assembly($0, made[$0] ?? [], readings) }
    }

    private func assembly(
        _ function: FunctionRef, _ made: [RoleAssigner.Reading], _ readings: [Int: RoleAssigner.Reading]
    ) -> Assembly? {
        let presenters = made.filter { $0.role == .presenter }
        let navigators = made.filter { $0.role == .wireframe || $0.role == .router }
        guard navigators.count <= 1, let presenter = presenters.first else { return nil }
        if presenters.count > 1 {
            // Several presenters of one navigator are one module, as when the factory chooses between them.
            guard let navigator = navigators.first, presenters.allSatisfy({ hands(navigator, to: $0, in: function) })
            else { return nil }
        }
        var stem = navigators.first?.stem
        if stem == nil, let owner = program.owner(of: function), let reading = readings[owner],
            reading.role == .wireframe || reading.role == .router
        {
            stem = reading.stem
        }
        let parts = made.filter { [.presenter, .interactor, .wireframe, .router, .formatter].contains($0.role) }
        return Assembly(
            function: function, stem: stem ?? handedNavigator(function) ?? presenter.stem,
            views: made.filter {
                $0.role == .view
                    && (program.inherits($0.symbol, from: "UIViewController") || isScreen($0.symbol))
            }.map(
                \.symbol),
            parts: parts.map { ($0.symbol, $0.role) })
    }

    /// Whether a function makes a presenter with a navigator.
    private func hands(
        _ navigator: RoleAssigner.Reading, to presenter: RoleAssigner.Reading, in function: FunctionRef
    ) -> Bool {
        evaluator.creations(of: presenter.symbol).contains { call, frame in
            let file = program.files[Int(call.file)]
            guard program.outermost(FunctionRef(Int(call.file), program.action(call).function)) == function,
                case .call(_, let arguments) = file.expressions[program.action(call).expression]
            else { return false }
            return file.arguments(arguments).contains { argument in
                evaluator.symbols(of: evaluator.type(of: evaluator.eval(argument.value, frame)))
                    .contains(navigator.symbol)
            }
        }
    }

    /// Whether a type is a view of SwiftUI that is no wrapper around any other view.
    private func isScreen(_ symbol: Int) -> Bool {
        program.isSwiftUIView(symbol) && program.types[symbol].generics.isEmpty
    }

    /// The stem of the interface of a navigator that is handed to the assembly.
    private func handedNavigator(_ function: FunctionRef) -> String? {
        for index in program.facts(function).parameters.indices {
            guard let symbol = evaluator.parameterType(index, of: function).symbol,
                program.types[symbol].kind == .protocol
            else { continue }
            var name = program.types[symbol].name
            for suffix in roles.names.interfaceSuffixes where name.hasSuffix(suffix) {
                name = String(name.dropLast(suffix.count))
                break
            }
            if let reading = roles.names.reading(of: name), reading.role == .wireframe || reading.role == .router {
                return reading.stem
            }
        }
        return nil
    }
}
