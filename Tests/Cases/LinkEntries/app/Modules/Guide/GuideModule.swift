import UIKit

protocol GuidePresenterProtocol: AnyObject {}

protocol GuideRouterProtocol: AnyObject {}

final class GuideRouter: GuideRouterProtocol {
    weak var viewController: UIViewController?

    static func build(language: String) -> UIViewController {
        let view = GuideViewController()
        let router = GuideRouter()
        let presenter = GuidePresenter(language: language, view: view, router: router)
        view.presenter = presenter
        router.viewController = view
        return view
    }
}

final class GuidePresenter: GuidePresenterProtocol {
    private let language: String
    private weak var view: GuideViewController?
    private let router: GuideRouterProtocol

    init(language: String, view: GuideViewController, router: GuideRouterProtocol) {
        self.language = language
        self.view = view
        self.router = router
    }
}
