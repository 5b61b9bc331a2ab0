import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        self.window = window
        LighthouseWireframe.show(in: window)
    }
}

/// What is left of the first version.
final class ViewController: UIViewController {
    @IBAction func lightTapped() {
        present(LampViewController(), animated: true)
    }
}

final class LampViewController: UIViewController {}

final class LighthouseWireframe {
    static func show(in window: UIWindow) {
        let view = LighthouseViewController()
        view.presenter = LighthousePresenter(wireframe: LighthouseWireframe())
        window.rootViewController = view
        window.makeKeyAndVisible()
    }
}

final class LighthousePresenter {
    private let wireframe: LighthouseWireframe

    init(wireframe: LighthouseWireframe) {
        self.wireframe = wireframe
    }
}

final class LighthouseViewController: UIViewController {
    var presenter: LighthousePresenter?
}
