import UIKit

/// Leads from the list to everything else.
final class ItemListRouter: ItemListRouterProtocol {

    weak var viewController: UIViewController?

    /// The nested stack. The router keeps its view to be able to update it.
    private weak var summaryView: (UIViewController & ShelfSummaryProtocol)?

    func embedSummary(in container: UIView) {
        guard let parent = viewController, let child = try? ShelfSummaryWireframe.makeView() else {
            return
        }
        parent.addChild(child)
        child.view.frame = container.bounds
        container.addSubview(child.view)
        child.didMove(toParent: parent)
        summaryView = child
    }

    func updateSummary(with items: [Item]) {
        summaryView?.update(with: items)
    }

    func showDetails(of item: Item, delegate: ItemDetailsDelegateProtocol?) {
        do {
            let details = try ItemDetailsWireframe.makeView(usingDelegate: delegate, item: item)
            viewController?.show(details, sender: nil)
        } catch {
            showFailure("The item cannot be shown.")
        }
    }

    func presentEditor(delegate: ItemEditorDelegateProtocol?) {
        guard let editor = try? ItemEditorWireframe.makeView(usingDelegate: delegate, item: nil) else {
            return
        }
        let container = UINavigationController(rootViewController: editor)
        viewController?.present(container, animated: true)
    }

    func presentFilter(selected: Shelf?, delegate: ShelfFilterDelegateProtocol?) {
        let filter = ShelfFilterWireframe.makeView(usingDelegate: delegate, selected: selected)
        filter.modalPresentationStyle = .popover
        filter.popoverPresentationController?.sourceView = viewController?.view
        viewController?.present(filter, animated: true)
    }

    /// Called "present" since the first sketch; it pushes.
    func presentRecipe(for items: [Item]) {
        guard let recipe = try? RecipeWireframe.makeView(items: items) else {
            return
        }
        viewController?.navigationController?.pushViewController(recipe, animated: true)
    }

    func showFailure(_ message: String) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        viewController?.present(alert, animated: true)
    }
}
