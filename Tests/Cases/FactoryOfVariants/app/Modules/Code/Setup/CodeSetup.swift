import UIKit

final class CodeSetupPresenter: CodePresenterProtocol {
    weak var view: CodeViewProtocol?
    let interactor: CodeInteractorInputProtocol
    let wireframe: CodeSetupWireframeProtocol

    init(interactor: CodeInteractorInputProtocol, wireframe: CodeSetupWireframeProtocol) {
        self.interactor = interactor
        self.wireframe = wireframe
    }

    func start() {}
    func cancel() { wireframe.cancel(from: view) }
    func submit(code: String) { interactor.process(code: code) }

    func didSaveCode() {
        DispatchQueue.main.async { [weak self] in
            self?.wireframe.proceed(from: self?.view)
        }
    }
}

final class CodeSetupInteractor: CodeInteractorInputProtocol {
    weak var presenter: CodeSetupPresenter?
    private let store: CodeStore

    init(store: CodeStore) { self.store = store }

    func process(code: String) {
        store.save(code)
        presenter?.didSaveCode()
    }
}

class CodeSetupWireframe: CodeSetupWireframeProtocol {
    func proceed(from view: CodeViewProtocol?) {
        guard let garage = GarageViewFactory.createView(riders: []) else { return }

        view?.controller.navigationController?.setViewControllers([garage.controller], animated: true)
    }

    func cancel(from view: CodeViewProtocol?) {
        view?.controller.navigationController?.popViewController(animated: true)
    }
}

final class GuestCodeSetupWireframe: CodeSetupWireframe {
    override func cancel(from view: CodeViewProtocol?) {
        view?.controller.dismiss(animated: true)
    }
}
