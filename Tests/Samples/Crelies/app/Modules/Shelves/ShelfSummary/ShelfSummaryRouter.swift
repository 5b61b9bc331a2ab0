import UIKit

final class ShelfSummaryRouter: ShelfSummaryRouterProtocol {

    weak var viewController: UIViewController?
}
