import UIKit

final class RecipeRouter: RecipeRouterProtocol {

    weak var viewController: UIViewController?

    func navigate(toRoute route: RecipeRoute) {
        switch route {
        case .share(let text):
            let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
            viewController?.present(sheet, animated: true)
        case .list:
            viewController?.navigationController?.popToRootViewController(animated: true)
        case .shopping:
            break
        }
    }
}
