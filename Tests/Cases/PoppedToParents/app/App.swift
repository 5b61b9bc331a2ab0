import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow()
        window?.rootViewController = UINavigationController(rootViewController: ShelfWireframe.module())
        return true
    }
}

protocol BookOutput: AnyObject { func bookIsRead() }

final class ShelfWireframe {
    weak var view: UIViewController?
    static func module() -> UIViewController {
        let view = ShelfViewController()
        let wireframe = ShelfWireframe()
        wireframe.view = view
        view.presenter = ShelfPresenter(wireframe: wireframe)
        return view
    }
    func showBook(_ output: BookOutput) {
        view?.navigationController?.pushViewController(BookWireframe.module(output), animated: true)
    }
    func returnToShelf() {
        guard let view else { return }
        view.navigationController?.popToViewController(view, animated: true)
    }
}

final class ShelfPresenter: BookOutput {
    let wireframe: ShelfWireframe
    init(wireframe: ShelfWireframe) { self.wireframe = wireframe }
    func chose() { wireframe.showBook(self) }
    func bookIsRead() { wireframe.returnToShelf() }
}

final class ShelfViewController: UIViewController {
    var presenter: ShelfPresenter!
    @IBAction func spineTapped() { presenter.chose() }
}

final class BookWireframe {
    static func module(_ output: BookOutput) -> UIViewController {
        let view = BookViewController()
        view.presenter = BookPresenter(wireframe: BookWireframe(), output: output)
        return view
    }
}

final class BookPresenter {
    let wireframe: BookWireframe
    weak var output: BookOutput?
    init(wireframe: BookWireframe, output: BookOutput) { (self.wireframe, self.output) = (wireframe, output) }
    func finish() { output?.bookIsRead() }
}

final class BookViewController: UIViewController {
    var presenter: BookPresenter!
    @IBAction func endTapped() { presenter.finish() }
}
