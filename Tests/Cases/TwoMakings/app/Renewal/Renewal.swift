import UIKit

final class RenewalWireframe: EntryWireframeProtocol {
    func showInside(from view: UIViewController?) { view?.navigationController?.popViewController(animated: true) }
    func showHelp(from view: UIViewController?) { view?.present(HelpViewController(), animated: true) }
}

final class RenewalPresenter: EntryPresenterProtocol {
    weak var view: UIViewController?
    let wireframe: EntryWireframeProtocol
    init(wireframe: EntryWireframeProtocol) { self.wireframe = wireframe }
    func didLoad(view: UIViewController) { self.view = view }
    func submit() { wireframe.showInside(from: view) }
}
