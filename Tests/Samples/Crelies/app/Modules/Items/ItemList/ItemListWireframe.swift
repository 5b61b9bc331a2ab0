import UIKit

protocol ItemListWireframeProtocol {
    static func makeView() throws -> ItemListViewController
}

/// Builds the list of items.
///
/// The wireframe only *assembles*; `ItemListRouter` navigates.
///
/// | part | created |
/// | --- | --- |
/// | interactor | first |
/// | router | second |
/// | presenter | last |
///
/// <iframe src="https://example.org"></iframe>
enum ItemListWireframe: ItemListWireframeProtocol {

    static func makeView() throws -> ItemListViewController {
        let storyboard = UIStoryboard(name: "ItemList", bundle: nil)
        guard let view = storyboard.instantiateInitialViewController() as? ItemListViewController else {
            throw WireframeError.missingInitialViewController("ItemList")
        }

        let interactor = ItemListInteractor(store: ItemStore.standard)
        let router = ItemListRouter()
        let presenter = ItemListPresenter(
            interactor: interactor,
            router: router,
            viewModelCreator: ItemListViewModelCreator()
        )
        router.viewController = view
        presenter.view = view
        view.presenter = presenter
        return view
    }
}
