import UIKit

/// Only closes; how, the base protocol says.
final class ItemEditorRouter: ItemEditorRouterProtocol {

    weak var viewController: UIViewController?
}
