import UIKit

protocol Leaflet: AnyObject { var screen: UIViewController { get } }
extension Leaflet where Self: UIViewController { var screen: UIViewController { self } }

enum Folding {
    static func fold(_ controller: UIViewController) { controller.modalPresentationStyle = .pageSheet }
}

enum Press {
    static func plain() -> Leaflet? { OfferViewController() }
    static func folded() -> Leaflet? {
        let leaflet = plain()
        leaflet.map { Folding.fold($0.screen) }
        return leaflet
    }
    static func foldedIfThere() -> Leaflet? {
        let leaflet = plain()
        if let leaflet { Folding.fold(leaflet.screen) }
        return leaflet
    }
}

final class ShopViewController: UIViewController {
    @IBAction func plainTap() { if let leaflet = Press.plain() { present(leaflet.screen, animated: true) } }
    @IBAction func foldedTap() { if let leaflet = Press.folded() { present(leaflet.screen, animated: true) } }
    @IBAction func thereTap() { if let leaflet = Press.foldedIfThere() { present(leaflet.screen, animated: true) } }
}
final class OfferViewController: UIViewController, Leaflet {}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = ShopViewController()
        return true
    }
}
