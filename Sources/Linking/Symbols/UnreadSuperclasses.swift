import Dialects
import Facts

/// Finds which classes that are not in the scan are view controllers or views, by what the program's classes do that
/// inherit from them: only a controller's heir overrides `viewDidLoad()`, only a view's `layoutSubviews()`.
struct UnreadSuperclasses {
    let program: Program

    /// What only a `UIViewController` has to override: it speaks of its view, and views do not.
    private static let controllers = TriggerSources.lifecycle.filter { $0.hasPrefix("view") || $0 == "loadView()" }
    /// What only a `UIView` has to override.
    private static let views: Set<String> = [
        "layoutSubviews()", "draw(_:)", "didMoveToSuperview()", "didMoveToWindow()", "willMove(toSuperview:)",
        "willMove(toWindow:)", "prepareForReuse()", "hitTest(_:with:)", "point(inside:with:)", "sizeThatFits(_:)",
        "setSelected(_:animated:)", "setHighlighted(_:animated:)", "prepareForInterfaceBuilder()", "init(frame:)",
    ]
    /// How views are named, and what `UIKit` calls theirs.
    private static let viewEndings = ["Button", "Label", "TextField", "Control", "Cell", "View"]

    /// Makes the superclass of each heir what was taken for a protocol.
    func connect() {
        for parent in program.types.indices where isOpen(parent) {
            let heirs = program.types[parent].conformers
            guard heirs.allSatisfy({ isFirst(parent, of: $0) }), let name = superclass(of: parent, heirs) else {
                continue
            }
            let superclass = program.external(name)
            program.types[parent].superclass = superclass
            program.types[parent].conformers = []
            program.types[superclass].subclasses.append(parent)
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

    /// The class of UIKit that an unread class is, as its heirs tell.
    private func superclass(of parent: Int, _ heirs: [Int]) -> String? {
        if heirs.contains(where: { isController($0, parent) }) { return "UIViewController" }
        let name = program.types[parent].name
        let ending = Self.viewEndings.first { name.hasSuffix($0) && name != $0 }
        guard heirs.contains(where: { isView($0, alike: ending) }) else { return nil }
        switch ending {
        case "Button", "Label", "TextField", "Control": return ending.map { "UI" + $0 }
        default: return "UIView"
        }
    }

    private func isController(_ heir: Int, _ parent: Int) -> Bool {
        program.types[heir].name.hasSuffix("ViewController") && program.types[parent].name.hasSuffix("Controller")
            || overrides(heir, Self.controllers)
    }

    /// Whether a class does what only views do, or is made as they are: from a frame, or by a storyboard and named so.
    ///
    /// - Parameter ending: how the superclass is named, where it is named as views are.
    private func isView(_ heir: Int, alike ending: String?) -> Bool {
        if overrides(heir, Self.views) { return true }
        let isNamed = Self.viewEndings.contains { program.types[heir].name.hasSuffix($0) }
        if let ending, program.types[heir].name.hasSuffix(ending) { return true }
        return isNamed && program.types[heir].initializers.contains { program.fullName($0) == "init(coder:)" }
    }

    private func overrides(_ heir: Int, _ names: Set<String>) -> Bool {
        ([heir] + program.descendants(of: heir)).contains { symbol in
            let type = program.types[symbol]
            return (type.methods.values.flatMap { $0 } + type.initializers).contains {
                program.facts($0).isOverride && names.contains(program.fullName($0))
            }
        }
    }
}
