import UIKit

protocol ResetPassword: AnyObject {
    var delegate: ResetPasswordDelegate? { get set }
    func present(onViewController viewController: UIViewController)
}

protocol ResetPasswordDelegate: AnyObject {
    func finished(resetPassword: ResetPassword)
}

protocol ResetPasswordWireframeToPresenterInterface: AnyObject {
    var delegate: ResetPasswordDelegate? { get }
    func set(delegate: ResetPasswordDelegate?)
}

class ResetPasswordWireframe: NSObject {

    // MARK: - Layers, held by nobody else

    lazy var moduleInteractor = ResetPasswordInteractor()
    lazy var modulePresenter = ResetPasswordPresenter()
    lazy var moduleView: ResetPasswordView = {
        let storyboard = ResetPasswordWireframe.storyboard()
        let scene = storyboard.instantiateViewController(withIdentifier: ResetPasswordConstants.viewIdentifier)
        return (scene as? ResetPasswordView) ?? ResetPasswordView()
    }()

    // MARK: - Computed

    var presenter: ResetPasswordWireframeToPresenterInterface {
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
        return UIStoryboard(name: ResetPasswordConstants.storyboardIdentifier, bundle: Bundle(for: ResetPasswordWireframe.self))
    }
}

// MARK: - Reset password

extension ResetPasswordWireframe: ResetPassword {

    var delegate: ResetPasswordDelegate? {
        get { return presenter.delegate }
        set { presenter.set(delegate: newValue) }
    }

    func present(onViewController viewController: UIViewController) {
        viewController.present(moduleView, animated: true)
    }
}

// MARK: - Presenter to wireframe

extension ResetPasswordWireframe: ResetPasswordPresenterToWireframeInterface {
}
