import NavigationGraph
import Testing

/// Screens whose superclass is a library's, which is not in the scan.
struct UnreadSuperclassTests {
    /// What the start's wireframe presents, where the other module's view is of a class.
    private func edges(_ superclass: String, _ members: String = "", more: String = "") throws -> [String] {
        var app = InlineApp(
            start: """
                    func openOther() {
                        viewController.present(OtherWireframe.module(), animated: true)
                    }
                """, presenter: "    func tapped() { wireframe.openOther() }")
        app["Other/Other.swift"] = """
            import Sheets
            import UIKit

            final class OtherWireframe {
                weak var view: UIViewController?

                static func module() -> UIViewController {
                    let wireframe = OtherWireframe()
                    let view = OtherViewController(presenter: OtherPresenter(wireframe: wireframe))
                    wireframe.view = view
                    return view
                }

                func close() { view?.dismiss(animated: true) }
            }

            final class OtherPresenter {
                let wireframe: OtherWireframe

                init(wireframe: OtherWireframe) {
                    self.wireframe = wireframe
                }

                func close() { wireframe.close() }
            }

            final class OtherViewController: \(superclass) {
                let presenter: OtherPresenter

                init(presenter: OtherPresenter) {
                    self.presenter = presenter
                    super.init()
                }

                @IBAction func closeTapped() { presenter.close() }
                \(members)
            }
            \(more)
            """
        return try app.edges()
    }

    private static let both = ["Other -> (back) dismiss", "Start -> Other present"]

    @Test(arguments: [
        ("ActionSheetController", "", ""),
        ("Sheet", "override func viewDidLoad() { super.viewDidLoad() }", ""),
        ("BaseSheet", "", "class BaseSheet: Sheet {\n    override func viewWillAppear(_ animated: Bool) {}\n}"),
    ])
    func whatOverridesAControllersMethodsIsOne(_ superclass: String, _ members: String, _ more: String) throws {
        let found = try edges(superclass, members, more: more)
        #expect(found == Self.both)
    }

    /// A protocol stands where a superclass would, and other types adopt it.
    @Test func whatAStructAdoptsIsNoClass() throws {
        let found = try edges("SheetController", more: "struct Card: SheetController {}")
        #expect(found == ["Start -> (unresolved) present"])
    }
}
