import UIKit

enum LibraryTab: Int, CaseIterable {
    case shelves
    case loans
    case archive
    case account

    var title: String {
        switch self {
        case .shelves: return "Shelves"
        case .loans: return "Loans"
        case .archive: return "Archive"
        case .account: return "Account"
        }
    }
}

enum MainTabsModuleFactory {
    static func create() -> UIViewController {
        let router = MainTabsRouter()
        let presenter = MainTabsPresenter(router: router)
        let view = MainTabsViewController(presenter: presenter)
        presenter.view = view
        router.view = view

        let tabs = LibraryTab.allCases.compactMap { tab -> UIViewController? in
            let controller = makeController(for: tab)
            controller?.tabBarItem = UITabBarItem(title: tab.title, image: nil, tag: tab.rawValue)
            return controller
        }
        view.viewControllers = tabs
        return begun(view)
    }

    private static func makeController(for tab: LibraryTab) -> UIViewController? {
        switch tab {
        case .shelves:
            return UINavigationController(rootViewController: ShelvesModuleFactory.create())
        case .loans:
            return makeLoans()
        case .archive:
            let split = UISplitViewController()
            split.viewControllers = [
                UINavigationController(rootViewController: ArchiveModuleFactory.create()),
                FolioModuleFactory.create(),
            ]
            return split
        case .account:
            return AccountModuleFactory.create()
        }
    }

    private static func makeLoans() -> UIViewController {
        let navigation = UINavigationController()
        navigation.setViewControllers([LoansModuleFactory.create()], animated: false)
        return navigation
    }

    private static func begun(_ tabs: UITabBarController) -> UITabBarController {
        tabs.selectedIndex = LibraryTab.shelves.rawValue
        return tabs
    }
}
