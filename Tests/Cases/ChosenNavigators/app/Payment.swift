import UIKit

final class PaymentWireframe {
    func close(_ view: UIViewController?) { view?.navigationController?.popViewController(animated: true) }
}

final class PaymentPresenter {
    weak var view: PaymentViewController?
    private let wireframe: PaymentWireframe

    init(wireframe: PaymentWireframe) {
        self.wireframe = wireframe
    }

    func didPay() { wireframe.close(view) }
}

final class PaymentViewController: UIViewController {
    private let presenter: PaymentPresenter

    init(presenter: PaymentPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @IBAction private func payTapped() { presenter.didPay() }
}

enum PaymentViewFactory {
    static func createView() -> UIViewController {
        let presenter = PaymentPresenter(wireframe: PaymentWireframe())
        let view = PaymentViewController(presenter: presenter)
        presenter.view = view
        return view
    }
}
