import UIKit

protocol GarageViewProtocol: ControllerBacked {}

protocol GarageWireframeProtocol: RideConfirmationWireframeProtocol {
    func unlockBike(from view: GarageViewProtocol?)
    func showSettings(from view: GarageViewProtocol?)
    func addRider(from view: GarageViewProtocol?)
}

enum GarageViewFactory {
    static func createView(riders: [String]) -> GarageViewProtocol? {
        let view = GarageViewController()
        let presenter = GaragePresenter(riders: riders, wireframe: GarageWireframe())
        view.presenter = presenter
        presenter.view = view
        return view
    }
}

final class GarageViewController: UIViewController, GarageViewProtocol {
    var presenter: GaragePresenter!

    @IBAction private func actionUnlock() { presenter.unlock() }
    @IBAction private func actionSettings() { presenter.openSettings() }
    @IBAction private func actionAdd() { presenter.add() }
}

final class GaragePresenter {
    weak var view: GarageViewProtocol?
    private let riders: [String]
    private let wireframe: GarageWireframeProtocol

    init(riders: [String], wireframe: GarageWireframeProtocol) {
        self.riders = riders
        self.wireframe = wireframe
    }

    func unlock() { wireframe.unlockBike(from: view) }
    func openSettings() { wireframe.showSettings(from: view) }
    func add() { wireframe.addRider(from: view) }
}

final class GarageWireframe: GarageWireframeProtocol {
    private weak var confirmation: CodeViewProtocol?

    func unlockBike(from view: GarageViewProtocol?) {
        guard let code = CodeViewFactory.createConfirmationView(with: self, cancellable: true) else { return }

        confirmation = code
        view?.controller.present(code.controller, animated: true)
    }

    func finishConfirmation(with _: Bool) {
        confirmation?.controller.dismiss(animated: true)
    }

    func showSettings(from view: GarageViewProtocol?) {
        guard let settings = SettingsViewFactory.createView() else { return }

        view?.controller.navigationController?.pushViewController(settings.controller, animated: true)
    }

    func addRider(from view: GarageViewProtocol?) {
        guard let code = CodeViewFactory.createCodeSetupViewForAdding() else { return }

        view?.controller.navigationController?.pushViewController(code.controller, animated: true)
    }
}
