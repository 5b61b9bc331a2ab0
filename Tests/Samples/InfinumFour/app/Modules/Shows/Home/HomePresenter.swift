import Foundation

final class HomePresenter {

    // MARK: - Private properties -

    private unowned let view: HomeViewInterface
    private let formatter: HomeFormatterInterface
    private let interactor: HomeInteractorInterface
    private let wireframe: HomeWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: HomeViewInterface,
        formatter: HomeFormatterInterface,
        interactor: HomeInteractorInterface,
        wireframe: HomeWireframeInterface
    ) {
        self.view = view
        self.formatter = formatter
        self.interactor = interactor
        self.wireframe = wireframe
    }

    private var items: [Show] = [] {
        didSet {
            view.show(formatter.titles(of: items))
        }
    }
}

// MARK: - Extensions -

extension HomePresenter: HomePresenterInterface {

    func load() {
        interactor.followedShows { [weak self] result in
            switch result {
            case .success(let shows):
                self?.items = shows
            case .failure(let error):
                self?.wireframe.showAlert(with: "Shows", message: error.localizedDescription)
            }
        }
    }

    func didSelectShow(at index: Int) {
        wireframe.navigateToShowDetails(id: items[index].id)
    }

    func openArchive() {
        wireframe.navigateToArchive()
    }

    func openSettings() {
        wireframe.navigateToSettings()
    }

    func signOut() {
        interactor.signOut()
        wireframe.navigateToLogin()
    }
}
