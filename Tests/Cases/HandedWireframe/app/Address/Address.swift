import UIKit

protocol AddressCoordinating: AnyObject {
    func addressDidChange(to address: String)
}

enum AddressBuilder {
    static func make(coordinator: AddressCoordinating, onLeave: @escaping () -> Void) -> UIViewController {
        let controller = AddressViewController()
        let presenter = AddressPresenter(coordinator: coordinator)
        presenter.onLeave = onLeave
        controller.presenter = presenter
        return controller
    }
}

final class AddressViewController: UIViewController {
    var presenter: AddressPresenter?

    @IBAction func save(_ field: UITextField) { presenter?.save(field.text ?? "") }
    @IBAction func leave() { presenter?.leave() }
}

final class AddressPresenter {
    weak var coordinator: AddressCoordinating?
    var onLeave: (() -> Void)?

    init(coordinator: AddressCoordinating) { self.coordinator = coordinator }

    func save(_ address: String) { coordinator?.addressDidChange(to: address) }
    func leave() { onLeave?() }
}
