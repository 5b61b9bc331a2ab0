import UIKit

final class StartViewController: UIViewController, StartViewProtocol {
    var presenter: StartPresenterProtocol!

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.setup()
    }

    func didReceive(bikes: Int) { title = "\(bikes)" }

    @IBAction private func actionRegister() { presenter.activateRegister() }
    @IBAction private func actionGuest() { presenter.activateGuest() }
}

final class StartPresenter: StartPresenterProtocol {
    weak var view: StartViewProtocol?
    let wireframe: StartWireframeProtocol

    init(wireframe: StartWireframeProtocol) {
        self.wireframe = wireframe
    }

    func setup() { view?.didReceive(bikes: 0) }
    func activateRegister() { wireframe.showCode(from: view) }
    func activateGuest() { wireframe.showGuestCode(from: view) }
}

final class StartWireframe: StartWireframeProtocol {
    func showCode(from view: StartViewProtocol?) {
        guard let code = CodeViewFactory.createCodeSetupView() else { return }

        view?.controller.navigationController?.pushViewController(code.controller, animated: true)
    }

    func showGuestCode(from view: StartViewProtocol?) {
        guard let code = CodeViewFactory.createGuestCodeSetupView() else { return }

        code.controller.modalPresentationStyle = .fullScreen
        view?.controller.present(code.controller, animated: true, completion: nil)
    }
}
