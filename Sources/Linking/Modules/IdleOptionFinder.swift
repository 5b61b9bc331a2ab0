import Facts
import NavigationGraph

/// Tells which options do nothing at all: every method that answers has an empty body, or one that only logs.
struct IdleOptionFinder {
    let program: Program
    let options: OptionFinder

    private static let logging: Set<String> = [
        "print", "debugPrint", "NSLog", "os_log", "assertionFailure", "preconditionFailure", "fatalError",
    ]

    /// An option of an enum shares its method with others and is never idle.
    func isIdle(_ option: NavigationOption, of draft: ModuleDraft) -> Bool {
        guard option.name.hasSuffix(")") else { return false }
        let answers = options.takers(of: option, draft).filter { program.facts($0).hasBody }
        return !answers.isEmpty && answers.allSatisfy(doesNothing)
    }

    private func doesNothing(_ function: FunctionRef) -> Bool {
        let file = program.files[Int(function.file)]
        return program.facts(function).actions.allSatisfy { index in
            let action = file.actions[Int(index)]
            guard action.kind == .call, case .call(let callee, _) = file.expressions[action.expression],
                case .name(let name) = file.expressions[callee]
            else { return false }
            return Self.logging.contains(file.text(name))
        }
    }
}
