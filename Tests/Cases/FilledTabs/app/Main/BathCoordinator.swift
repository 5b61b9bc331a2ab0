import UIKit

enum BathTab: Int {
    case pool = 0
    case sauna = 1
}

final class TabStacks {
    let stacks: [UINavigationController]

    init(stacks: [UINavigationController]) {
        self.stacks = stacks
        self[.pool].tabBarItem = UITabBarItem(title: "Pool", image: nil, tag: 0)
        self[.sauna].tabBarItem = UITabBarItem(title: "Sauna", image: nil, tag: 1)
    }

    subscript(tab: BathTab) -> UINavigationController { stacks[tab.rawValue] }
}

final class BathCoordinator {
    private let window: UIWindow
    private let tabBarController = UITabBarController()
    private var pool: PoolCoordinator?
    private var sauna: SaunaCoordinator?

    init(window: UIWindow) {
        self.window = window
    }

    func start() {
        let tabs = TabStacks(stacks: [UINavigationController(), UINavigationController()])
        pool = PoolCoordinator(stack: tabs[.pool])
        sauna = SaunaCoordinator(stack: tabs[.sauna])
        tabBarController.setViewControllers(tabs.stacks, animated: false)
        pool?.start()
        sauna?.start()
        window.rootViewController = tabBarController
    }
}
