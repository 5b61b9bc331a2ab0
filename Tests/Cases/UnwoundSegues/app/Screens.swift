import UIKit

@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}

final class WelcomePresenter {}

final class WelcomeViewController: UIViewController {
    var output: WelcomePresenter!

    @IBAction func begin(_ sender: Any) {
        performSegue(withIdentifier: "hikes", sender: self)
    }
}

final class HikePresenter {}

final class HikeViewController: UIViewController {
    var output: HikePresenter!

    @IBAction func showMap(_ sender: Any) {
        performSegue(withIdentifier: "map", sender: self)
    }

    @IBAction func unwindToHike(_ segue: UIStoryboardSegue) {}
}

final class MapPresenter {}

final class MapViewController: UIViewController {
    var output: MapPresenter!

    @IBAction func done(_ sender: Any) {
        performSegue(withIdentifier: "mapDone", sender: self)
    }
}

final class PackingPresenter {}

final class PackingViewController: UIViewController {
    var output: PackingPresenter!
}
