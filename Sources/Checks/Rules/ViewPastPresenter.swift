import Diagnostics
import NavigationGraph

extension Rule {
    /// A view that goes round its presenter.
    static let viewPastPresenter = Rule(
        id: "view-past-presenter", title: "View that goes round its presenter",
        why: "The view has a presenter and talks to what lies behind it, so that decisions end up in the view. Modules "
            + "whose views send to the interactor by design, and hold no presenter, are none.",
        severity: .warning
    ) { app in
        app.graph.modules.flatMap { module -> [Fault] in
            let hasPresenter =
                module.uses.contains { $0.from == .view && $0.to == .presenter }
                || module.references.contains { $0.from == .view && $0.to == .presenter }
            guard hasPresenter else { return [] }
            let behind: Set<Role> = [.interactor, .entity, .dataManager, .service, .router, .wireframe]
            return module.uses.filter { $0.from == .view && behind.contains($0.to) }.map { use in
                Fault(
                    node: module.id, subject: [module.id, use.to.rawValue],
                    text: "the view of \(module.id) talks to its \(use.to.words) and goes round the presenter",
                    advice: "let the presenter ask, and tell the view",
                    place: SourcePlace(file: use.file, line: use.line))
            }
        }
    }
}
