import RIBs
import UIKit

protocol SettingsListener: AnyObject {}
protocol SettingsRouting: ViewableRouting {}

protocol SettingsBuildable: Buildable {
    func build(withListener listener: SettingsListener) -> SettingsRouting
}

final class SettingsBuilder: Builder<EmptyDependency>, SettingsBuildable {
    func build(withListener listener: SettingsListener) -> SettingsRouting {
        let viewController = SettingsViewController()
        let interactor = SettingsInteractor(presenter: viewController)
        interactor.listener = listener
        return SettingsRouter(interactor: interactor, viewController: viewController)
    }
}

protocol SettingsInteractable: Interactable {
    var router: SettingsRouting? { get set }
    var listener: SettingsListener? { get set }
}

protocol SettingsViewControllable: ViewControllable {}

final class SettingsRouter: ViewableRouter<SettingsInteractable, SettingsViewControllable>, SettingsRouting {
    override init(interactor: SettingsInteractable, viewController: SettingsViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}

protocol SettingsPresentable: AnyObject {}

final class SettingsInteractor: PresentableInteractor<SettingsPresentable>, SettingsInteractable {
    weak var router: SettingsRouting?
    weak var listener: SettingsListener?
}

final class SettingsViewController: UIViewController, SettingsPresentable, SettingsViewControllable {}
