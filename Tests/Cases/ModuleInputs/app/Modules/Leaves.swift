import UIKit

// MARK: - Checkout

protocol CheckoutViewInput: ControllerBacked {}

final class CheckoutPresenter {
    weak var view: CheckoutViewInput?
}

final class CheckoutViewController: UIViewController, CheckoutViewInput {
    var output: CheckoutPresenter?
}

enum CheckoutAssembly {
    static func configureModule() -> (view: CheckoutViewInput, input: CheckoutPresenter)? {
        let view = CheckoutViewController()
        let presenter = CheckoutPresenter()
        view.output = presenter
        presenter.view = view
        return (view, presenter)
    }
}

// MARK: - Reviews

protocol ReviewsModuleInput: AnyObject {
    func prepare(productID: String)
}

final class ReviewsPresenter: ReviewsModuleInput {
    private var productID: String?

    func prepare(productID: String) { self.productID = productID }
}

final class ReviewsViewController: UIViewController, ControllerBacked {
    var output: ReviewsPresenter?
}

enum ReviewsAssembly {
    static func configureModule() -> (ControllerBacked, ReviewsModuleInput) {
        let view = ReviewsViewController()
        let presenter = ReviewsPresenter()
        view.output = presenter
        return (view, presenter)
    }
}

// MARK: - Order

final class OrderPresenter {}

final class OrderViewController: UIViewController {
    var output: OrderPresenter?
}

enum OrderAssembly {
    static func configureModule() -> UIViewController {
        let view = OrderViewController()
        view.output = OrderPresenter()
        return view
    }
}

// MARK: - Terms

final class TermsPresenter {}

final class TermsViewController: UIViewController, ControllerBacked {
    var output: TermsPresenter?
}

enum TermsAssembly {
    static func configureModule() -> ControllerBacked {
        let view = TermsViewController()
        view.output = TermsPresenter()
        return view
    }
}
