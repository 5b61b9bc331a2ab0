import UIKit

final class NewsService {
    private let display = NewsDisplay()
    private var known: Set<String> = []

    func start() {
        fetch { [weak self] titles in
            guard let self, !titles.isSubset(of: self.known) else { return }
            self.display.show()
        }
    }

    private func fetch(_ completion: @escaping (Set<String>) -> Void) {
        DispatchQueue.main.async { completion(["comet"]) }
    }
}

final class NewsDisplay {
    func show() {
        let window = UIApplication.shared.windows.first { $0.isKeyWindow }
        window?.rootViewController?.present(NewsAssembly.make(), animated: true)
    }
}

final class NewsRouter {
    weak var view: UIViewController?

    func close() { view?.dismiss(animated: true) }
}

final class NewsPresenter {
    var router: NewsRouter?

    func didTapClose() { router?.close() }
}

final class NewsViewController: UIViewController {
    var presenter: NewsPresenter?

    @IBAction private func closeTapped() { presenter?.didTapClose() }
}

enum NewsAssembly {
    static func make() -> UIViewController {
        let view = NewsViewController()
        let presenter = NewsPresenter()
        let router = NewsRouter()
        view.presenter = presenter
        presenter.router = router
        router.view = view
        return view
    }
}
