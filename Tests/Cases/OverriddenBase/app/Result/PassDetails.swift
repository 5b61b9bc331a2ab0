import UIKit

enum PassDetailsBuilder {
    static func build(for pass: SeasonPass) -> UIViewController {
        let controller = PassDetailsViewController()
        let presenter = PassDetailsPresenter(wireframe: PassDetailsWireframe(), pass: pass)
        presenter.view = controller
        controller.presenter = presenter
        return controller
    }
}

final class PassDetailsViewController: UIViewController, StepViewProtocol {
    var presenter: PassDetailsPresenter?

    @IBAction private func onClose() { presenter?.close() }
}

final class PassDetailsPresenter {
    weak var view: StepViewProtocol?
    private let wireframe: PassDetailsWireframe
    private let pass: SeasonPass

    init(wireframe: PassDetailsWireframe, pass: SeasonPass) {
        self.wireframe = wireframe
        self.pass = pass
    }

    func close() { wireframe.leave(view) }
}

final class PassDetailsWireframe: StepWireframe {
    override func leave(_ view: StepViewProtocol?) {
        view?.host.dismiss(animated: true, completion: nil)
    }
}
