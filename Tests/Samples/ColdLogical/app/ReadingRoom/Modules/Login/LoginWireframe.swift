import UIKit

/// The module interface of the sign-in stack.
protocol Login: AnyObject {
    var delegate: LoginDelegate? { get set }
    func present(onViewController viewController: UIViewController)
    func dismiss()
}

/// What the stack tells its owner.
protocol LoginDelegate: AnyObject {
    func loggedIn(login: Login)
}

protocol LoginWireframeToPresenterInterface: AnyObject {
    var delegate: LoginDelegate? { get }
    func set(delegate: LoginDelegate?)
    func beganPresenting()
}

class LoginWireframe: NSObject {

    // MARK: - Layers, held by nobody else

    lazy var moduleInteractor = LoginInteractor()
    lazy var modulePresenter = LoginPresenter()
    lazy var moduleView: LoginView = {
        let storyboard = LoginWireframe.storyboard()
        let scene = storyboard.instantiateViewController(withIdentifier: LoginConstants.viewIdentifier)
        return (scene as? LoginView) ?? LoginView()
    }()
    lazy var moduleNavigationController: UINavigationController = {
        let storyboard = LoginWireframe.storyboard()
        let identifier = LoginConstants.navigationControllerIdentifier
        let scene = storyboard.instantiateViewController(withIdentifier: identifier) as? UINavigationController
        let navigationController = scene ?? UINavigationController()
        navigationController.viewControllers = [moduleView]
        return navigationController
    }()

    // MARK: - Computed

    var presenter: LoginWireframeToPresenterInterface {
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
        return UIStoryboard(name: LoginConstants.storyboardIdentifier, bundle: Bundle(for: LoginWireframe.self))
    }

    // MARK: - Module wireframes

    lazy var resetPasswordModule: ResetPassword = ResetPasswordWireframe()
}

// MARK: - Login

extension LoginWireframe: Login {

    var delegate: LoginDelegate? {
        get { return presenter.delegate }
        set { presenter.set(delegate: newValue) }
    }

    func present(onViewController viewController: UIViewController) {
        viewController.present(moduleNavigationController, animated: true)
        presenter.beganPresenting()
    }

    func dismiss() {
        moduleNavigationController.dismiss(animated: true)
    }
}

// MARK: - Presenter to wireframe

extension LoginWireframe: LoginPresenterToWireframeInterface {

    func presentResetPassword() {
        resetPasswordModule.delegate = modulePresenter
        resetPasswordModule.present(onViewController: moduleView)
    }

    func dismissResetPassword() {
        moduleView.dismiss(animated: true)
    }
}
