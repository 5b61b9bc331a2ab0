import RxSwift
import UIKit

final class ListRouter {
    weak var viewController: UIViewController!

    static func build() -> UIViewController {
        let controller = ListViewController()
        let router = ListRouter()
        router.viewController = controller
        controller.presenter = ListPresenter(
            view: controller, interactor: ListInteractor(offers: .never()), router: router)
        return controller
    }

    func showEditor() {
        viewController.navigationController?.pushViewController(EditorViewController(), animated: true)
    }

    func showItem() {
        viewController.navigationController?.pushViewController(ItemViewController(), animated: true)
    }

    func showFilter() {
        viewController.navigationController?.pushViewController(FilterViewController(), animated: true)
    }

    func showHelp() {
        viewController.navigationController?.pushViewController(HelpViewController(), animated: true)
    }

    func showOffer() {
        viewController.navigationController?.pushViewController(OfferViewController(), animated: true)
    }
}
