import UIKit

protocol Profile: AnyObject {
    func embed(inViewController viewController: UIViewController)
}

protocol ProfileWireframeToPresenterInterface: AnyObject {
    func beganPresenting()
}

/// The strip with the reader's name, at the foot of the home page.
class ProfileWireframe: NSObject {

    // MARK: - Layers, held by nobody else

    lazy var moduleInteractor = ProfileInteractor()
    lazy var modulePresenter = ProfilePresenter()
    lazy var moduleView: ProfileView = {
        let storyboard = ProfileWireframe.storyboard()
        let scene = storyboard.instantiateViewController(withIdentifier: ProfileConstants.viewIdentifier)
        return (scene as? ProfileView) ?? ProfileView()
    }()

    // MARK: - Computed

    var presenter: ProfileWireframeToPresenterInterface {
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
        return UIStoryboard(name: ProfileConstants.storyboardIdentifier, bundle: Bundle(for: ProfileWireframe.self))
    }
}

extension ProfileWireframe: Profile {

    func embed(inViewController viewController: UIViewController) {
        viewController.addChild(moduleView)
        viewController.view.addSubview(moduleView.view)
        moduleView.didMove(toParent: viewController)
        presenter.beganPresenting()
    }
}

extension ProfileWireframe: ProfilePresenterToWireframeInterface {

    func openHours() {
        // catalogueModule.present(onNavigationController: stack)
        if let url = URL(string: "https://example.org/hours") {
            UIApplication.shared.open(url)
        }
    }
}
