import NavigationGraph
import Testing

/// A module that shows itself, in a container that it makes around its own view: whoever starts it leads there.
struct OwnContainerTests {
    @Test func aContainerMadeAroundAModulesOwnViewIsForWhoeverStartsTheModule() throws {
        var app = InlineApp([], start: "    func showOther() { OtherModule.create().present() }")
        app["Start/Start+View.swift"] = """
            extension StartViewController {
                @IBAction func otherTapped() { presenter?.openOther() }
            }

            extension StartPresenter {
                func openOther() { wireframe.showOther() }
            }
            """
        app["Presentable.swift"] = """
            import UIKit

            protocol Presentable {
                var viewController: UIViewController { get }
                func presentAsRoot()
            }

            extension Presentable where Self: UIViewController {
                var viewController: UIViewController { self }

                func presentAsRoot() {
                    let navigation = UINavigationController(rootViewController: viewController)
                    UIApplication.shared.keyWindow?.rootViewController = navigation
                }
            }
            """
        app["Other/Other.swift"] = """
            import UIKit

            protocol OtherModuleInput { func present() }
            protocol OtherViewInput: AnyObject, Presentable {}

            final class OtherModule {
                class func create() -> OtherModuleInput {
                    let presenter = OtherPresenter()
                    let controller = OtherViewController()
                    controller.output = presenter
                    presenter.view = controller
                    presenter.router = OtherRouter()
                    return presenter
                }
            }

            final class OtherRouter {}

            final class OtherViewController: UIViewController, OtherViewInput {
                var output: OtherPresenter?
            }

            final class OtherPresenter: OtherModuleInput {
                weak var view: OtherViewInput!
                var router: OtherRouter!

                func present() { view.presentAsRoot() }
            }
            """
        #expect(try app.edges() == ["Start -> Other root"])
    }
}
