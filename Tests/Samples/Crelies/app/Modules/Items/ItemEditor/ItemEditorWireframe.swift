import UIKit

protocol ItemEditorWireframeProtocol {
    static func makeView(usingDelegate delegate: ItemEditorDelegateProtocol?, item: Item?) throws
        -> ItemEditorViewController
}

/// Builds the form for a new or an old item.
enum ItemEditorWireframe: ItemEditorWireframeProtocol {

    static func makeView(usingDelegate delegate: ItemEditorDelegateProtocol?, item: Item?) throws
        -> ItemEditorViewController
    {
        let initial = UIStoryboard(name: "ItemEditor", bundle: nil).instantiateInitialViewController()
        guard let view = initial as? ItemEditorViewController else {
            throw WireframeError.missingInitialViewController("ItemEditor")
        }
        let interactor = ItemEditorInteractor(store: ItemStore.standard)
        let router = ItemEditorRouter()
        router.viewController = view
        let presenter = ItemEditorPresenter(
            item: item, interactor: interactor, router: router, delegate: delegate)
        presenter.view = view
        view.presenter = presenter
        return view
    }
}
