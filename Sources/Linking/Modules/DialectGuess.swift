import Dialects
import NavigationGraph

/// Tells which school a module follows, from the roles and the shapes that it uses.
struct DialectGuess {
    let program: Program

    func dialect(of draft: ModuleDraft) -> String? {
        let shape = ModuleShape(
            roles: Set(draft.components.map(\.role)), interfaceNames: interfaceNames(of: draft),
            superclasses: superclasses(of: draft), navigatorMethods: navigatorMethods(of: draft),
            lazyMembers: lazyMembers(of: draft))
        return Dialect.all.first { $0.matches(shape) }?.name
    }

    private func interfaceNames(of draft: ModuleDraft) -> [String] {
        draft.components.flatMap { component in
            program.types[component.symbol].protocols.map { program.types[$0].name }
        }.sorted()
    }

    private func superclasses(of draft: ModuleDraft) -> [String] {
        draft.navigators.flatMap { symbol -> [String] in
            guard let parent = program.types[symbol].superclass else { return [] }
            return [program.types[parent].name + (program.types[parent].generics.isEmpty ? "" : "<>")]
        }
    }

    private func navigatorMethods(of draft: ModuleDraft) -> [String] {
        let symbols = draft.navigators + draft.symbols(.assembly)
        return symbols.flatMap { symbol in
            program.types[symbol].methods.values.flatMap { $0 }.map { program.fullName($0) }
        }.sorted()
    }

    private func lazyMembers(of draft: ModuleDraft) -> [String] {
        draft.navigators.flatMap { symbol in
            program.types[symbol].properties.values.flatMap { $0 }.filter { program.facts($0).isLazy }
                .map { program.files[Int($0.file)].text(program.facts($0).name) }
        }.sorted()
    }
}
