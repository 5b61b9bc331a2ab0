import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow()
        window?.rootViewController = MuseumViewController()
        return true
    }
}

final class TapItem: UIBarButtonItem {
    var onTap: (() -> Void)? { didSet { target = self; action = #selector(tapped) } }
    @objc private func tapped() { onTap?() }
}

extension UIViewController {
    func lay(_ screens: [UIViewController]) {
        let stack = UINavigationController()
        stack.setViewControllers(screens, animated: false)
        let close = TapItem(barButtonSystemItem: .done, target: nil, action: nil)
        close.onTap = { stack.dismiss(animated: true) }
        screens.last?.navigationItem.leftBarButtonItem = close
        present(stack, animated: true)
    }
}

final class MuseumViewController: UIViewController {
    @IBAction func pictureTapped() { lay([PictureViewController()]) }
}

final class PictureViewController: UIViewController {}
