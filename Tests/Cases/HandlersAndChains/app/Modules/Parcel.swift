import UIKit

protocol ParcelWireframeInterface: AnyObject {
    func reclaim()
    func reloadList()
}

final class ParcelWireframe: ParcelWireframeInterface {
    weak var view: UIViewController?

    func reclaim() {
        let presenting = view?.presentingViewController
        view?.dismiss(animated: true) {
            presenting?.dismiss(animated: false) {
                let claim = UINavigationController(rootViewController: ClaimBuilder.build())
                claim.modalPresentationStyle = .fullScreen
                presenting?.present(claim, animated: true)
            }
        }
    }

    func reloadList() {
        guard let list = view?.navigationController?.viewControllers.first as? ParcelsViewController else { return }
        view?.navigationController?.popToViewController(list, animated: true)
        list.presenter?.didTapFilter()
    }
}

final class ParcelPresenter {
    private let wireframe: ParcelWireframeInterface

    init(wireframe: ParcelWireframeInterface) {
        self.wireframe = wireframe
    }

    func didTapReclaim() { wireframe.reclaim() }
    func didTapReload() { wireframe.reloadList() }
}

final class ParcelViewController: UIViewController {
    var presenter: ParcelPresenter?

    @IBAction private func reclaimTapped() { presenter?.didTapReclaim() }
    @IBAction private func reloadTapped() { presenter?.didTapReload() }
}

enum ParcelBuilder {
    static func build(number: String) -> UIViewController {
        let view = ParcelViewController()
        let wireframe = ParcelWireframe()
        wireframe.view = view
        view.presenter = ParcelPresenter(wireframe: wireframe)
        view.title = number
        return view
    }
}
