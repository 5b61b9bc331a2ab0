import UIKit

protocol BaseRouterProtocol {
    func openDiary()
    func showMessage(_ text: String)
}

class BaseRouter<Screen>: BaseRouterProtocol where Screen: UIViewController {
    weak var viewController: Screen?

    func openDiary() {
        viewController?.navigationController?.pushViewController(DiaryBuilder.build(), animated: true)
    }

    func showMessage(_ text: String) {
        viewController?.present(UIAlertController(title: nil, message: text, preferredStyle: .alert), animated: true)
    }

    func openArchive() {
        viewController?.navigationController?.pushViewController(HerbListBuilder.build(), animated: false)
    }
}
