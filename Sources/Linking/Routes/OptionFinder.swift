import Facts
import NavigationGraph

/// Finds the navigation options that modules declare, and which of them a route takes.
///
/// An option is a case of an enum that a navigator's method switches over, or a method of a navigator's interface.
struct OptionFinder {
    let program: Program
    let modules: ModuleMap
    private let known = Known()

    init(program: Program, modules: ModuleMap) {
        (self.program, self.modules) = (program, modules)
    }

    /// The options of a module, in source order, without their routes.
    func options(of draft: ModuleDraft) -> [NavigationOption] {
        let methods = interfaceMethods(of: draft)
        var found: [NavigationOption] = []
        for method in methods {
            found += optionCases(of: method) ?? [option(for: method)]
        }
        var seen: Set<String> = []
        return found.filter { seen.insert($0.name).inserted }
    }

    /// The names of the cases of each enum whose cases are options of a module.
    func caseNames(of draft: ModuleDraft) -> [Set<String>] {
        interfaceMethods(of: draft).compactMap { method in optionCases(of: method).map { Set($0.map(\.name)) } }
    }

    /// Whether the module's navigators say through a protocol which ways out there are.
    func declaresOptions(_ draft: ModuleDraft) -> Bool {
        draft.navigators.contains { navigator in
            program.types[navigator].protocols.contains { program.types[$0].kind == .protocol }
        }
    }

    /// The option that a route takes: the enum case on its way, else the navigator's method.
    func option(of route: RouteDraft) -> String? {
        guard case .module(let module) = route.source else { return nil }
        let draft = modules.drafts[module]
        let navigators = draft.navigators
        for step in route.steps where !step.conditions.isEmpty {
            guard let owner = program.owner(of: step.function), navigators.contains(owner) else { continue }
            for reference in step.conditions {
                if let name = optionCase(reference, step.function) { return name }
            }
        }
        // A way may begin with the code that hands a screen to the navigator's method.
        let methods = ([route.method].compactMap(\.self) + route.steps.map { program.outermost($0.function) })
            .filter { isAnswer($0, of: navigators) }
        guard !methods.isEmpty else { return nil }
        let names = Set(interfaceMethods(of: draft).map { program.fullName($0) })
        let method = methods.first { method in
            names.contains(program.fullName(method)) || program.owner(of: method).map(navigators.contains) ?? false
        }
        guard let method, program.facts(method).kind == .method else { return nil }
        let name = program.fullName(method)
        return names.contains(name) ? name : nil
    }

    /// Whether a function is code of some navigators, or what a superclass or a protocol's extension gives them: a base
    /// class may answer what the module's interface asks for (`close()`).
    private func isAnswer(_ function: FunctionRef, of navigators: [Int]) -> Bool {
        guard let owner = program.owner(of: function) else { return false }
        return navigators.contains { program.ancestry(of: $0).contains(owner) }
    }

    /// Whether a condition on a route's way is the choice of the route's option itself. An enum that other code of the
    /// module, or a helper, switches over tells under which condition they do what.
    func isOption(_ reference: ConditionRef, in function: FunctionRef, of route: RouteDraft) -> Bool {
        guard let option = route.option, case .module(let module) = route.source,
            let owner = program.owner(of: function), modules.drafts[module].navigators.contains(owner)
        else { return false }
        return optionCase(reference, function) == option
    }

    /// The name of the case, when a condition matches a parameter of the function that is an enum of the program.
    private func optionCase(_ reference: ConditionRef, _ function: FunctionRef) -> String? {
        let condition = program.condition(reference)
        let file = program.files[Int(reference.file)]
        // Where there are other parameters, the enum tells under which condition the method does what.
        guard condition.kind == .matches, condition.cases.count == 1, let subject = condition.subject,
            program.facts(program.outermost(function)).parameters.count == 1,
            case .local(let local) = file.expressions[subject]
        else { return nil }
        let fact = file.locals[Int(local.index)]
        guard case .parameter = fact.source, let type = fact.type,
            let symbol = program.resolve(
                type, file: reference.file, declaration: program.facts(function).declaration, function: fact.function
            ).symbol, program.types[symbol].kind == .enum
        else { return nil }
        let name = file.text(condition.cases[0])
        return program.types[symbol].cases[program.identifier(name)] == nil ? nil : name
    }

    /// The requirements of the protocols that the module's navigators conform to and that other modules' do not; without
    /// such protocols the navigators' own methods that are not private.
    func interfaceMethods(of draft: ModuleDraft) -> [FunctionRef] {
        var found: [FunctionRef] = []
        var names: Set<String> = []
        func add(_ method: FunctionRef) {
            let fact = program.facts(method)
            guard !fact.isStatic, !fact.isPrivate, !fact.isOverride, names.insert(program.fullName(method)).inserted
            else { return }
            found.append(method)
        }
        for navigator in draft.navigators {
            // The protocol that bears the module's bare name is the way in, not a way out.
            let protocols = program.types[navigator].protocols.filter {
                program.types[$0].kind == .protocol && program.types[$0].name != draft.name
            }
            for proto in protocols {
                for type in [proto] + program.allProtocols(of: proto) where isOwn(type, draft) {
                    for method in methods(of: type) { add(method) }
                }
            }
            if protocols.isEmpty {
                for method in methods(of: navigator)
                where isPlain(method, of: navigator) && program.facts(method).result == nil { add(method) }
            }
        }
        return found.sorted {
            program.facts($0).place.line < program.facts($1).place.line && $0.file == $1.file || $0.file < $1.file
        }
    }

    /// The methods that take an option: what the interface asks for, and what the navigators answer with.
    func takers(of option: NavigationOption, _ draft: ModuleDraft) -> [FunctionRef] {
        let asked = interfaceMethods(of: draft).filter { method in
            program.fullName(method) == option.name
                || optionCases(of: method)?.contains { $0.name == option.name } ?? false
        }
        let types = draft.navigators.flatMap { program.lineage(of: $0) + program.allProtocols(of: $0) }
        let answers = asked.flatMap { method in
            types.flatMap { program.types[$0].methods[program.identifier(of: method)] ?? [] }.filter {
                program.fullName($0) == program.fullName(method)
            }
        }
        return Array(Set(asked + answers)).sorted()
    }

    /// A navigator without an interface answers through its methods; a framework's callbacks are none.
    private func isPlain(_ method: FunctionRef, of symbol: Int) -> Bool {
        !program.types[symbol].protocols.contains { program.isExternal($0) }
            || !program.fullName(method).holds("Controller(")
    }

    private func isOwn(_ proto: Int, _ draft: ModuleDraft) -> Bool {
        guard program.types[proto].kind == .protocol else { return false }
        let conformers = program.concreteConformers(of: proto)
        return conformers.allSatisfy { symbol in
            modules.moduleOfType[symbol].map { modules.drafts[$0].name == draft.name } ?? true
        }
    }

    /// In source order, kept: they are asked for with each option.
    private func methods(of symbol: Int) -> [FunctionRef] {
        if let known = known.methods[symbol] { return known }
        let found = program.types[symbol].methods.values.flatMap { $0 }.sorted()
        known.methods[symbol] = found
        return found
    }

    private final class Known {
        var methods: [Int: [FunctionRef]] = [:]
    }

    /// The cases of the enum that a method takes as its only parameter; an enum may have none.
    private func optionCases(of method: FunctionRef) -> [NavigationOption]? {
        let fact = program.facts(method)
        guard fact.parameters.count == 1, let type = fact.parameters[0].type,
            let symbol = program.resolve(
                type, file: method.file, declaration: fact.declaration, function: method.id
            ).symbol, program.types[symbol].kind == .enum
        else { return nil }
        return program.types[symbol].cases.values.sorted {
            ($0.file, $0.declaration, $0.position) < ($1.file, $1.declaration, $1.position)
        }
        .map { option($0.file, $0.declaration, $0.position) }
    }

    /// The option that a value on a path, or in a property that shows a view, stands for.
    func option(of choice: PathChoice) -> NavigationOption? {
        program.types[choice.type].cases[program.identifier(choice.name)].map {
            option($0.file, $0.declaration, $0.position)
        }
    }

    private func option(_ index: Int32, _ declaration: Int32, _ position: Int) -> NavigationOption {
        let file = program.files[Int(index)]
        let fact = file.declarations[Int(declaration)].cases[position]
        return NavigationOption(
            name: file.text(fact.name), parameters: parameters(fact.parameters, index),
            documentation: fact.documentation.map { file.text($0) } ?? "", file: file.path,
            line: Int(fact.place.line))
    }

    private func option(for method: FunctionRef) -> NavigationOption {
        let fact = program.facts(method)
        let file = program.files[Int(method.file)]
        return NavigationOption(
            name: program.fullName(method), parameters: parameters(fact.parameters, method.file),
            documentation: fact.documentation.map { file.text($0) } ?? "", file: file.path,
            line: Int(fact.place.line))
    }

    private func parameters(_ facts: [ParameterFacts], _ file: Int32) -> [Parameter] {
        facts.map { fact in
            Parameter(
                name: program.files[Int(file)].text(fact.name),
                type: fact.type.map { program.describe($0, file: file) } ?? "")
        }
    }
}
