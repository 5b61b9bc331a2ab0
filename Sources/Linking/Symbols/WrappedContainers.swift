import Dialects
import Facts
import NavigationGraph

/// Finds the app's controllers that stand around one navigation controller of their own and pass on to it what they are
/// told: containers like that one, though their class is no heir of UIKit's.
///
/// It comes after all supertypes are known.
struct WrappedContainers {
    let program: Program

    /// What is passed on: what shows a screen in the navigation controller.
    private static let passedOn: Set<String> = ["pushViewController", "setViewControllers", "viewControllers"]

    /// Tells each of these classes which of its properties holds the container.
    ///
    /// - Parameter embedded: what each class embeds; see `EmbeddedMembers`.
    func mark(_ embedded: [(owner: Int, members: [Identifier?])]) {
        for (owner, properties) in embedded {
            // Who holds several controllers arranges them, and is a screen.
            guard properties.count == 1, let name = properties[0], isWrapper(owner, around: name) else { continue }
            program.types[owner].controller = .container(.navigation)
            program.types[owner].wrapped = name
        }
    }

    private func isWrapper(_ symbol: Int, around name: Identifier) -> Bool {
        guard program.inherits(symbol, from: "UIViewController"), !program.isContainer(symbol),
            let property = program.types[symbol].properties[name]?.first, program.facts(property).getter == nil,
            isNavigationController(property, of: symbol)
        else { return false }
        let functions = program.declaredFunctions(of: symbol)
        return functions.contains { passesOn($0, to: name) }
    }

    private func isNavigationController(_ property: PropertyRef, of symbol: Int) -> Bool {
        let fact = program.facts(property)
        let file = program.files[Int(property.file)]
        if let type = fact.type {
            let declared = program.resolve(
                type, file: property.file, declaration: DeclarationID(Int(property.declaration)))
            return declared.symbol.map { program.container($0) == .navigation } ?? false
        }
        guard let value = fact.value, case .call(let callee, _) = file.expressions[value],
            case .name(let made) = file.expressions[callee]
        else { return false }
        return file.text(made) == "UINavigationController"
    }

    /// Whether a function has the container do what bears the function's own name.
    private func passesOn(_ function: FunctionRef, to name: Identifier) -> Bool {
        guard Self.passedOn.contains(program.name(function)) else { return false }
        let file = program.files[Int(function.file)]
        return program.facts(function).actions.contains { index in
            let action = file.actions[Int(index)]
            let target: ExpressionID
            switch (action.kind, file.expressions[action.expression]) {
            case (.call, .call(let callee, _)): target = callee
            case (.assignment, .assignment(let assigned, _)): target = assigned
            default: return false
            }
            guard case .member(let base?, let member) = file.expressions[target],
                program.identifier(member, function.file) == program.identifier(of: function)
            else { return false }
            return program.ownMember(base, function.file) == name
        }
    }
}

extension Program {
    /// The function that runs when a property is set; nil for a stored one.
    func setter(of property: PropertyRef) -> FunctionRef? {
        guard property.declaration >= 0 else { return nil }
        let file = files[Int(property.file)]
        let (name, declaration) = (facts(property).name, DeclarationID(Int(property.declaration)))
        return file.functions.indices.lazy.filter { index in
            let function = file.functions[index]
            return function.kind == .setter && function.name == name && function.declaration == declaration
        }.first.map { FunctionRef(file: property.file, function: Int32($0)) }
    }

    /// Whether an accessor belongs to a property.
    func isAccessor(_ function: FunctionRef, of property: PropertyRef) -> Bool {
        property.declaration >= 0 && function.file == property.file
            && facts(function).declaration == DeclarationID(Int(property.declaration))
            && facts(function).name == facts(property).name
    }

    /// What kind of container a class of controllers is; nil for other types.
    func container(_ symbol: Int) -> Container? {
        lineage(of: symbol).lazy.compactMap { ancestor -> Container? in
            if case .container(let kind) = self.types[ancestor].controller { kind } else { nil }
        }.first
    }

    func isContainer(_ symbol: Int) -> Bool { container(symbol) != nil }

    /// The property in which a class keeps the container that it, or a superclass, stands around.
    func wrappedContainer(of symbol: Int) -> Identifier? {
        lineage(of: symbol).lazy.compactMap { self.types[$0].wrapped }.first
    }
}
