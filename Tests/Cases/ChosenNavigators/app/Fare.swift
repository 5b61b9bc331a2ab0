import UIKit

class FareWireframe {
    func showPayment(from view: UIViewController?) {
        view?.navigationController?.pushViewController(PaymentViewFactory.createView(), animated: true)
    }
}

final class CustomsFareWireframe: FareWireframe {
    func showCustoms(from view: UIViewController?) {
        view?.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
    }
}

final class FarePresenter: TicketChildPresenterProtocol {
    weak var view: TicketViewController?
    private let wireframe: FareWireframe

    init(wireframe: FareWireframe) {
        self.wireframe = wireframe
    }

    func setup() {}
    func proceed() { wireframe.showPayment(from: view) }
}

final class FarePresenterFactory {
    func createPresenter(for view: TicketViewController, isAbroad: Bool) -> TicketChildPresenterProtocol {
        let wireframe: FareWireframe
        if isAbroad {
            wireframe = CustomsFareWireframe()
        } else {
            wireframe = FareWireframe()
        }
        let presenter = FarePresenter(wireframe: wireframe)
        presenter.view = view
        return presenter
    }
}
