import Facts

/// Calls of initialisers without a type's name: `.init(title: title)`.
extension Program {
    /// Whether a call makes something without naming its type.
    func isImplicitInitializer(_ callee: ExpressionID, _ file: SwiftFacts) -> Bool {
        guard case .member(nil, let name) = file.expressions[callee] else { return false }
        return file.text(name) == "init"
    }

    func findImplicitInitializers() -> [Identifier: [ActionRef]] {
        var found: [Identifier: [ActionRef]] = [:]
        for reference in callsByName[.initializer] {
            let file = files[Int(reference.file)]
            guard !file.isStandIn,
                case .call(let callee, let arguments) = file.expressions[action(reference).expression],
                isImplicitInitializer(callee, file)
            else { continue }
            for label in file.arguments(arguments).compactMap(\.label) {
                found[identifier(label, reference.file), default: []].append(reference)
            }
        }
        return found
    }

    /// The simple name of the type that a variable is declared as which such a call is put into.
    func declaredName(ofImplicit call: ExpressionID, _ file: SwiftFacts) -> NameID? {
        for local in file.locals {
            guard case .value(call) = local.source, let type = local.type else { continue }
            switch file.types[Int(type.index)] {
            case .named(let name, _), .member(_, let name, _): return name
            default: return nil
            }
        }
        return nil
    }
}
