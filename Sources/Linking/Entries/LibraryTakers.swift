import Dialects
import Facts

/// Tells which handlers only hand on what they get to libraries: `return GIDSignIn.sharedInstance.handle(url)`.
///
/// That is how an app learns that somebody has signed in, say, and leads to none of its screens.
struct LibraryTakers {
    let evaluator: Evaluator

    private var program: Program { evaluator.program }

    /// The libraries' types whose methods are all that a handler calls, with what it was handed, in the order of the
    /// calls; empty where it does anything else.
    func takers(of handler: FunctionRef) -> [String] {
        var found: [String] = []
        var others: Set<String> = []
        for function in [handler] + program.innerFunctions(within: handler) {
            let file = program.files[Int(function.file)]
            for index in program.facts(function).actions {
                let action = file.actions[Int(index)]
                if action.kind == .assignment { return [] }
                guard action.kind == .call else { continue }
                guard case .call(let callee, let arguments) = file.expressions[action.expression],
                    let type = library(behind: callee, in: function), targets(callee, arguments, function).isEmpty
                else { return [] }
                if !file.arguments(arguments).contains(where: { isHanded($0.value, to: handler, file) }) {
                    others.insert(type)
                } else if !found.contains(type) {
                    found.append(type)
                }
            }
        }
        // `Branch.getInstance().handle(url)`
        return others.isSubset(of: found) ? found : []
    }

    private func targets(_ callee: ExpressionID, _ arguments: ArgumentRange, _ function: FunctionRef) -> [CallTarget] {
        evaluator.targets(ofCall: callee, arguments, evaluator.rootFrame(function))
    }

    /// The type whose member a call begins with, where it is neither the program's nor the system's.
    private func library(behind callee: ExpressionID, in function: FunctionRef) -> String? {
        let file = program.files[Int(function.file)]
        guard case .member(var current?, _) = file.expressions[callee] else { return nil }
        while true {
            switch file.expressions[current] {
            case .member(let base?, _): current = base
            case .call(let inner, _): current = inner
            case .name(let name):
                let text = file.text(name)
                let isSystems =
                    text.hasPrefix("UI") || text.hasPrefix("NS") || Self.systems.contains(text)
                    || AppleClasses.superclasses[text] != nil
                let isOwn = program.typesByName[program.identifier(name, function.file)] != nil
                return text.beginsWithCapital && !isSystems && !isOwn ? text : nil
            default: return nil
            }
        }
    }

    /// Objects of the system's by which an app tells others of its own code, or does something later.
    private static let systems: Set<String> = [TriggerSources.notifications, "DispatchQueue", "Task", "UserDefaults"]

    /// Whether an expression is what a handler was handed, or a part of it: `userActivity.webpageURL`.
    private func isHanded(_ expression: ExpressionID, to handler: FunctionRef, _ file: SwiftFacts) -> Bool {
        switch file.expressions[expression] {
        case .member(let base?, _), .cast(let base, _, _): return isHanded(base, to: handler, file)
        case .local(let local):
            let variable = file.locals[Int(local.index)]
            switch variable.source {
            case .parameter: return variable.function == handler.id
            case .value(let value), .element(let value): return isHanded(value, to: handler, file)
            default: return false
            }
        default: return false
        }
    }
}
