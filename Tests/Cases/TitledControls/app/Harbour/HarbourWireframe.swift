import SafariServices
import UIKit

protocol HarbourWireframeInterface: AnyObject {
    func openBerth()
    func openWeather()
    func openHelp()
}

final class HarbourWireframe: HarbourWireframeInterface {
    private weak var viewController: UIViewController?

    static func makeModule() -> UIViewController {
        let view = HarbourViewController()
        let wireframe = HarbourWireframe()
        view.presenter = HarbourPresenter(view: view, wireframe: wireframe)
        wireframe.viewController = view
        return view
    }

    func openBerth() {
        viewController?.navigationController?.pushViewController(BerthWireframe.makeModule(), animated: true)
    }

    func openWeather() {
        viewController?.present(SFSafariViewController(url: URL(string: "https://example.org")!), animated: true)
    }

    func openHelp() {
        UIApplication.shared.open(URL(string: "tel:1")!)
    }
}
