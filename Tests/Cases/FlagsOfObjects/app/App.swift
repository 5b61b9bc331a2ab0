import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: ShelfViewController())
        return true
    }
}

final class ShelfViewController: UIViewController {
    private let store = Store()

    @IBAction func buyTapped(_ sender: UIButton) {
        BuyFlow(navigation: navigationController!).start()
    }

    @IBAction func giftTapped(_ sender: UIButton) {
        BuyFlow(navigation: navigationController!, shouldPush: false).start()
    }

    @IBAction func sellTapped(_ sender: UIButton) {
        SellFlow(navigation: navigationController).start()
    }

    @IBAction func swapTapped(_ sender: UIButton) {
        SellFlow(navigation: navigationController, shouldPush: false).start()
    }

    @IBAction func helpTapped(_ sender: UIButton) {
        HelpFlow(screen: self, style: .sheet).start()
    }

    @IBAction func hintTapped(_ sender: UIButton) {
        let flow = HintFlow(screen: self)
        flow.isFirst = store.isEmpty
        flow.start()
    }

    @IBAction func tourTapped(_ sender: UIButton) {
        TourFlow(screen: self).start()
    }

    @IBAction func rateTapped(_ sender: UIButton) {
        RateFlow(screen: self, asksFirst: true, isQuick: false).start()
    }

    @IBAction func voteTapped(_ sender: UIButton) {
        RateFlow(screen: self, asksFirst: false, isQuick: true).start()
    }
}

final class Store { var isEmpty = false }

/// A variable with a value of its own, which only the initialiser sets.
final class BuyFlow {
    private var navigation: UINavigationController
    private var shouldPush = true

    init(navigation: UINavigationController, shouldPush: Bool = true) {
        self.navigation = navigation
        self.shouldPush = shouldPush
    }

    func start() {
        let screen = BuyViewController()
        if shouldPush {
            navigation.pushViewController(screen, animated: true)
        } else {
            navigation.present(screen, animated: true)
        }
    }
}

/// A constant that is tested beside something else.
final class SellFlow {
    private let navigation: UINavigationController?
    private let shouldPush: Bool

    init(navigation: UINavigationController?, shouldPush: Bool = true) {
        self.navigation = navigation
        self.shouldPush = shouldPush
    }

    func start() {
        let screen = SellViewController()
        if shouldPush, let stack = navigation {
            stack.pushViewController(screen, animated: true)
        } else {
            navigation?.present(screen, animated: true)
        }
    }
}

/// The initialiser sets it under a condition, so that it may be either.
final class HelpFlow {
    enum Style { case sheet, page }

    private let screen: UIViewController
    private var isSheet = false

    init(screen: UIViewController, style: Style) {
        self.screen = screen
        if style == .sheet { isSheet = true }
    }

    func start() {
        if isSheet {
            screen.present(HelpViewController(), animated: true)
        } else {
            screen.navigationController?.pushViewController(HelpViewController(), animated: true)
        }
    }
}

/// Others set it.
final class HintFlow {
    private let screen: UIViewController
    var isFirst = false

    init(screen: UIViewController) { self.screen = screen }

    func start() {
        if isFirst { screen.present(HintViewController(), animated: true) }
    }
}

/// It is turned around.
final class TourFlow {
    private let screen: UIViewController
    private var isOpen = false

    init(screen: UIViewController) { self.screen = screen }

    func start() {
        isOpen.toggle()
        guard isOpen == true else { return }
        screen.present(TourViewController(), animated: true)
    }
}

/// Two of them in one test.
final class RateFlow {
    private let screen: UIViewController
    private let asksFirst: Bool
    private let isQuick: Bool

    init(screen: UIViewController, asksFirst: Bool, isQuick: Bool) {
        self.screen = screen
        self.asksFirst = asksFirst
        self.isQuick = isQuick
    }

    func start() {
        if self.asksFirst && !isQuick {
            screen.present(AskViewController(), animated: true)
        } else {
            screen.present(RateViewController(), animated: true)
        }
        guard isQuick == false else { return }
        screen.present(ThanksViewController(), animated: true)
    }
}

final class BuyViewController: UIViewController {}
final class SellViewController: UIViewController {}
final class HelpViewController: UIViewController {}
final class HintViewController: UIViewController {}
final class TourViewController: UIViewController {}
final class AskViewController: UIViewController {}
final class RateViewController: UIViewController {}
final class ThanksViewController: UIViewController {}
