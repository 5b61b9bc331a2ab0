import UIKit

class PlantListPresenter {
    weak var view: PlantListViewController?
    private let router: PlantListRouter

    init(router: PlantListRouter) {
        self.router = router
    }

    func setup() { router.view = view }

    func didSelect(_ name: String) {
        if !name.isEmpty { choose(name) }
    }

    func choose(_ name: String) {}
}

final class HerbListPresenter: PlantListPresenter {
    private let herbRouter: HerbListRouter

    init(herbRouter: HerbListRouter) {
        self.herbRouter = herbRouter
        super.init(router: herbRouter)
    }

    override func choose(_ name: String) { herbRouter.showDiary() }
}

final class TreeListPresenter: PlantListPresenter {
    private let treeRouter: TreeListRouter

    init(treeRouter: TreeListRouter) {
        self.treeRouter = treeRouter
        super.init(router: treeRouter)
    }

    override func choose(_ name: String) { treeRouter.close() }
}
