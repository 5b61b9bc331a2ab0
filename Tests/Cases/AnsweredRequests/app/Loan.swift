import Combine
import RxSwift
import UIKit

protocol LoanInteracting {
    var closing: PassthroughSubject<Void, Never> { get }
    func lend(_ book: String) -> AnyPublisher<Void, Error>
    func fetchFines() -> AnyPublisher<[String], Error>
    func observeShelf() -> AnyPublisher<[String], Never>
    func renew(_ book: String) -> Observable<String>
}

final class LoanInteractor: LoanInteracting {
    let closing = PassthroughSubject<Void, Never>()

    func lend(_ book: String) -> AnyPublisher<Void, Error> { Just(()).setFailureType(to: Error.self).eraseToAnyPublisher() }
    func fetchFines() -> AnyPublisher<[String], Error> { Just([]).setFailureType(to: Error.self).eraseToAnyPublisher() }
    func observeShelf() -> AnyPublisher<[String], Never> { Just([]).eraseToAnyPublisher() }
    func renew(_ book: String) -> Observable<String> { .just(book) }
}

final class LoanRouter {
    weak var view: UIViewController?

    func showReceipt() { view?.navigationController?.pushViewController(ReceiptViewController(), animated: true) }
    func showFines() { view?.navigationController?.pushViewController(FinesViewController(), animated: true) }
    func showShelf() { view?.navigationController?.pushViewController(ShelfViewController(), animated: true) }
    func showRenewal() { view?.present(RenewalViewController(), animated: true) }
    func showClosed() { view?.present(ClosedViewController(), animated: true) }
}

final class LoanPresenter {
    let router = LoanRouter()
    private let interactor: LoanInteracting = LoanInteractor()
    private var cancellables: Set<AnyCancellable> = []
    private let bag = DisposeBag()

    func load() {
        checkFines()
        interactor.observeShelf().sink { [router] _ in router.showShelf() }.store(in: &cancellables)
        interactor.closing.sink { [router] in router.showClosed() }.store(in: &cancellables)
    }

    func lend() { lend("Emma") }
    func refresh() { checkFines() }

    func renew() {
        interactor.renew("Emma")
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] _ in self?.router.showRenewal() })
            .disposed(by: bag)
    }

    private func lend(_ book: String) {
        interactor.lend(book)
            .receive(on: DispatchQueue.main)
            .sink { [weak self] completion in
                if case .finished = completion { self?.router.showReceipt() }
            } receiveValue: { _ in }
            .store(in: &cancellables)
    }

    private func checkFines() {
        interactor.fetchFines()
            .sink { _ in } receiveValue: { [weak self] _ in self?.router.showFines() }
            .store(in: &cancellables)
    }
}

final class LoanViewController: UIViewController {
    let presenter = LoanPresenter()

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.load()
    }

    @IBAction func lend() { presenter.lend() }
    @IBAction func refresh() { presenter.refresh() }
    @IBAction func renew() { presenter.renew() }
}

enum LoanFactory {
    static func makeView() -> UIViewController {
        let view = LoanViewController()
        view.presenter.router.view = view
        return view
    }
}

final class ReceiptViewController: UIViewController {}
final class FinesViewController: UIViewController {}
final class ShelfViewController: UIViewController {}
final class RenewalViewController: UIViewController {}
final class ClosedViewController: UIViewController {}
