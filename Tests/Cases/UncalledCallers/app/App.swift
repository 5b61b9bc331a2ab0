import UIKit
final class OvenInteractor {
    weak var presenter: OvenPresenter?
    func bake(trays: [String]) { store() }
    func finish() { store() }
    private func store() { presenter?.didStore() }
}
final class OvenWireframe {
    func showTable(_ view: UIViewController?) { view?.present(TableViewController(), animated: true) }
}
final class OvenPresenter {
    weak var view: OvenViewController?
    let interactor: OvenInteractor
    let wireframe = OvenWireframe()
    private var trays = 0
    init(interactor: OvenInteractor) { self.interactor = interactor }
    func add() {
        trays += 1
        if trays == 4 { interactor.finish() }
    }
    func didStore() { wireframe.showTable(view) }
}
final class OvenViewController: UIViewController {
    let presenter: OvenPresenter
    init(presenter: OvenPresenter) { self.presenter = presenter; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }
    @IBAction func trayTap() { presenter.add() }
}
enum OvenAssembly {
    static func make() -> UIViewController {
        let interactor = OvenInteractor()
        let presenter = OvenPresenter(interactor: interactor)
        let view = OvenViewController(presenter: presenter)
        presenter.view = view
        interactor.presenter = presenter
        return view
    }
}
final class TableViewController: UIViewController {}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = OvenAssembly.make()
        return true
    }
}
