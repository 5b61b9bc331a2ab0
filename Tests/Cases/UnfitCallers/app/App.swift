import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func applicationDidFinishLaunching(_ application: UIApplication) { window?.rootViewController = CartRouter.build() }
}
enum Message { case stored, cleared }
final class HintViewController: UIViewController {}
final class CartRouter {
    static func build() -> UIViewController {
        let view = CartViewController(), presenter = CartPresenter(), interactor = CartInteractor()
        view.presenter = presenter; presenter.view = view; presenter.interactor = interactor
        presenter.router = CartRouter(); interactor.output = presenter
        return view
    }
    func hint(on view: UIViewController, _ message: Message) {
        switch message {
        case .stored: view.present(HintViewController(), animated: true)
        case .cleared: view.present(HintViewController(), animated: true)
        }
    }
}
protocol CartOutput: AnyObject { func report(_ message: Message) }
final class CartInteractor {
    weak var output: CartOutput?
    func store() { output?.report(.stored) }
}
final class CartPresenter: CartOutput {
    weak var view: CartViewController?
    var interactor: CartInteractor?
    var router: CartRouter?
    func store() { interactor?.store() }
    func clear() { router?.hint(on: view!, .cleared) }
    func report(_ message: Message) { router?.hint(on: view!, message) }
}
final class CartViewController: UIViewController {
    var presenter: CartPresenter?
    @IBAction func storeTapped() { presenter?.store() }
    @IBAction func clearTapped() { presenter?.clear() }
}
