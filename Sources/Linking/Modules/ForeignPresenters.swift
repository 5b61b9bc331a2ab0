import Dialects
import Facts
import NavigationGraph

/// Finds presenters that lie in a framework whose sources are not read, by the calls that make them: a Kotlin framework,
/// for example, that the app shares with one for Android.
struct ForeignPresenters {
    let evaluator: Evaluator
    let names: RoleNames

    private var program: Program { evaluator.program }

    /// Whether some code makes a presenter of this stem, which no file declares, and hands it one of the module's parts.
    func isMade(of stem: String, with parts: [Int]) -> Bool {
        names(of: stem).contains { name in
            program.callsByName[program.identifier(name)].contains { isMade(by: $0, with: parts) }
        }
    }

    private func names(of stem: String) -> [String] {
        names.suffixes.filter { $0.role == .presenter }.flatMap { suffix in
            [stem + suffix.text, "Default" + stem + suffix.text, stem + suffix.text + "Impl"]
        }
    }

    private func isMade(by reference: ActionRef, with parts: [Int]) -> Bool {
        let action = program.action(reference)
        let file = program.files[Int(reference.file)]
        guard case .call(let callee, let arguments) = file.expressions[action.expression],
            case .name = file.expressions[callee]
        else { return false }
        let frame = evaluator.rootFrame(FunctionRef(Int(reference.file), action.function))
        if case .metatype(let type) = evaluator.store[evaluator.eval(callee, frame)],
            evaluator.symbols(of: type).contains(where: { !program.isExternal($0) })
        {
            return false
        }
        return file.arguments(arguments).contains { argument in
            evaluator.symbols(of: evaluator.type(of: evaluator.eval(argument.value, frame)))
                .contains { parts.contains($0) }
        }
    }
}
