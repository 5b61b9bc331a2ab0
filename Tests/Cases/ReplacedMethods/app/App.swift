import UIKit
class JobPresenter {
    weak var view: UIViewController?
    let interactor: PaintInteractor
    init(interactor: PaintInteractor) { self.interactor = interactor }
    func begin() { interactor.run() }
    func failed(_ error: Error) {
        let alert = UIAlertController(title: "Failed", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Again", style: .default) { [weak self] _ in self?.begin() })
        view?.present(alert, animated: true)
    }
}
final class PaintInteractor {
    weak var presenter: PaintPresenter?
    func run() { presenter?.didFail(NSError()) }
}
final class PaintPresenter: JobPresenter {
    let wireframe = PaintWireframe()
    func didFail(_ error: Error) { failed(error) }
    override func failed(_ error: Error) { wireframe.showTips(view) }
}
final class PaintWireframe {
    func showTips(_ view: UIViewController?) { view?.present(TipsViewController(), animated: true) }
}
final class PaintViewController: UIViewController {
    let presenter: PaintPresenter
    init(presenter: PaintPresenter) { self.presenter = presenter; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }
    @IBAction func brushTap() { presenter.begin() }
}
enum PaintAssembly {
    static func make() -> UIViewController {
        let interactor = PaintInteractor()
        let presenter = PaintPresenter(interactor: interactor)
        let view = PaintViewController(presenter: presenter)
        presenter.view = view
        interactor.presenter = presenter
        return view
    }
}
final class TipsViewController: UIViewController {}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = PaintAssembly.make()
        return true
    }
}
