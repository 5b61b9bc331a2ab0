import UIKit

enum HerbListBuilder {
    static func build() -> UIViewController {
        let presenter = HerbListPresenter(herbRouter: HerbListRouter())
        let view = PlantListViewController(presenter: presenter)
        presenter.view = view
        presenter.setup()
        return view
    }
}

enum TreeListBuilder {
    static func build() -> UIViewController {
        let presenter = TreeListPresenter(treeRouter: TreeListRouter())
        let view = PlantListViewController(presenter: presenter)
        presenter.view = view
        presenter.setup()
        return view
    }
}
