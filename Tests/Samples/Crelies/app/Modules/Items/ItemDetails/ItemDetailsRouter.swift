import UIKit

final class ItemDetailsRouter: ItemDetailsRouterProtocol {

    private(set) weak var viewController: UIViewController?

    init(viewController: UIViewController) {
        self.viewController = viewController
    }

    func presentEditor(for item: Item, delegate: ItemEditorDelegateProtocol?) {
        // Not the presenter of this module, but the controller that presents.
        let presenter = viewController?.navigationController ?? viewController
        guard let editor = try? ItemEditorWireframe.makeView(usingDelegate: delegate, item: item) else {
            return
        }
        presenter?.present(editor, animated: true)
    }

    func goBack() {
        viewController?.navigationController?.popViewController(animated: true)
    }
}
