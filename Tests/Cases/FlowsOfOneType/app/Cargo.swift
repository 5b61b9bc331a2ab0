import Eureka
import Swinject
import UIKit

protocol CargoModuleOutput: AnyObject {
    func cargoDidLeave()
}

final class CargoViewController: FormViewController {
    var presenter: CargoPresenter?

    @IBAction private func leaveTapped() { presenter?.leave() }
}

final class CargoPresenter {
    weak var view: CargoViewController?
    var interactor: CargoInteractor?
    var output: CargoModuleOutput?

    func leave() { output?.cargoDidLeave() }
}

final class CargoInteractor {}

final class CargoAssembly: Assembly {
    typealias View = CargoViewController
    typealias Presenter = CargoPresenter
    typealias ModuleOutput = CargoModuleOutput

    func assemble(container: Container) {
        container.register(View.self) { (resolver, output: ModuleOutput) in
            let view = View()
            view.presenter = resolver.resolve(Presenter.self, arguments: view, output)
            return view
        }
        container.register(Presenter.self) { (_, view: View, output: ModuleOutput) in
            let presenter = Presenter()
            presenter.view = view
            presenter.interactor = CargoInteractor()
            presenter.output = output
            return presenter
        }
    }
}
