import Foundation
import NavigationGraph
import Testing

/// Which function a call runs: by the receiver's type, never by a method's name.
struct DispatchTests {
    @Test func sameMethodNamesOfOtherTypesAreNotMixedUp() throws {
        var app = InlineApp(["First", "Second"], presenter: "    func proceed() { wireframe.proceed() }")
        app.add(
            "Start",
            wireframe: """
                    func proceed() {
                        navigationController?.pushViewController(FirstWireframe().viewController, animated: true)
                    }
                """, presenter: "    func finish() { wireframe.proceed() }")
        app.add(
            "First",
            wireframe: """
                    func proceed() {
                        viewController.present(SecondWireframe().viewController, animated: true)
                    }
                """, presenter: "    func finish() { wireframe.proceed() }")
        #expect(try app.edges() == ["First -> Second present", "Start -> First push"])
    }

    @Test func overloadsAreToldApartByTheirLabels() throws {
        let app = InlineApp(
            ["First", "Second"],
            start: """
                    func show(user: String) { push(FirstWireframe()) }
                    func show(guest: String) { viewController.present(SecondWireframe().viewController, animated: true) }
                    private func push(_ wireframe: BaseWireframe) {
                        navigationController?.pushViewController(wireframe.viewController, animated: true)
                    }
                """,
            presenter: """
                    func one() { wireframe.show(user: "a") }
                    func two() { wireframe.show(guest: "b") }
                """)
        let graph = try app.graph()
        #expect(try app.edges() == ["Start -> First push", "Start -> Second present"])
        let triggers = Dictionary(
            uniqueKeysWithValues: graph.routes.map { ($0.target ?? "", $0.triggers.flatMap(\.self).map(\.member)) })
        #expect(triggers["First"]?.contains { $0.hasPrefix("one") } == true, "\(triggers)")
        #expect(triggers["Second"]?.contains { $0.hasPrefix("two") } == true, "\(triggers)")
        #expect(triggers["First"]?.contains { $0.hasPrefix("two") } == false, "\(triggers)")
    }

    /// An interface's extension that asks who it is for knows its wireframe from then on.
    @Test(arguments: [
        "guard let presenter = self as? StartPresenter else { return }",
        "guard let presenter = self as? StartPresenterInterface else { return }",
        "let presenter = me!",
    ])
    func anExtensionAsksWhoConforms(_ question: String) throws {
        var app = InlineApp(["Other"], presenter: "")
        app["Start/Start.swift"] = """
            import UIKit

            protocol StartModuleInterface: AnyObject {}

            extension StartModuleInterface {
                private var me: StartPresenterInterface? { self as? StartPresenterInterface }

                func openOther() {
                    \(question)
                    presenter.wireframe.showOther(from: presenter.view)
                }
            }

            final class StartViewController: UIViewController {
                var presenter: StartModuleInterface!
                @IBAction func tapped() { presenter.openOther() }
            }

            protocol StartPresenterInterface: AnyObject {
                var view: StartViewController! { get }
                var wireframe: StartWireframeInterface! { get }
            }

            final class StartPresenter: StartPresenterInterface, StartModuleInterface {
                weak var view: StartViewController!
                var wireframe: StartWireframeInterface!
            }

            protocol StartWireframeInterface: AnyObject {}

            extension StartWireframeInterface {
                func showOther(from parent: UIViewController?) {
                    parent?.present(OtherWireframe().viewController, animated: true)
                }
            }

            final class StartWireframe: BaseWireframe, StartWireframeInterface {
                init() {
                    let controller = StartViewController()
                    super.init(viewController: controller)
                    let presenter = StartPresenter()
                    presenter.view = controller
                    presenter.wireframe = self
                    controller.presenter = presenter
                }
            }
            """
        #expect(try app.edges() == ["Start -> Other present"])
        let route = try #require(try app.graph().routes.first { $0.target == "Other" })
        #expect(route.triggers.map { $0.map(\.member) } == [["tapped()"]])
    }

    @Test func aProtocolLeadsToWhatConforms() throws {
        var app = InlineApp(["Other"], presenter: "")
        app["Start/Start.swift"] = """
            import UIKit

            protocol StartWireframeInterface: AnyObject { func openOther() }

            final class StartViewController: UIViewController {
                var presenter: StartPresenter?
                @IBAction func tapped() { presenter?.didTap() }
            }

            final class StartPresenter {
                private let wireframe: StartWireframeInterface
                init(wireframe: StartWireframeInterface) { self.wireframe = wireframe }
                func didTap() { wireframe.openOther() }
            }

            final class StartWireframe: BaseWireframe, StartWireframeInterface {
                init() {
                    let controller = StartViewController()
                    super.init(viewController: controller)
                    controller.presenter = StartPresenter(wireframe: self)
                }

                func openOther() {
                    navigationController?.pushViewController(OtherWireframe().viewController, animated: true)
                }
            }
            """
        let graph = try app.graph()
        #expect(try app.edges() == ["Start -> Other push"])
        let route = try #require(graph.routes.first { $0.source == "Start" })
        #expect(route.triggers.first?.map(\.member).first?.hasPrefix("tapped") == true, "\(route.triggers)")
        #expect(!route.neverTriggered)
    }

    @Test func aDefaultImplementationBelongsToTheModuleThatCallsIt() throws {
        var app = InlineApp(
            ["Other", "Third"], start: "    func open() { showOther() }")
        app["Start/Start.swift"] = app["Start/Start.swift"]?.replacingOccurrences(
            of: "StartWireframe: BaseWireframe {", with: "StartWireframe: BaseWireframe, OtherShowing {")
        app["Third/Third.swift"] = app["Third/Third.swift"]?.replacingOccurrences(
            of: "ThirdWireframe: BaseWireframe {", with: "ThirdWireframe: BaseWireframe, OtherShowing {")
        app["Base/OtherShowing.swift"] = """
            import UIKit

            protocol OtherShowing: AnyObject { var navigationController: UINavigationController? { get } }

            extension OtherShowing {
                func showOther() {
                    navigationController?.pushViewController(OtherWireframe().viewController, animated: true)
                }
            }
            """
        // Third conforms too, but its code never calls it.
        #expect(try app.edges() == ["Start -> Other push"])
    }

    /// The one that takes a view forwards to the one that takes its controller, which may be the view itself.
    @Test func overloadsThatForwardToOneAnotherAreToldApart() throws {
        var app = InlineApp([], presenter: "    func help(_ view: Hosted) { wireframe.showWeb(from: view) }")
        app["Base/WebShowing.swift"] = """
            import SafariServices

            protocol Hosted: AnyObject { var controller: UIViewController { get } }

            extension Hosted where Self: UIViewController { var controller: UIViewController { self } }

            extension StartViewController: Hosted {}

            protocol WebShowing: AnyObject {
                func showWeb(from view: Hosted)
            }

            extension WebShowing {
                func showWeb(from view: Hosted) { showWeb(from: view.controller) }

                func showWeb(from controller: UIViewController) {
                    controller.present(SFSafariViewController(url: url), animated: true)
                }
            }

            extension StartWireframe: WebShowing {}
            """
        #expect(
            try app.graph().routes.contains { $0.source == "Start" && $0.destination.name == "SFSafariViewController" })
    }
}
