import UIKit

final class SkyInteractor {
    private let news: NewsService

    init(news: NewsService) {
        self.news = news
    }

    func load() { news.start() }
}

final class SkyPresenter {
    private let interactor: SkyInteractor

    init(interactor: SkyInteractor) {
        self.interactor = interactor
    }

    func setup() { interactor.load() }
}

final class SkyViewController: UIViewController {
    var presenter: SkyPresenter?

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter?.setup()
    }
}

enum SkyAssembly {
    static func make() -> UIViewController {
        let view = SkyViewController()
        view.presenter = SkyPresenter(interactor: SkyInteractor(news: NewsService()))
        return view
    }
}
