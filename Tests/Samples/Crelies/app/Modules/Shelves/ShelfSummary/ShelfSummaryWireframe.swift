import UIKit

protocol ShelfSummaryWireframeProtocol {
    static func makeView() throws -> UIViewController & ShelfSummaryProtocol
}

/// Builds the stack that lives inside the list.
enum ShelfSummaryWireframe: ShelfSummaryWireframeProtocol {

    static func makeView() throws -> UIViewController & ShelfSummaryProtocol {
        let storyboard = UIStoryboard(name: "ShelfSummary", bundle: nil)
        guard let view = storyboard.instantiateInitialViewController() as? ShelfSummaryViewController else {
            throw WireframeError.missingInitialViewController("ShelfSummary")
        }
        let interactor = ShelfSummaryInteractor()
        let router = ShelfSummaryRouter()
        router.viewController = view
        let presenter = ShelfSummaryPresenter(interactor: interactor, router: router)
        presenter.view = view
        view.presenter = presenter
        return view
    }
}
