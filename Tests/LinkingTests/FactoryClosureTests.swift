import NavigationGraph
import Testing

/// Closures that a factory of no module makes a screen with.
struct FactoryClosureTests {
    private func app(_ factory: String) throws -> [String] {
        var app = InlineApp(
            start: "    func open() { viewController.present(PickerPages.picker(), animated: true) }",
            presenter: "    func tapped() { wireframe.open() }")
        app["Picker.swift"] = """
            import SwiftUI

            final class PickerPages {
                weak var controller: UIViewController?

            \(factory)
            }

            struct PickerView: View {
                var cancel: () -> Void
                var help: () -> Void = {}
                var body: some View {
                    VStack {
                        Button("Cancel") { cancel() }
                        Button("Help") { help() }
                    }
                }
            }

            struct HelpView: View { var body: some View { Text("Help") } }
            """
        return try app.edges()
    }

    @Test(arguments: [
        """
            static func picker() -> UIHostingController<PickerView> {
                let pages = PickerPages()
                let view = PickerView(cancel: { pages.controller?.dismiss(animated: true) })
                let controller = UIHostingController(rootView: view)
                pages.controller = controller
                return controller
            }
        """,
        """
            static func picker() -> UIViewController {
                let pages = PickerPages()
                let controller = UIHostingController(rootView: PickerView { [weak pages] in
                    pages?.controller?.dismiss(animated: true)
                })
                pages.controller = controller
                return controller
            }
        """,
    ])
    func areWhatTheScreenDoes(factory: String) throws {
        #expect(try app(factory) == ["Picker -> (back) dismiss", "Start -> Picker present"])
    }

    @Test func leadOnFromTheScreen() throws {
        let edges = try app(
            """
                static func picker() -> UIViewController {
                    let pages = PickerPages()
                    let controller = UIHostingController(
                        rootView: PickerView(
                            cancel: { pages.controller?.dismiss(animated: true) },
                            help: { pages.controller?.present(UIHostingController(rootView: HelpView()), animated: true) }))
                    pages.controller = controller
                    return controller
                }
            """)
        #expect(edges == ["Picker -> (back) dismiss", "Picker -> Help present", "Start -> Picker present"])
    }

    /// Who has a sheet of no module made, and shows it, is asked what comes of it.
    @Test func ofTheModuleThatMakesTheScreenAreItsOwn() throws {
        var app = InlineApp(
            start: """
                    func open() {
                        let sheet = ChoiceSheet { [weak self] in
                            self?.viewController.present(OtherWireframe().viewController, animated: true)
                        }
                        viewController.present(sheet, animated: true)
                    }
                """,
            presenter: "    func tapped() { wireframe.open() }")
        app["ChoiceSheet.swift"] = """
            import UIKit

            final class ChoiceSheet: UIViewController {
                private let choose: () -> Void
                init(choose: @escaping () -> Void) {
                    self.choose = choose
                    super.init(nibName: nil, bundle: nil)
                }
                @IBAction func tap() { choose() }
            }
            """
        #expect(try app.edges() == ["Start -> ChoiceSheet present", "Start -> Other present"])
    }
}
