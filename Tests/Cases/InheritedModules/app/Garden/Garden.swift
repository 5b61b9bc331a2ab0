import UIKit

final class GardenRouter: BaseRouter<GardenViewController> {
    func openHerbs() {
        viewController?.navigationController?.pushViewController(HerbListBuilder.build(), animated: true)
    }

    func openTrees() {
        viewController?.navigationController?.pushViewController(TreeListBuilder.build(), animated: true)
    }
}

final class GardenPresenter {
    private let router: GardenRouter

    init(router: GardenRouter) {
        self.router = router
    }

    func didTapDiary() { router.openDiary() }
    func didTapHerbs() { router.openHerbs() }
    func didTapTrees() { router.openTrees() }
}

final class GardenViewController: BaseViewController {
    var presenter: GardenPresenter?

    @IBAction private func diaryTapped() { presenter?.didTapDiary() }
    @IBAction private func herbsTapped() { presenter?.didTapHerbs() }
    @IBAction private func treesTapped() { presenter?.didTapTrees() }
}

enum GardenBuilder {
    static func build() -> UIViewController {
        let view = GardenViewController()
        let router = GardenRouter()
        view.presenter = GardenPresenter(router: router)
        router.viewController = view
        return view
    }
}
