import UIKit

protocol DoctorCardViewProtocol: ControllerBacked {}

protocol DoctorCardPresenterProtocol: AnyObject {
    func didTapClose()
}

protocol DoctorCardWireframeProtocol: AnyObject {
    func close(_ view: DoctorCardViewProtocol?)
}

final class DoctorCardWireframe: DoctorCardWireframeProtocol {
    func close(_ view: DoctorCardViewProtocol?) {
        view?.controller.dismiss(animated: true)
    }
}

final class DoctorCardPresenter: DoctorCardPresenterProtocol {
    weak var view: DoctorCardViewProtocol?
    private let wireframe: DoctorCardWireframeProtocol

    init(wireframe: DoctorCardWireframeProtocol) {
        self.wireframe = wireframe
    }

    func didTapClose() { wireframe.close(view) }
}

final class DoctorCardViewController: UIViewController, DoctorCardViewProtocol {
    private let presenter: DoctorCardPresenterProtocol

    init(presenter: DoctorCardPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder _: NSCoder) { nil }

    @IBAction private func closeTapped() { presenter.didTapClose() }
}

enum DoctorCardViewFactory {
    static func createView() -> DoctorCardViewProtocol? {
        let presenter = DoctorCardPresenter(wireframe: DoctorCardWireframe())
        let view = DoctorCardViewController(presenter: presenter)
        presenter.view = view
        return view
    }
}
