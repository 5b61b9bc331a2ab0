import NavigationGraph
import Testing

/// Ways back that close something else than the screen whose code has it closed.
struct OthersClosedTests {
    @Test(arguments: [
        "presentedViewController?.dismiss(animated: true)", "self.presentedViewController?.dismiss(animated: true)",
        "if let shown = presentedViewController { shown.dismiss(animated: true) }", "hideOverlay()",
    ])
    func whatLiesOverAScreenIsClosedAndTheScreenStays(_ closing: String) throws {
        var app = InlineApp(["Other"])
        app.add(
            "Start",
            view: """
                    func tapped() { \(closing) }
                    func done() { dismiss(animated: true) }
                """)
        app["Overlay.swift"] = """
            import UIKit

            extension UIViewController {
                func hideOverlay() {
                    if let overlay = self.presentedViewController as? OverlayController { overlay.dismiss(animated: true) }
                }
            }
            """
        let backs = try app.graph().routes.filter { $0.destination.kind == .back }.map { $0.method ?? "" }
        #expect(backs == ["done()"])
    }

    @Test func aHelperThatClosesWhatIsInTheWayGoesOnByWhatItIsHanded() throws {
        var app = InlineApp(
            start: """
                    func open() { viewController.lay(OtherWireframe().viewController) }
                    func leave() { viewController.goBack() }
                """, presenter: "    func tapped() { wireframe.open() }\n    func left() { wireframe.leave() }")
        app["Layers.swift"] = """
            import UIKit

            extension UIViewController {
                func lay(_ screen: UIViewController) {
                    clear(self) { [weak self] in self?.present(screen, animated: true) }
                }
                func goBack() {
                    clear(self) { [weak self] in self?.navigationController?.popViewController(animated: true) }
                }
                private func clear(_ controller: UIViewController, completion: (() -> Void)?) {
                    if let inTheWay = controller.presentedViewController {
                        inTheWay.dismiss(animated: false, completion: completion)
                    } else {
                        completion?()
                    }
                }
            }
            """
        #expect(try app.edges() == ["Start -> (back) pop", "Start -> Other present"])
    }

    @Test func aChildThatItsParentClosesOverItselfGoesBack() throws {
        var app = InlineApp()
        app.add(
            "Start",
            view: """
                    func open() {
                        let child = ChildViewController()
                        child.delegate = self
                        present(child, animated: true)
                    }
                    func childIsDone() { presentedViewController?.dismiss(animated: true) }
                """, conforming: ", ChildDelegate")
        app["Child.swift"] = """
            import UIKit

            protocol ChildDelegate: AnyObject { func childIsDone() }

            final class ChildViewController: UIViewController {
                weak var delegate: ChildDelegate?
                @IBAction func close() { delegate?.childIsDone() }
            }
            """
        let backs = try app.graph().routes.filter { $0.destination.kind == .back }.map(\.source)
        #expect(backs == ["Child"])
    }

    @Test func aStackOnWhichAScreenDoesNotStandIsNoneOfItsWaysBack() throws {
        var app = InlineApp(
            start: """
                    func browse() { browser.showFirst() }
                    let browser = BrowserCoordinator()
                    func open() { viewController.present(browser.stack, animated: true) }
                """,
            presenter: "    func tapped() { wireframe.browse() }\n    func opened() { wireframe.open() }")
        app["Browser.swift"] = """
            import UIKit

            final class BrowserCoordinator: PageDelegate {
                let stack = UINavigationController()
                func start() {
                    let page = PageViewController()
                    page.delegate = self
                    stack.viewControllers = [page]
                }
                func showFirst() { stack.popToRootViewController(animated: true) }
                func pageIsDone() { showFirst() }
            }

            protocol PageDelegate: AnyObject { func pageIsDone() }

            final class PageViewController: UIViewController {
                weak var delegate: PageDelegate?
                @IBAction func done() { delegate?.pageIsDone() }
            }
            """
        let backs = try app.graph().routes.filter { $0.destination.kind == .back }.map(\.source)
        #expect(!backs.contains("Start"), "\(backs)")
        #expect(backs.contains("Page"), "\(backs)")
    }

    /// What a logout takes off the screen is gone with the window's old root.
    @Test(arguments: [
        "UIApplication.shared.windows.last?.rootViewController?.leave()", "viewController.dismiss(animated: false)",
    ])
    func whatGoesBackBeforeTheWindowGetsAnotherRootIsNoWayBack(_ closing: String) throws {
        var app = InlineApp(
            ["Other"],
            start: """
                    func logOut() {
                        \(closing)
                        UIApplication.shared.windows.first?.rootViewController = OtherWireframe().viewController
                    }
                """, presenter: "    func tapped() { wireframe.logOut() }")
        app["Leaving.swift"] = """
            import UIKit

            extension UIViewController {
                func leave() {
                    DispatchQueue.main.async {
                        if self.navigationController != nil {
                            self.navigationController?.popViewController(animated: true)
                        } else {
                            self.dismiss(animated: true)
                        }
                    }
                }
            }
            """
        #expect(try app.edges() == ["Start -> Other root"])
    }

    @Test func whatWasFoundToBeAnAlertIsNoScreen() throws {
        let app = InlineApp(
            [],
            start: """
                    func warn() {
                        let top = viewController.presentedViewController ?? viewController
                        if top is UIAlertController {
                            top.dismiss(animated: false)
                        } else {
                            top.navigationController?.popViewController(animated: true)
                        }
                    }
                """, presenter: "    func tapped() { wireframe.warn() }")
        #expect(try app.edges() == ["Start -> (back) pop"])
    }
}
