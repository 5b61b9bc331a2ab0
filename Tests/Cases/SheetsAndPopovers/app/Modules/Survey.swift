import UIKit

protocol SurveyViewProtocol: ControllerBacked {}

protocol SurveyPresenterProtocol: AnyObject {
    func didTapClose()
}

protocol SurveyWireframeProtocol: AnyObject {
    func close(_ view: SurveyViewProtocol?)
}

final class SurveyWireframe: SurveyWireframeProtocol {
    func close(_ view: SurveyViewProtocol?) {
        view?.controller.dismiss(animated: true)
    }
}

final class SurveyPresenter: SurveyPresenterProtocol {
    weak var view: SurveyViewProtocol?
    private let wireframe: SurveyWireframeProtocol

    init(wireframe: SurveyWireframeProtocol) {
        self.wireframe = wireframe
    }

    func didTapClose() { wireframe.close(view) }
}

final class SurveyViewController: UIViewController, SurveyViewProtocol {
    private let presenter: SurveyPresenterProtocol

    init(presenter: SurveyPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder _: NSCoder) { nil }

    @IBAction private func closeTapped() { presenter.didTapClose() }
}

enum SurveyViewFactory {
    static func createView() -> SurveyViewProtocol? {
        let presenter = SurveyPresenter(wireframe: SurveyWireframe())
        let view = SurveyViewController(presenter: presenter)
        presenter.view = view
        return view
    }
}
