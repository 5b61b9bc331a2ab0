import UIKit

final class CatalogueViewController: UIViewController, CatalogueViewInput {
    private let output: CatalogueViewOutput
    private let bannersController: UIViewController
    private let basketController: UIViewController

    init(output: CatalogueViewOutput, bannersController: UIViewController, basketController: UIViewController) {
        self.output = output
        self.bannersController = bannersController
        self.basketController = basketController
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        embed(bannersController)
        addChild(basketController)
        view.addSubview(basketController.view)
        basketController.didMove(toParent: self)
        output.didLoad()
    }

    func show(title: String) { navigationItem.title = title }

    private func embed(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.view.frame = view.bounds
        child.didMove(toParent: self)
    }

    @objc private func reloadTapped() { output.didTapReload() }
    @objc private func basketTapped() { output.didTapBasket() }
}
