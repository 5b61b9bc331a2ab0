import UIKit

protocol LoanConfirmViewProtocol: Screen {
    func show(title: String)
}

protocol LoanConfirmInteractorInputProtocol {
    func submit()
}

protocol LoanConfirmInteractorOutputProtocol: AnyObject {
    func didSubmit()
}

protocol LoanConfirmWireframeProtocol: AnyObject {
    func complete(from view: LoanConfirmViewProtocol?)
}

final class LoanConfirmViewController: UIViewController, LoanConfirmViewProtocol {
    var presenter: LoanConfirmPresenter!

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.setup()
    }

    func show(title: String) { self.title = title }

    @IBAction private func confirm() { presenter.confirm() }
}

final class LoanConfirmPresenter {
    weak var view: LoanConfirmViewProtocol?
    var interactor: LoanConfirmInteractorInputProtocol!
    var wireframe: LoanConfirmWireframeProtocol!
    private let book: Book

    init(book: Book) { self.book = book }

    func setup() { view?.show(title: book.isbn) }
    func confirm() { interactor.submit() }
}

extension LoanConfirmPresenter: LoanConfirmInteractorOutputProtocol {
    func didSubmit() { wireframe.complete(from: view) }
}

class BaseLoanConfirmInteractor: LoanConfirmInteractorInputProtocol {
    weak var presenter: LoanConfirmInteractorOutputProtocol?

    func submit() { fatalError("Must be overridden by subclass") }
}

final class LoanConfirmInteractor: BaseLoanConfirmInteractor {
    override func submit() { presenter?.didSubmit() }
}

final class LoanConfirmWireframe: LoanConfirmWireframeProtocol {
    func complete(from view: LoanConfirmViewProtocol?) {
        view?.asController.navigationController?.popToRootViewController(animated: true)
    }
}
