import UIKit

enum PaymentStepBuilder {
    static func build(for trip: Trip, fare: Fare) -> UIViewController {
        let controller = PaymentStepViewController()
        let presenter = PaymentStepPresenter(wireframe: PaymentStepWireframe(), trip: trip)
        presenter.view = controller
        controller.presenter = presenter
        controller.title = "\(fare.cents)"
        return controller
    }
}

final class PaymentStepViewController: UIViewController, StepViewProtocol {
    var presenter: PaymentStepPresenter?

    @IBAction private func onPay() { presenter?.pay() }
    @IBAction private func onBack() { presenter?.back() }
}

final class PaymentStepPresenter: StepPresenter {
    func pay() { wireframe.proceed(from: view) }
}

final class PaymentStepWireframe: StepWireframe {
    override func proceed(from view: StepViewProtocol?) {
        super.proceed(from: view)
        let first = StopStepBuilder.build(for: Trip())
        view?.host.navigationController?.setViewControllers([first], animated: true)
    }

    override func leave(_ view: StepViewProtocol?) {
        view?.host.navigationController?.popToRootViewController(animated: true)
    }
}
