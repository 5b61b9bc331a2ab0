import UIKit

protocol ProductViewInput: ControllerBacked {}

protocol ProductModuleInput: AnyObject {}

protocol ProductModuleOutput: AnyObject {
    func productModule(wantsReviewsOf id: String)
}

final class ProductRouter {}

final class ProductPresenter: ProductModuleInput {
    weak var view: ProductViewInput?
    private let productID: String
    private let router: ProductRouter
    private weak var moduleOutput: ProductModuleOutput?

    init(productID: String, router: ProductRouter, moduleOutput: ProductModuleOutput?) {
        self.productID = productID
        self.router = router
        self.moduleOutput = moduleOutput
    }

    func didTapReviews() {
        moduleOutput?.productModule(wantsReviewsOf: productID)
    }
}

final class ProductViewController: UIViewController, ProductViewInput {
    private let output: ProductPresenter

    init(output: ProductPresenter) {
        self.output = output
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @IBAction private func reviewsTapped() { output.didTapReviews() }
}

enum ProductAssembly {
    static func configureModule(
        productID: String, moduleOutput: ProductModuleOutput?
    ) -> (view: ProductViewInput, input: ProductModuleInput)? {
        let presenter = ProductPresenter(productID: productID, router: ProductRouter(), moduleOutput: moduleOutput)
        let view = ProductViewController(output: presenter)
        presenter.view = view
        return (view, presenter)
    }
}
