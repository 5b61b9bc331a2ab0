import UIKit

protocol InsuranceViewProtocol: ControllerBacked {}

protocol InsurancePresenterProtocol: AnyObject {
    func didTapClose()
    func didTapTerms()
    func didTapScan()
}

protocol InsuranceWireframeProtocol: AnyObject {
    func close(_ view: InsuranceViewProtocol?)
    func showTerms(from view: InsuranceViewProtocol?)
    func showScanner(from view: InsuranceViewProtocol?)
}

final class InsuranceWireframe: InsuranceWireframeProtocol {
    func close(_ view: InsuranceViewProtocol?) {
        view?.controller.dismiss(animated: true)
    }

    func showTerms(from view: InsuranceViewProtocol?) {
        guard let terms = TermsViewFactory.createView() else { return }
        view?.controller.present(terms.controller, animated: true)
    }

    func showScanner(from view: InsuranceViewProtocol?) {
        guard let scanner = CardScannerViewFactory.createView() else { return }
        let navigation = UINavigationController(rootViewController: scanner.controller)
        navigation.modalPresentationStyle = .fullScreen
        view?.controller.present(navigation, animated: true)
    }
}

final class InsurancePresenter: InsurancePresenterProtocol {
    weak var view: InsuranceViewProtocol?
    private let wireframe: InsuranceWireframeProtocol

    init(wireframe: InsuranceWireframeProtocol) {
        self.wireframe = wireframe
    }

    func didTapClose() { wireframe.close(view) }
    func didTapTerms() { wireframe.showTerms(from: view) }
    func didTapScan() { wireframe.showScanner(from: view) }
}

final class InsuranceViewController: UIViewController, InsuranceViewProtocol {
    private let presenter: InsurancePresenterProtocol

    init(presenter: InsurancePresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder _: NSCoder) { nil }

    @IBAction private func closeTapped() { presenter.didTapClose() }
    @IBAction private func termsTapped() { presenter.didTapTerms() }
    @IBAction private func scanTapped() { presenter.didTapScan() }
}

enum InsuranceViewFactory {
    static func createView() -> InsuranceViewProtocol? {
        let presenter = InsurancePresenter(wireframe: InsuranceWireframe())
        let view = InsuranceViewController(presenter: presenter)
        presenter.view = view
        return view
    }
}
