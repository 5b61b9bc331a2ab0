import UIKit

protocol SettingsViewProtocol: ControllerBacked {}

protocol SettingsWireframeProtocol {
    func showCodeChange(from view: SettingsViewProtocol?)
}

enum SettingsViewFactory {
    static func createView() -> SettingsViewProtocol? {
        let view = SettingsViewController()
        let presenter = SettingsPresenter(wireframe: SettingsWireframe())
        view.presenter = presenter
        presenter.view = view
        return view
    }
}

final class SettingsViewController: UITableViewController, SettingsViewProtocol {
    var presenter: SettingsPresenter!

    override func tableView(_: UITableView, didSelectRowAt _: IndexPath) { presenter.selectCode() }
}

final class SettingsPresenter {
    weak var view: SettingsViewProtocol?
    let wireframe: SettingsWireframeProtocol

    init(wireframe: SettingsWireframeProtocol) { self.wireframe = wireframe }

    func selectCode() { wireframe.showCodeChange(from: view) }
}

final class SettingsWireframe: SettingsWireframeProtocol {
    func showCodeChange(from view: SettingsViewProtocol?) {
        guard let change = CodeViewFactory.createCodeChangeView() else { return }

        let navigation = UINavigationController(rootViewController: change.controller)
        view?.controller.present(navigation, animated: true)
    }
}
