import Diagnostics
import NavigationGraph

extension Rule {
    /// A component that navigates through the wireframe of another module.
    static let foreignWireframe = Rule(
        id: "foreign-wireframe", title: "Wireframe of another module",
        why: "A view, presenter or interactor calls the wireframe of another module by its class, past the interfaces "
            + "of both: the way is missing in its own wireframe, and the two modules cannot be changed apart.",
        severity: .warning
    ) { app in
        app.graph.modules.flatMap { module -> [Fault] in
            let inside: Set<Role> = [.view, .presenter, .interactor]
            return module.foreignUses.filter { inside.contains($0.from) }.map { use in
                Fault(
                    node: module.id, subject: [module.id, use.from.rawValue, use.type],
                    text: "the \(use.from.words) of \(module.id) calls \(use.type) of \(use.module)",
                    advice: "let the module's own wireframe lead to \(use.module)",
                    place: SourcePlace(file: use.file, line: use.line))
            }
        }
        .uniqued()
    }
}
