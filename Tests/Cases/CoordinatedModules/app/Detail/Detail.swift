import UIKit

final class DetailCoordinator: Coordinator {
    private let navigation: UINavigationController
    private let book: String

    init(navigation: UINavigationController, book: String) {
        self.navigation = navigation
        self.book = book
    }

    func start() {
        let view = DetailViewController()
        let presenter = DetailPresenter(book: book)
        presenter.coordinator = self
        presenter.view = view
        view.presenter = presenter
        navigation.pushViewController(view, animated: true)
    }

    func showRelated(to book: String) {
        DetailCoordinator(navigation: navigation, book: book).start()
    }
}

final class DetailPresenter {
    weak var view: DetailViewController?
    var coordinator: DetailCoordinator?
    private let book: String

    init(book: String) { self.book = book }

    func related() { coordinator?.showRelated(to: book) }
}

final class DetailViewController: UIViewController {
    var presenter: DetailPresenter!

    @IBAction func didTapRelated() { presenter.related() }
}
