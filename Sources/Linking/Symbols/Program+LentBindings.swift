import Facts

/// A binding that is handed over where something is made: `FilterView(isOpen: $isOpen)`.
struct LentBinding {
    /// The function in which that is made.
    var function: FunctionRef
    var callee: ExpressionID
    /// The label under which it is handed, which is the name of the `@Binding` that takes it.
    var label: String
    /// The binding, and the name of the state behind it: `isOpen` of `$isOpen` and of `$router.isOpen`.
    var binding: ExpressionID
    var state: String
}

extension Program {
    /// All bindings that are handed over, by the name of the state and by that of the property which takes it, each in source
    /// order.
    func findLentBindings() -> [String: [LentBinding]] {
        var found: [String: [LentBinding]] = [:]
        for (index, file) in files.enumerated() where usesSwiftUI(Int32(index)) {
            for action in file.actions where action.kind == .call {
                guard case .call(let callee, let arguments) = file.expressions[action.expression] else { continue }
                for argument in file.arguments(arguments) {
                    guard let label = argument.label.map({ file.text($0) }),
                        let state = Self.state(behind: argument.value, file)
                    else { continue }
                    let lent = LentBinding(
                        function: FunctionRef(index, action.function), callee: callee, label: label,
                        binding: argument.value, state: state)
                    for name in label == state ? [label] : [label, state] { found[name, default: []].append(lent) }
                }
            }
        }
        return found
    }

    private static func state(behind binding: ExpressionID, _ file: SwiftFacts) -> String? {
        switch file.expressions[binding] {
        case .name(let name):
            let text = file.text(name)
            return text.hasPrefix("$") ? String(text.dropFirst()) : nil
        case .member(let base?, let name):
            let text = file.text(name)
            if text.hasPrefix("$") { return String(text.dropFirst()) }
            return state(behind: base, file) == nil ? nil : text
        default: return nil
        }
    }
}
