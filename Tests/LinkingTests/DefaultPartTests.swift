import NavigationGraph
import Testing

/// Parts that are called defaults of the interfaces which bear the module's name.
struct DefaultPartTests {
    private func source(router: String, presenter: String) -> String {
        """
        import UIKit

        protocol TideListRouter: AnyObject { func openTide() }
        protocol TideListPresenter: AnyObject { func tapped() }

        final class \(router): TideListRouter {
            weak var viewController: UIViewController?

            func openTide() { viewController?.present(UIAlertController(), animated: true) }
        }

        final class \(presenter): TideListPresenter {
            let router: TideListRouter

            init(router: TideListRouter) {
                self.router = router
            }

            func tapped() { router.openTide() }
        }

        final class TideListViewController: UIViewController {
            var presenter: TideListPresenter?

            @IBAction func tideTapped() { presenter?.tapped() }
        }

        enum TideListBuilder {
            static func build() -> UIViewController {
                let view = TideListViewController()
                let router = \(router)()
                router.viewController = view
                view.presenter = \(presenter)(router: router)
                return view
            }
        }
        """
    }

    @Test(arguments: [
        ("DefaultTideListRouter", "DefaultTideListPresenter"), ("TideListDefaultRouter", "TideListDefaultPresenter"),
        ("TideListModalRouter", "TideListDefaultPresenter"),
    ])
    func theModuleBearsTheNameOfTheInterfaces(_ router: String, _ presenter: String) throws {
        let graph = try GraphOfSources.graph(["Tides.swift": source(router: router, presenter: presenter)])
        #expect(graph.modules.map(\.name) == ["TideList"])
        #expect(graph.modules.first?.components.count == 4)
    }
}
