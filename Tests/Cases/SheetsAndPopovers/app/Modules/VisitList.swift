import UIKit

protocol VisitListViewProtocol: ControllerBacked {
    func reload()
}

protocol VisitListPresenterProtocol: AnyObject {
    func setup()
    func didSelectDoctor()
    func didSelectSlot()
    func didSelectPrice()
    func didTapFilter(at anchor: UIView)
    func didTapReceipt()
    func didTapSurvey()
    func didTapHistory()
    func didTapInsurance()
}

protocol VisitListWireframeProtocol: AnyObject {
    func showDoctor(from view: VisitListViewProtocol?)
    func showSlots(from view: VisitListViewProtocol?)
    func showPrice(from view: VisitListViewProtocol?)
    func showFilter(from view: VisitListViewProtocol?, anchor: UIView)
    func showReceipt(from view: VisitListViewProtocol?)
    func showSurvey(from view: VisitListViewProtocol?)
    func showHistory(from view: VisitListViewProtocol?)
    func showInsurance(from view: VisitListViewProtocol?)
}

final class VisitListWireframe: VisitListWireframeProtocol {
    func showDoctor(from view: VisitListViewProtocol?) {
        guard let doctor = DoctorCardViewFactory.createView() else { return }
        doctor.controller.modalPresentationStyle = .custom
        doctor.controller.transitioningDelegate = CardTransition.shared
        view?.controller.present(doctor.controller, animated: true)
    }

    func showSlots(from view: VisitListViewProtocol?) {
        guard let slots = SlotPickerViewFactory.createView() else { return }
        let navigation = UINavigationController(rootViewController: slots.controller)
        if #available(iOS 15.0, *), let sheet = navigation.sheetPresentationController {
            sheet.detents = [.medium()]
        }
        view?.controller.present(navigation, animated: true)
    }

    func showPrice(from view: VisitListViewProtocol?) {
        guard let price = PriceInfoViewFactory.createView() else { return }
        view?.controller.navigationController?.present(
            price.controller,
            animated: true
        )
    }

    func showFilter(from view: VisitListViewProtocol?, anchor: UIView) {
        guard let filter = VisitFilterViewFactory.createView()?.controller else { return }
        filter.modalPresentationStyle = .popover
        filter.popoverPresentationController?.sourceView = anchor
        filter.popoverPresentationController?.sourceRect = anchor.bounds
        view?.controller.present(filter, animated: true)
    }

    func showReceipt(from view: VisitListViewProtocol?) {
        guard let receipt = ReceiptViewFactory.createView() else { return }
        view?.controller.presentWithCardLayout(receipt.controller)
    }

    func showSurvey(from view: VisitListViewProtocol?) {
        guard let survey = SurveyViewFactory.createView() else { return }
        SheetSetup.halfHeight(survey.controller)
        view?.controller.present(survey.controller, animated: true, completion: nil)
    }

    func showHistory(from view: VisitListViewProtocol?) {
        guard let history = HistoryViewFactory.createView() else { return }
        view?.controller.show(modal: history.controller, style: .formSheet)
    }

    func showInsurance(from view: VisitListViewProtocol?) {
        guard let insurance = InsuranceViewFactory.createView() else { return }
        view?.controller.show(modal: insurance.controller)
    }
}

final class VisitListPresenter: VisitListPresenterProtocol {
    weak var view: VisitListViewProtocol?
    private let wireframe: VisitListWireframeProtocol

    init(wireframe: VisitListWireframeProtocol) {
        self.wireframe = wireframe
    }

    func setup() { view?.reload() }
    func didSelectDoctor() { wireframe.showDoctor(from: view) }
    func didSelectSlot() { wireframe.showSlots(from: view) }
    func didSelectPrice() { wireframe.showPrice(from: view) }
    func didTapFilter(at anchor: UIView) { wireframe.showFilter(from: view, anchor: anchor) }
    func didTapReceipt() { wireframe.showReceipt(from: view) }
    func didTapSurvey() { wireframe.showSurvey(from: view) }
    func didTapHistory() { wireframe.showHistory(from: view) }
    func didTapInsurance() { wireframe.showInsurance(from: view) }
}

final class VisitListViewController: UIViewController, VisitListViewProtocol {
    private let presenter: VisitListPresenterProtocol

    init(presenter: VisitListPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder _: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.setup()
    }

    func reload() {}

    @IBAction private func doctorTapped() { presenter.didSelectDoctor() }
    @IBAction private func slotTapped() { presenter.didSelectSlot() }
    @IBAction private func priceTapped() { presenter.didSelectPrice() }
    @IBAction private func filterTapped(_ sender: UIButton) { presenter.didTapFilter(at: sender) }
    @IBAction private func receiptTapped() { presenter.didTapReceipt() }
    @IBAction private func surveyTapped() { presenter.didTapSurvey() }
    @IBAction private func historyTapped() { presenter.didTapHistory() }
    @IBAction private func insuranceTapped() { presenter.didTapInsurance() }
}

enum VisitListViewFactory {
    static func createView() -> VisitListViewProtocol? {
        let wireframe = VisitListWireframe()
        let presenter = VisitListPresenter(wireframe: wireframe)
        let view = VisitListViewController(presenter: presenter)
        presenter.view = view
        return view
    }
}
