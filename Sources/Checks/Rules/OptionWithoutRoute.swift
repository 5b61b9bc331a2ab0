import Diagnostics
import NavigationGraph

extension Rule {
    /// A way out that a module promises and that does nothing.
    static let optionWithoutRoute = Rule(
        id: "option-without-route", title: "Option without a route",
        why: "The module declares a way out, and what answers it does nothing: the user taps and stays where they are.",
        severity: .warning
    ) { app in
        app.graph.modules.flatMap { module in
            module.options.filter { $0.routes.isEmpty && $0.idle }.map { option in
                let whom = option.unused ? " and nobody asks for it" : ""
                return Fault(
                    node: module.id, subject: [module.id, option.name],
                    text:
                        "the option \(option.name) of \(module.id) leads nowhere: what answers it does nothing\(whom)",
                    advice: option.unused ? "remove it" : "make it lead somewhere, or remove it and its calls",
                    place: SourcePlace(file: option.file, line: option.line))
            }
        }
    }
}
