import UIKit

protocol VisitFilterViewProtocol: ControllerBacked {}

protocol VisitFilterPresenterProtocol: AnyObject {
    func didTapClose()
}

protocol VisitFilterWireframeProtocol: AnyObject {
    func close(_ view: VisitFilterViewProtocol?)
}

final class VisitFilterWireframe: VisitFilterWireframeProtocol {
    func close(_ view: VisitFilterViewProtocol?) {
        view?.controller.dismiss(animated: true)
    }
}

final class VisitFilterPresenter: VisitFilterPresenterProtocol {
    weak var view: VisitFilterViewProtocol?
    private let wireframe: VisitFilterWireframeProtocol

    init(wireframe: VisitFilterWireframeProtocol) {
        self.wireframe = wireframe
    }

    func didTapClose() { wireframe.close(view) }
}

final class VisitFilterViewController: UIViewController, VisitFilterViewProtocol {
    private let presenter: VisitFilterPresenterProtocol

    init(presenter: VisitFilterPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder _: NSCoder) { nil }

    @IBAction private func closeTapped() { presenter.didTapClose() }
}

enum VisitFilterViewFactory {
    static func createView() -> VisitFilterViewProtocol? {
        let presenter = VisitFilterPresenter(wireframe: VisitFilterWireframe())
        let view = VisitFilterViewController(presenter: presenter)
        presenter.view = view
        return view
    }
}
