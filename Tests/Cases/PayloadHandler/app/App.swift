import UIKit

enum Place {
    case rating(title: String, done: (RatingViewController.Answer) -> Void)
    case recipe(remove: () -> Void)
}

final class Guide {
    func make(_ place: Place) -> UIViewController {
        switch place {
        case .rating(let title, let done): return RatingViewController(title: title, done: done)
        case .recipe(let remove): return RecipeViewController(remove: remove)
        }
    }
    func lead(to place: Place, from source: UIViewController, pushes: Bool) {
        let next = make(place)
        if pushes { source.navigationController?.pushViewController(next, animated: true) }
        else { source.present(next, animated: true) }
    }
}

final class MenuViewController: UIViewController {
    let guide = Guide()
    @IBAction func rateTap() {
        let place = Place.rating(title: "Soup") { [weak self] answer in
            switch answer {
            case .good: break
            case .never: self?.leaveRating()
            }
        }
        guide.lead(to: place, from: self, pushes: false)
    }
    private func leaveRating() { dismiss(animated: true) }
    @IBAction func recipeTap() {
        guide.lead(to: .recipe { [weak self] in self?.navigationController?.popViewController(animated: true) }, from: self, pushes: true)
    }
}

final class RatingViewController: UIViewController {
    enum Answer { case good, never }
    private let done: (Answer) -> Void
    init(title: String, done: @escaping (Answer) -> Void) { self.done = done; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }
    @IBAction func neverTap() { done(.never) }
}

final class RecipeViewController: UIViewController {
    private let remove: () -> Void
    init(remove: @escaping () -> Void) { self.remove = remove; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }
    @IBAction func removeTap() { remove() }
}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: MenuViewController())
        return true
    }
}
