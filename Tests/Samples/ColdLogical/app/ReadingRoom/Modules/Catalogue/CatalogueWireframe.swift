import UIKit

protocol Catalogue: AnyObject {
    func present(onNavigationController navigationController: UINavigationController)
}

protocol CatalogueWireframeToPresenterInterface: AnyObject {
    func beganPresenting()
}

/// All the books.
class CatalogueWireframe: NSObject {

    // MARK: - Layers, held by nobody else

    lazy var moduleInteractor = CatalogueInteractor()
    lazy var modulePresenter = CataloguePresenter()
    lazy var moduleView: CatalogueView = {
        let storyboard = CatalogueWireframe.storyboard()
        let scene = storyboard.instantiateViewController(withIdentifier: CatalogueConstants.viewIdentifier)
        return (scene as? CatalogueView) ?? CatalogueView()
    }()

    // MARK: - Computed

    var presenter: CatalogueWireframeToPresenterInterface {
        return modulePresenter
    }

    // MARK: - Setup

    override init() {
        super.init()

        let i = moduleInteractor
        let p = modulePresenter
        let v = moduleView

        i.presenter = p

        p.interactor = i
        p.view = v
        p.wireframe = self

        v.presenter = p
    }

    class func storyboard() -> UIStoryboard {
        return UIStoryboard(name: CatalogueConstants.storyboardIdentifier, bundle: Bundle(for: CatalogueWireframe.self))
    }

    // MARK: - Module wireframes

    lazy var bookDetailsModule: BookDetails = BookDetailsWireframe()
}

extension CatalogueWireframe: Catalogue {

    /// Says present, and pushes.
    func present(onNavigationController navigationController: UINavigationController) {
        navigationController.pushViewController(moduleView, animated: true)
        presenter.beganPresenting()
    }
}

extension CatalogueWireframe: CataloguePresenterToWireframeInterface {

    func presentDetails(of book: Book) {
        bookDetailsModule.show(book, onViewController: moduleView)
    }
}
