import Dialects
import Facts
import NavigationGraph

/// Finds what a route hands to its target, with names, types and channel.
struct PassedValueFinder {
    let evaluator: Evaluator
    let modules: ModuleMap
    let making: MakingCallFinder
    /// The classes and protocols that wireframes and routers of any module are.
    private let navigatorTypes: Set<Int>

    var program: Program { evaluator.program }

    init(evaluator: Evaluator, modules: ModuleMap, making: MakingCallFinder) {
        self.evaluator = evaluator
        self.modules = modules
        self.making = making
        navigatorTypes = Set(modules.drafts.flatMap { $0.navigators.flatMap(evaluator.program.ancestry) })
    }

    func passes(_ route: RouteDraft) -> [Route.Passed] {
        guard case .module(let target) = route.destination else { return [] }
        var found: [Route.Passed] = []
        func add(_ passed: Route.Passed) {
            if !found.contains(where: { $0.name == passed.name && $0.type == passed.type }) { found.append(passed) }
        }
        for call in making.calls(making: target, on: route) {
            (handedChoice(by: call, on: route, to: target) ?? handedOver(by: call, to: target)).forEach(add)
        }
        assigned(on: route, to: target).forEach(add)
        // What is put on a path, or into a state, is made into a screen elsewhere.
        if found.isEmpty, let choice = route.choice {
            passed(by: program.identifier(choice.name), of: program.types[choice.type], to: target).forEach(add)
        }
        return found
    }

    /// Whether a value of a type is a part of the module itself, which code outside wires, or something that navigators
    /// work with, or says how a screen looks: no data.
    func isPart(_ type: TypeValue, of target: Int) -> Bool {
        evaluator.symbols(of: type).contains { symbol in
            guard !program.isExternal(symbol) else { return AppleClasses.isLook(program.types[symbol].name) }
            // What a library hands from module to module, as the seed of a router, is no data of the app.
            if program.isOfStandIn(symbol) { return true }
            return navigatorTypes.contains(symbol) || isNavigator(symbol)
                || modules.drafts[target].components.contains { component in
                    component.role != .delegate && component.role != .entity
                        && program.isSubtype(component.symbol, of: symbol)
                }
        }
    }

    /// Whether a type is a navigator of no module, by its name: the one router of an app that every module is handed.
    private func isNavigator(_ symbol: Int) -> Bool {
        let name = program.types[symbol].name
        return (RoleNames.all.reading(of: name)?.role.navigates ?? false) || RoleNames.isCoordinator(name)
    }

    // MARK: - Arguments

    /// - Parameter counts: which parameters count, by their place.
    func handedOver(
        by call: MakingCall, to target: Int, where counts: (Int) -> Bool = { _ in true }
    ) -> [Route.Passed] {
        guard !program.isStandIn(call.target.function.file) else { return [] }
        let file = program.files[Int(call.target.function.file)]
        let fact = program.facts(call.target.function)
        let calling = program.files[Int(call.call.file)]
        let arguments = Array(calling.arguments(call.arguments))
        return call.target.binding.enumerated().compactMap { index, position -> Route.Passed? in
            guard let position, position < arguments.count, counts(index) else { return nil }
            let parameter = fact.parameters[index]
            let type = known(parameter.type, arguments[position].value, call)
            let name = file.text(parameter.name)
            let own: Route.Passed.Channel =
                call.isInput ? .moduleInput : fact.kind == .initializer ? .initializer : .factory
            let declared = evaluator.parameterType(index, of: call.target.function)
            guard !isPart(declared, of: target) else { return nil }
            let way = channel(name, type, declared, arguments[position].value, calling, or: own)
            return Route.Passed(name: name, type: type, channel: way)
        }
    }

    /// The type that a parameter declares; what a library hands on as `Any` is of the type that the app hands over.
    private func known(_ declared: TypeID?, _ argument: ExpressionID, _ call: MakingCall) -> String {
        let text = declared.map { program.describe($0, file: call.target.function.file) } ?? ""
        guard program.isStandIn(call.call.file),
            let symbol = evaluator.symbols(of: evaluator.type(of: evaluator.eval(argument, call.frame))).first
        else { return text }
        return program.types[symbol].qualifiedName
    }

    /// Whether a name, or a type's name, says that something is told what happens.
    private func isDelegate(_ name: String, _ type: String) -> Bool {
        let word = name.lowercased()
        if ["delegate", "output", "listener"].contains(where: { word.hasSuffix($0) }) { return true }
        // `LoginDelegate`, `LoginDelegateProtocol`, and not `DelegatedRight`.
        guard type.holds("Delegate") else { return false }
        return type.split(separator: "Delegate", omittingEmptySubsequences: false).dropFirst().contains {
            $0.first?.isLowercase != true
        }
    }

    /// Whether a type is one of values, which nobody can tell anything: a delegate that the user chose among others.
    private func isValue(_ type: TypeValue) -> Bool {
        let symbols = evaluator.symbols(of: type)
        return !symbols.isEmpty
            && symbols.allSatisfy { symbol in
                switch program.types[symbol].kind {
                case .struct, .enum: true
                case .external: evaluator.dataTypes.isData(type)
                default: false
                }
            }
    }

    private func isFunction(_ type: TypeValue) -> Bool {
        if case .function = type { return true }
        return false
    }

    /// The channel that a type tells of; nil where it is data's.
    func channel(_ name: String, _ type: String, _ declared: TypeValue) -> Route.Passed.Channel? {
        if isFunction(declared) || type.holds("->") { return .closure }
        return isDelegate(name, type) && !isValue(declared) ? .delegate : nil
    }

    private func channel(
        _ name: String, _ type: String, _ declared: TypeValue, _ argument: ExpressionID, _ calling: SwiftFacts,
        or own: Route.Passed.Channel
    ) -> Route.Passed.Channel {
        if let told = channel(name, type, declared) { return told }
        if case .local(let local) = calling.expressions[argument],
            case .payload = calling.locals[Int(local.index)].source
        {
            return .enumValue
        }
        return own
    }

    // MARK: - Properties

    /// What the code on the way puts into properties of the view that it shows.
    private func assigned(on route: RouteDraft, to target: Int) -> [Route.Passed] {
        guard let creation = route.creation else { return [] }
        let object = evaluator.make(.object(creation))
        var found: [Route.Passed] = []
        for step in route.steps {
            let file = program.files[Int(step.function.file)]
            for position in program.facts(step.function).actions {
                let action = file.actions[Int(position)]
                guard action.kind == .assignment,
                    case .assignment(let place, let value) = file.expressions[action.expression],
                    case .member(let base?, let text) = file.expressions[place],
                    evaluator.conditions(from: action.condition, file: step.function.file)
                        .allSatisfy({ step.conditions.contains($0) }),
                    evaluator.choices(of: evaluator.eval(base, step.frame))
                        .contains(where: { evaluator.isSame($0.value, object) })
                else { continue }
                let passed = property(file.text(text), of: creation, in: target, value, file)
                // What a router sets in whatever it shows is no screen's own.
                if let passed, !making.choosesScreens(step.function) { found.append(passed) }
            }
        }
        return found
    }

    private func property(
        _ name: String, of creation: Creation, in target: Int, _ value: ExpressionID, _ file: SwiftFacts
    ) -> Route.Passed? {
        for symbol in evaluator.symbols(of: creation.type) {
            guard let property = evaluator.property(program.identifier(name), in: symbol, isStatic: false),
                property.declaration >= 0
            else {
                continue
            }
            let fact = program.facts(property)
            let type = fact.type.map { program.describe($0, file: property.file) } ?? inferred(property)
            let declared = evaluator.declaredType(of: property, for: symbol, arguments: [])
            // What its first value makes it is known by the text alone: `var style = Theme.statusBarStyle()`.
            guard !isPart(declared, of: target), !AppleClasses.isLook(type) else { return nil }
            return Route.Passed(
                name: name, type: type,
                channel: channel(name, type, declared, value, file, or: .property))
        }
        return nil
    }

    /// The type of a property that is declared by its first value; empty where that does not tell.
    private func inferred(_ property: PropertyRef) -> String {
        let file = program.files[Int(property.file)]
        guard let value = program.facts(property).value else { return "" }
        if case .name(let name) = file.expressions[value], ["true", "false"].contains(file.text(name)) {
            return "Bool"
        }
        guard let first = evaluator.initialValue(of: property, this: nil), let symbol = evaluator.type(of: first).symbol
        else { return "" }
        return program.types[symbol].qualifiedName
    }
}
