import Swinject
import UIKit

protocol BerthModuleOutput: AnyObject {
    func berthDidMoor()
}

final class BerthViewController: UIViewController {
    var presenter: BerthPresenter?

    @IBAction private func moorTapped() { presenter?.moor() }
}

final class BerthPresenter {
    weak var view: BerthViewController?
    var interactor: BerthInteractor?
    var output: BerthModuleOutput?

    func moor() { output?.berthDidMoor() }
}

final class BerthInteractor {}

final class BerthAssembly: Assembly {
    typealias View = BerthViewController
    typealias Presenter = BerthPresenter
    typealias ModuleOutput = BerthModuleOutput

    func assemble(container: Container) {
        container.register(View.self) { (resolver, output: ModuleOutput) in
            let view = View()
            view.presenter = resolver.resolve(Presenter.self, arguments: view, output)
            return view
        }
        container.register(Presenter.self) { (_, view: View, output: ModuleOutput) in
            let presenter = Presenter()
            presenter.view = view
            presenter.interactor = BerthInteractor()
            presenter.output = output
            return presenter
        }
    }
}
