import UIKit

/// A module as others see it.
protocol Presentable: AnyObject {
    var screen: UIViewController { get }
}

extension UIViewController: Presentable {
    var screen: UIViewController { self }
}

protocol ModuleFactory {
    associatedtype Input
    func makeModule(with input: Input) -> Presentable
}

/// The first level: one factory a module.
protocol ModuleFactories: AnyObject {
    var catalog: CatalogModuleFactory { get }
    func loanFactory() -> LoanModuleBuilding
    func memberFactory(isChild: Bool) -> MemberModuleBuilding
}

final class DefaultModuleFactories: ModuleFactories {
    lazy var catalog = CatalogModuleFactory(factories: self)

    func loanFactory() -> LoanModuleBuilding { LoanModuleFactory(factories: self) }

    func memberFactory(isChild: Bool) -> MemberModuleBuilding {
        if isChild {
            return ChildMemberModuleFactory()
        }
        return AdultMemberModuleFactory()
    }
}

/// Makes any screen and hands it what it needs.
enum Generic {
    static func make<Screen: UIViewController>(_ type: Screen.Type, configure: (Screen) -> Void) -> Screen {
        let screen = Screen(nibName: String(describing: type), bundle: nil)
        configure(screen)
        return screen
    }
}
