import Dialects
import Facts
import NavigationGraph

/// Which calls of libraries may show a screen, by their names and labels.
extension RelevantFunctions {
    /// How a library's call shows what it is handed, as its name tells; nil for other calls.
    func foreignTransition(of name: Identifier, _ call: ExpressionRef) -> Transition? {
        foreign[name] ?? foreignCalls[call]
    }

    /// Whether a function of the program bears a name; what fills one library's containers another one may call so too, and
    /// what sets anything but a screen many types do.
    func isDeclared(_ name: Identifier) -> Bool {
        guard program.text(name) == ForeignNavigation.setter else { return program.declaresFunction(name) }
        return (program.globalFunctions[name] ?? []).contains { takesContent($0) }
            || program.types.contains { type in
                (type.methods[name]?.contains { takesContent($0) } ?? false
                    || type.properties[name] != nil || type.cases[name] != nil)
                    && !type.parts.contains { program.isStandIn($0.file) }
            }
    }

    /// Whether a function takes something under a label by which libraries' containers take what they hold.
    private func takesContent(_ function: FunctionRef) -> Bool {
        let file = program.files[Int(function.file)]
        return program.facts(function).parameters.contains { parameter in
            parameter.label.map { ForeignNavigation.isContent(label: file.text($0)) } ?? false
        }
    }

    /// Whether a call of a library hands anything over that may be a screen, or make one.
    func handsOver(_ reference: ActionRef, _ name: String) -> Bool {
        let file = program.files[Int(reference.file)]
        guard case .call(_, let range) = file.expressions[program.action(reference).expression] else { return false }
        if name == ForeignNavigation.setter {
            return file.arguments(range).contains { argument in
                argument.label.map { ForeignNavigation.isContent(label: file.text($0)) } ?? false
            }
        }
        return range.count > 0
    }
}
