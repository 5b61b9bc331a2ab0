import Facts
import NavigationGraph

/// Tells which options do nothing at all: every method that answers has an empty body or an empty branch, or one that
/// only logs.
struct IdleOptionFinder {
    let program: Program
    let options: OptionFinder

    private static let logging: Set<String> = [
        "print", "debugPrint", "NSLog", "os_log", "assertionFailure", "preconditionFailure", "fatalError",
    ]

    func isIdle(_ option: NavigationOption, of draft: ModuleDraft) -> Bool {
        let answers = options.takers(of: option, draft).filter { program.facts($0).hasBody }
        guard !answers.isEmpty else { return false }
        let isMethod = option.name.hasSuffix(")")
        return answers.allSatisfy { isMethod ? doesNothing($0) : doesNothing($0, for: option.name) }
    }

    /// Whether a method that takes the options of an enum names one of them and does nothing for it. What stands before
    /// or after the choice it does for all of them.
    private func doesNothing(_ function: FunctionRef, for option: String) -> Bool {
        let file = program.files[Int(function.file)]
        let fact = program.facts(function)
        let lines = fact.place.line...max(fact.endLine, fact.place.line)
        let branches = file.conditions.indices.filter { index in
            let condition = file.conditions[index]
            return condition.kind == .matches && lines.contains(condition.line)
                && condition.cases.contains { file.text($0) == option }
        }
        guard !branches.isEmpty else { return false }
        let inner = [function] + program.innerFunctions(within: function)
        return inner.flatMap { program.facts($0).actions }.allSatisfy { index in
            let action = file.actions[Int(index)]
            return onlyLogs(action, file) || !isBelow(branches, action.condition, file)
        }
    }

    private func isBelow(_ branches: [Int], _ condition: ConditionID?, _ file: SwiftFacts) -> Bool {
        var current = condition
        while let id = current {
            if branches.contains(Int(id.index)) { return true }
            current = file.conditions[Int(id.index)].parent
        }
        return false
    }

    private func doesNothing(_ function: FunctionRef) -> Bool {
        let file = program.files[Int(function.file)]
        return program.facts(function).actions.allSatisfy { onlyLogs(file.actions[Int($0)], file) }
    }

    private func onlyLogs(_ action: Action, _ file: SwiftFacts) -> Bool {
        guard action.kind == .call, case .call(let callee, _) = file.expressions[action.expression],
            case .name(let name) = file.expressions[callee]
        else { return false }
        return Self.logging.contains(file.text(name))
    }
}
