import UIKit

enum Place {
    case birds, fish, shop
}

final class Screens {
    private var kept: [Place: UIViewController] = [:]
    private var byPage: [Int: UIViewController] = [:]

    var birds: UIViewController { screen(for: .birds, make: makeBirds) }
    var fish: UIViewController { screen(for: .fish, make: makeFish) }

    func page(_ number: Int, of place: Place) -> UIViewController {
        if let page = byPage[number] { return page }
        let page: UIViewController
        switch place {
        case .shop: page = ShopViewController()
        default: page = MapViewController()
        }
        byPage[number] = page
        return page
    }

    private func screen(for place: Place, make: () -> UIViewController) -> UIViewController {
        if kept[place] == nil {
            kept[place] = make()
        }
        return kept[place]!
    }

    private func makeBirds() -> UIViewController { BirdsViewController() }
    private func makeFish() -> UIViewController { FishViewController() }
}

final class BirdsViewController: UIViewController {}
final class FishViewController: UIViewController {}
final class ShopViewController: UIViewController {}
final class MapViewController: UIViewController {}
