import Dialects

/// The screens that types tell of, where nothing is known of the object.
extension ScreenFinder {
    /// The screens that the declared types of a value's open parts tell, for values that nobody hands over.
    func declaredScreens(of id: ValueID) -> [Screen] {
        leaves(of: id).flatMap { leaf -> [Screen] in
            guard case .open(_, let type) = evaluator.store[leaf] else { return [] }
            return typed(type, isInferred: true).filter { screen in
                switch screen.destination {
                case .module, .plain: true
                case .system, .open, .inline, .emptyContainer, .unresolved: false
                }
            }
        }
    }

    /// What a declared type tells: the module whose view it is, a controller of the system's, or a screen without a module.
    ///
    /// - Parameter isInferred: whether the type stands in for the object.
    func typed(_ type: TypeValue, isInferred: Bool) -> [Screen] {
        if case .array(let element) = type { return typed(element, isInferred: true) }
        let symbols = type.symbols
        for symbol in symbols {
            if let module = modules.module(ofView: symbol),
                modules.drafts[module].views.contains(where: { program.isSubtype(symbol, of: $0) })
            {
                return [Screen(destination: .module(module), isInferred: isInferred)]
            }
        }
        for symbol in symbols where program.types[symbol].kind != .protocol {
            for ancestor in program.lineage(of: symbol) where program.isExternal(ancestor) {
                let name = program.types[ancestor].name
                if AppleClasses.systemControllers[name] != nil { return [Screen(destination: .system(name))] }
            }
            if evaluator.isObjectiveCScreen(symbol), container(of: type) == nil {
                return [Screen(destination: .plain(symbol), isInferred: isInferred)]
            }
            // A library's screen: what it is made of is not in the scan.
            if program.isExternal(symbol), AppleClasses.superclasses[program.types[symbol].name] == nil,
                container(of: type) == nil, program.inherits(symbol, from: "UIViewController")
            {
                return [Screen(destination: .system(program.types[symbol].name), isInferred: isInferred)]
            }
            if !program.isExternal(symbol), container(of: type) == nil,
                program.inherits(symbol, from: "UIViewController") || program.isSwiftUIView(symbol)
            {
                return [Screen(destination: .plain(symbol), isInferred: isInferred)]
            }
        }
        for symbol in symbols where program.types[symbol].kind == .protocol {
            if let module = onlyModule(conformingTo: symbol) {
                return [Screen(destination: .module(module), isInferred: true)]
            }
        }
        let name = symbols.first.map { program.types[$0].name }
        return [
            Screen(destination: .unresolved(name.map { "only its type \($0) is known" } ?? "its type is not known"))
        ]
    }

    /// Whether nothing is known of a container but that it is one of UIKit's: the stack around a screen, of which code asks
    /// whether it is there before it makes one.
    func isBareContainer(_ value: ValueID) -> Bool {
        guard case .instance(let type) = evaluator.store[value], let symbol = type.symbol else { return false }
        return program.isExternal(symbol) && container(of: type) != nil
    }

    func isScreen(_ screen: Screen) -> Bool {
        switch screen.destination {
        case .module, .plain, .open: true
        case .system, .inline, .emptyContainer, .unresolved: false
        }
    }

    /// The module of all views that conform to a protocol; nil where several modules have such views.
    private func onlyModule(conformingTo proto: Int) -> Int? {
        let found = Set(
            program.concreteConformers(of: proto).compactMap { symbol -> Int? in
                guard let module = modules.module(ofView: symbol) else { return nil }
                return modules.drafts[module].views.contains { program.isSubtype(symbol, of: $0) } ? module : nil
            })
        return found.count == 1 ? found.first : nil
    }
}
