import Facts

/// The properties that code of a file names where it says what a view shows: by themselves, under modifiers, or handed
/// to another view.
struct BuiltProperties {
    struct Mention {
        var name: NameID
        /// The place of the name, under the condition that stands around it.
        var action: Action
    }

    let file: SwiftFacts

    /// The properties that a statement of a builder, or a result, is made of.
    func mentions(in action: Action) -> [Mention] {
        guard action.kind == .statement || action.kind == .result else { return [] }
        var found: [Mention] = []
        visit(action.expression, action, &found)
        return found
    }

    private func visit(_ expression: ExpressionID, _ around: Action, _ found: inout [Mention]) {
        func add(_ name: NameID) {
            var action = around
            action.expression = expression
            found.append(Mention(name: name, action: action))
        }
        switch file.expressions[expression] {
        case .name(let name): add(name)
        case .member(let base?, let name):
            if case .selfReference = file.expressions[base] { add(name) } else { visit(base, around, &found) }
        case .call(let callee, let arguments):
            if case .member(let base?, _) = file.expressions[callee] { visit(base, around, &found) }
            for argument in file.arguments(arguments) { visit(argument.value, around, &found) }
        case .alternatives(let choices):
            for choice in file.arguments(choices) {
                var action = around
                action.condition = choice.condition ?? around.condition
                visit(choice.value, action, &found)
            }
        default: break
        }
    }
}
