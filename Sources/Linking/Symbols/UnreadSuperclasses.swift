import Dialects
import Facts

/// Finds which classes that are not in the scan are view controllers, by what the program's classes do that inherit from
/// them: only a controller's heir overrides `viewDidLoad()`.
struct UnreadSuperclasses {
    let program: Program

    /// What only a `UIViewController` has to override: it speaks of its view, and views do not.
    private static let overridden = TriggerSources.lifecycle.filter { $0.hasPrefix("view") || $0 == "loadView()" }

    /// Makes the superclass of each heir what was taken for a protocol.
    func connect() {
        for parent in program.types.indices where isOpen(parent) {
            let heirs = program.types[parent].conformers
            guard heirs.allSatisfy({ isFirst(parent, of: $0) }),
                heirs.contains(where: { isController($0, parent) })
            else { continue }
            let controller = program.external("UIViewController")
            program.types[parent].superclass = controller
            program.types[parent].conformers = []
            program.types[controller].subclasses.append(parent)
            for heir in heirs {
                program.types[heir].protocols.removeAll { $0 == parent }
                program.types[heir].superclass = parent
                program.types[parent].subclasses.append(heir)
            }
        }
    }

    /// Whether nothing is known of a type but its name.
    private func isOpen(_ symbol: Int) -> Bool {
        let type = program.types[symbol]
        return type.kind == .external && type.superclass == nil && !type.conformers.isEmpty
            && AppleClasses.superclasses[type.name] == nil && type.name != "NSObject"
    }

    /// Whether a class names a type where its superclass stands.
    private func isFirst(_ parent: Int, of heir: Int) -> Bool {
        let type = program.types[heir]
        guard type.kind == .class, type.superclass == nil else { return false }
        return type.parts.contains { part in
            let declaration = program.files[Int(part.file)].declarations[part.id]
            guard declaration.kind == .class, let first = declaration.inherited.first else { return false }
            return program.resolve(first, file: part.file, declaration: part.id).symbol == parent
        }
    }

    private func isController(_ heir: Int, _ parent: Int) -> Bool {
        if program.types[heir].name.hasSuffix("ViewController"), program.types[parent].name.hasSuffix("Controller") {
            return true
        }
        return ([heir] + program.descendants(of: heir)).contains { symbol in
            program.types[symbol].methods.values.contains { methods in
                methods.contains { program.facts($0).isOverride && Self.overridden.contains(program.fullName($0)) }
            }
        }
    }
}
