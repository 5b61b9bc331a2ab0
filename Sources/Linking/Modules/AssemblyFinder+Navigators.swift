import Dialects
import Facts
import NavigationGraph

/// Which navigator an assembly is for.
extension AssemblyFinder {
    /// Whether a coordinator is one of several that make a presenter, which bears the name of none: each is told of what comes
    /// of the screen, and none is its module's navigator.
    func isTold(_ owner: Int, by presenter: RoleAssigner.Reading) -> Bool {
        guard program.isCoordinator(owner) else { return false }
        let makers = evaluator.creations(of: presenter.symbol).compactMap {
            program.owner(of: evaluator.assemblyUnit(of: $0.0))
        }
        .distinct().filter { program.isCoordinator($0) }
        return makers.count > 1 && !makers.contains { roles.reading(of: $0)?.stem == presenter.stem }
    }

    /// The stem of the view that a navigator's method makes with its presenter, where that is another screen than the
    /// navigator's own: the navigator is no part of it. Nil for the code that assembles the navigator's module.
    ///
    /// A method that gives nothing back shows what it makes: the screen that it comes from may only begin, or end, like the
    /// navigator, as `MoviePage` does with a `MovieRouter`.
    func nextScreen(
        after navigator: RoleAssigner.Reading, in function: FunctionRef, _ made: [RoleAssigner.Reading],
        _ readings: [Int: RoleAssigner.Reading]
    ) -> String? {
        guard program.facts(function).kind == .method, !program.facts(function).isStatic else { return nil }
        let views = made.filter { isScreen($0) }
        guard let view = views.first, views.allSatisfy({ $0.stem == view.stem }), view.stem != navigator.stem,
            !made.contains(where: { $0.stem == navigator.stem })
        else { return nil }
        let shows =
            program.facts(function).result == nil && !RoleNames.areRelated(view.stem, navigator.stem)
        let hasScreen = readings.values.contains { reading in
            isScreen(reading)
                && (reading.stem == navigator.stem || shows && RoleNames.areRelated(reading.stem, navigator.stem))
        }
        return hasScreen ? view.stem : nil
    }

    /// Whether a navigator is that of another module: other code makes it with a presenter of its own name, and the view
    /// here is none of its; or there are such a presenter and view, while the view and the presenter here agree on another
    /// name. A coordinator that such a view and presenter are made with is not theirs where they have a navigator.
    func isBorrowed(
        _ navigator: RoleAssigner.Reading, by presenter: RoleAssigner.Reading, in function: FunctionRef,
        _ made: [RoleAssigner.Reading], _ readings: [Int: RoleAssigner.Reading], _ settled: Set<Int>
    ) -> Bool {
        guard navigator.stem != presenter.stem, made.contains(where: { isController($0) }),
            !made.contains(where: { isController($0) && $0.stem == navigator.stem })
        else { return false }
        if settled.contains(navigator.symbol) { return true }
        guard made.contains(where: { isController($0) && $0.stem == presenter.stem }) else { return false }
        if program.isCoordinator(navigator.symbol),
            readings.values.contains(where: {
                $0.stem == presenter.stem && $0.role.navigates
            })
        {
            return true
        }
        return (isMadeElsewhere(navigator, than: function) || !isMadeElsewhere(presenter, than: function))
            && readings.values.contains { $0.stem == navigator.stem && ($0.role == .presenter || isController($0)) }
    }

    /// Whether other code than a function makes a part too: a navigator that is made here alone, for a presenter that is not,
    /// is made for this very module.
    private func isMadeElsewhere(_ part: RoleAssigner.Reading, than function: FunctionRef) -> Bool {
        let makers = evaluator.creations(of: part.symbol).map { evaluator.assemblyUnit(of: $0.0) }
        return makers.isEmpty || makers.contains { $0 != function }
    }

    /// Whether a function makes a presenter with a navigator.
    func hands(
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

    /// The stem of the interface of a navigator that is handed to the assembly.
    func handedNavigator(_ function: FunctionRef) -> String? {
        for index in program.facts(function).parameters.indices {
            guard let symbol = evaluator.parameterType(index, of: function).symbol,
                program.types[symbol].kind == .protocol
            else { continue }
            var name = program.types[symbol].name
            for suffix in roles.names.interfaceSuffixes where name.hasSuffix(suffix) {
                name = String(name.dropLast(suffix.count))
                break
            }
            if let reading = roles.names.reading(of: name), reading.role.navigates {
                return reading.stem
            }
        }
        return nil
    }
}
