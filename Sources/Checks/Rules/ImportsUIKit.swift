import Diagnostics
import NavigationGraph

extension Rule {
    /// A presenter or an interactor that knows UIKit.
    static let importsUIKit = Rule(
        id: "imports-uikit", title: "Presenter or interactor that imports UIKit",
        why: "What a presenter or an interactor does should not depend on how it is drawn: it could not be tested "
            + "without a screen, or be used on another platform.",
        severity: .note
    ) { app in
        // A file with a view in it needs the import.
        let drawing: Set<Role> = [.view, .wireframe, .router, .assembly]
        let files = Set(app.graph.modules.flatMap(\.components).filter { drawing.contains($0.role) }.map(\.file))
        return app.graph.modules.flatMap { module in
            module.components.compactMap { component -> Fault? in
                guard [.presenter, .interactor].contains(component.role), !files.contains(component.file),
                    let framework = component.imports.first(where: { ["UIKit", "SwiftUI", "AppKit"].contains($0) })
                else { return nil }
                return Fault(
                    node: module.id, subject: [component.type],
                    text: "the \(component.role.words) \(component.type) of \(module.id) imports \(framework)",
                    advice: "import Foundation, and leave to the view what is drawn",
                    place: SourcePlace(file: component.file, line: component.line))
            }
        }
        .uniqued()
    }
}

extension [Fault] {
    /// The first of those with the same subject: a type may play a part in several modules.
    func uniqued() -> [Fault] {
        var seen: Set<[String]> = []
        return filter { seen.insert($0.subject).inserted }
    }
}
