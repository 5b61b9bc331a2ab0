import Dialects
import Facts

/// Finds the app's controllers that do by themselves what `UINavigationController` does: heirs of `UIViewController` alone
/// with UIKit's own `pushViewController(_:animated:)` and a way back, over a stack of children that they animate.
///
/// They are taken for heirs of UIKit's. What their own stack does to show a screen, which is to add a child, is UIKit's
/// matter there, and is not looked into.
///
/// It comes before anything asks for superclasses.
struct OwnNavigationControllers {
    let program: Program

    private static let push = "pushViewController(_:animated:)"
    /// What is UIKit's own once the class is one of UIKit's.
    private static let stackMethods: Set<String> = [
        "pushViewController", "setViewControllers", "popViewController", "popToViewController",
        "popToRootViewController",
    ]
    private static let stackProperties: Set<String> = [
        "viewControllers", "topViewController", "visibleViewController",
    ]
    private static let initializer = "init(rootViewController:)"

    func connect() {
        let stack = Set(Self.stackMethods.map { program.identifier($0) })
        let members = Set(Self.stackProperties.map { program.identifier($0) })
        for symbol in program.types.indices where isStack(symbol) {
            let type = program.types[symbol]
            let navigationController = program.external("UINavigationController")
            if let parent = type.superclass { program.types[parent].subclasses.removeAll { $0 == symbol } }
            type.superclass = navigationController
            program.types[navigationController].subclasses.append(symbol)
            for name in stack { type.methods[name] = nil }
            for name in members { type.properties[name] = nil }
            type.initializers.removeAll { program.fullName($0) == Self.initializer }
        }
    }

    private func isStack(_ symbol: Int) -> Bool {
        let type = program.types[symbol]
        guard type.kind == .class, let parent = type.superclass, program.types[parent].name == "UIViewController",
            program.isExternal(parent)
        else { return false }
        let methods = type.methods.values.joined()
        return methods.contains { program.fullName($0) == Self.push && takesScreen($0) && !handsOn($0) }
            && methods.contains { program.name($0) == "popViewController" }
    }

    /// Whether a method has another object do what it is asked for; such a class is one of `WrappedContainers`.
    private func handsOn(_ method: FunctionRef) -> Bool {
        let file = program.files[Int(method.file)]
        return program.facts(method).actions.contains { index in
            guard case .call(let callee, _) = file.expressions[file.actions[Int(index)].expression],
                case .member(_?, let name) = file.expressions[callee]
            else { return false }
            return name == program.facts(method).name
        }
    }

    /// Whether what is pushed may be any controller; a router's `pushViewController` of a screen's model is another thing.
    private func takesScreen(_ method: FunctionRef) -> Bool {
        guard let parameter = program.facts(method).parameters.first, let type = parameter.type else { return false }
        let declared = program.resolve(
            type, file: method.file, declaration: program.facts(method).declaration)
        return declared.symbol.map { program.types[$0].name == "UIViewController" } ?? false
    }
}
