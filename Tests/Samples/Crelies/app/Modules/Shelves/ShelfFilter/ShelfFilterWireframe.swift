import UIKit

protocol ShelfFilterWireframeProtocol {
    static func makeView(usingDelegate delegate: ShelfFilterDelegateProtocol?, selected: Shelf?) -> UIViewController
}

/// Builds the filter without a storyboard, so it cannot throw.
struct ShelfFilterWireframe: ShelfFilterWireframeProtocol {

    static func makeView(usingDelegate delegate: ShelfFilterDelegateProtocol?, selected: Shelf?) -> UIViewController {
        let view = ShelfFilterViewController()
        let interactor = ShelfFilterInteractor(selected: selected)
        let router = ShelfFilterRouter(viewController: view)
        let presenter = ShelfFilterPresenter(interactor: interactor, router: router, delegate: delegate)
        presenter.view = view
        view.presenter = presenter
        return view
    }
}
