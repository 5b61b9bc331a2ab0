import Diagnostics
import NavigationGraph

extension Rule {
    /// A segue that code performs and no storyboard has.
    static let missingSegue = Rule(
        id: "missing-segue", title: "Segue that no storyboard has",
        why: "UIKit ends the app when code performs a segue that the scene does not have.", severity: .error
    ) { app in
        app.graph.storyboardFaults.map { fault in
            Fault(
                node: nil, subject: [fault.file, fault.message], text: fault.message,
                advice: "give a segue of the storyboard this identifier, or mend the one in the code",
                place: SourcePlace(file: fault.file, line: fault.line))
        }
        .uniqued()
    }
}
