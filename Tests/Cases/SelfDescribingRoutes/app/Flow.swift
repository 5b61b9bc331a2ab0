import UIKit

enum Destination {
    case painting, ticket, shop, login

    var isModal: Bool {
        switch self {
        case .ticket: return true
        default: return false
        }
    }

    var hasFrame: Bool {
        switch self {
        case .shop: true
        case .painting, .ticket, .login: false
        }
    }

    func build() -> UIViewController {
        switch self {
        case .painting: return PaintingViewController()
        case .ticket: return TicketViewController()
        case .shop: return ShopViewController()
        case .login: return LoginViewController()
        }
    }
}

protocol Frame {
    var root: UIViewController { get }
}

final class TabFrame: Frame {
    let root: UIViewController

    init(_ destination: Destination) {
        let tabs = UITabBarController()
        tabs.viewControllers = [destination.build()]
        root = tabs
    }
}

final class PlainFrame: Frame {
    let root: UIViewController

    init(_ destination: Destination) {
        root = destination.build()
    }
}

final class Flow {
    weak var navigation: UINavigationController?

    func go(to destination: Destination) {
        if destination.isModal {
            navigation?.present(destination.build(), animated: true)
        } else {
            navigation?.pushViewController(destination.build(), animated: true)
        }
    }

    func startAnew(with destination: Destination) {
        let frame: Frame
        if !destination.hasFrame {
            frame = PlainFrame(destination)
        } else {
            frame = TabFrame(destination)
        }
        UIApplication.shared.windows.first?.rootViewController = frame.root
    }
}
