import UIKit

final class DiaryPresenter {
    private let router: BaseRouterProtocol

    init(router: BaseRouterProtocol) {
        self.router = router
    }

    func didTapSave() { router.showMessage("Kept") }
}

final class DiaryViewController: BaseViewController {
    var presenter: DiaryPresenter?

    @IBAction private func saveTapped() { presenter?.didTapSave() }
}

enum DiaryBuilder {
    static func build() -> UIViewController {
        let view = DiaryViewController()
        let router = BaseRouter<DiaryViewController>()
        view.presenter = DiaryPresenter(router: router)
        router.viewController = view
        return view
    }
}
