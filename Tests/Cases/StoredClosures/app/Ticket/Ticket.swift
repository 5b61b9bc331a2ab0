import UIKit

enum TicketAssembly {
    static func assemble(after: AfterTicket, coordinator: TicketCoordinating) -> UIViewController {
        let view = TicketViewController()
        let presenter = TicketPresenter(after: after)
        presenter.coordinator = coordinator
        presenter.showTerms = { [weak view] terms in
            view?.present(terms, animated: true)
        }
        view.presenter = presenter
        return view
    }
}

final class TicketViewController: UIViewController {
    var presenter: TicketPresenter?
    @IBAction func buy() { presenter?.buy() }
    @IBAction func terms() { presenter?.terms() }
}

final class TicketPresenter {
    weak var coordinator: TicketCoordinating?
    var showTerms: ((UIViewController) -> Void)?
    private let after: AfterTicket

    init(after: AfterTicket) { self.after = after }

    func buy() {
        pay { [weak self] result in
            switch result {
            case .success:
                guard let after = self?.after else { return }
                self?.coordinator?.ticketIsBought(after)
            case .failure:
                break
            }
        }
    }

    func terms() { showTerms?(HelpAssembly.assemble()) }

    private func pay(completion: @escaping (Result<Void, Error>) -> Void) { completion(.success(())) }
}
