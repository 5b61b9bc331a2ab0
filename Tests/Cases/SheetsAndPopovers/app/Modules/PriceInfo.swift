import UIKit

protocol PriceInfoViewProtocol: ControllerBacked {}

protocol PriceInfoPresenterProtocol: AnyObject {
    func didTapClose()
}

protocol PriceInfoWireframeProtocol: AnyObject {
    func close(_ view: PriceInfoViewProtocol?)
}

final class PriceInfoWireframe: PriceInfoWireframeProtocol {
    func close(_ view: PriceInfoViewProtocol?) {
        view?.controller.dismiss(animated: true)
    }
}

final class PriceInfoPresenter: PriceInfoPresenterProtocol {
    weak var view: PriceInfoViewProtocol?
    private let wireframe: PriceInfoWireframeProtocol

    init(wireframe: PriceInfoWireframeProtocol) {
        self.wireframe = wireframe
    }

    func didTapClose() { wireframe.close(view) }
}

final class PriceInfoViewController: UIViewController, PriceInfoViewProtocol {
    private let presenter: PriceInfoPresenterProtocol

    init(presenter: PriceInfoPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = self
    }

    required init?(coder _: NSCoder) { nil }

    @IBAction private func closeTapped() { presenter.didTapClose() }
}

enum PriceInfoViewFactory {
    static func createView() -> PriceInfoViewProtocol? {
        let presenter = PriceInfoPresenter(wireframe: PriceInfoWireframe())
        let view = PriceInfoViewController(presenter: presenter)
        presenter.view = view
        return view
    }
}

extension PriceInfoViewController: UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source _: UIViewController
    ) -> UIPresentationController? {
        CardPresentationController(presentedViewController: presented, presenting: presenting)
    }
}
