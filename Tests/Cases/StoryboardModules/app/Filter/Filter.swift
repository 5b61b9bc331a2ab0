import LightRoute
import UIKit

protocol FilterModuleInput: AnyObject {}
protocol LegendModuleInput: AnyObject {}

protocol RideMapModuleInput: AnyObject {
    func show(_ id: String)
}

protocol PhotoModuleInput: AnyObject {}

final class FilterTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {}

final class FilterRouter {
    weak var transitionHandler: TransitionHandler!

    func close() {
        try? transitionHandler.closeCurrentModule()
            .preferred(style: .navigation(style: .toRoot))
            .perform()
    }
}

final class FilterPresenter: FilterModuleInput {
    var router: FilterRouter!

    func didTapDone() { router.close() }
}

final class FilterViewController: UIViewController {
    var output: FilterPresenter!

    override func awakeFromNib() {
        super.awakeFromNib()
        let router = FilterRouter()
        router.transitionHandler = self
        let presenter = FilterPresenter()
        presenter.router = router
        output = presenter
    }

    @IBAction private func doneTapped() { output.didTapDone() }
}

final class LegendViewController: UIViewController {}
final class RideMapViewController: UIViewController {}
final class PhotoViewController: UIViewController {}
