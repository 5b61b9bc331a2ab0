import UIKit

protocol SettingsWireframeInterface: WireframeInterface {
    func navigateToLicences()
}

protocol SettingsViewInterface: ViewInterface {
    func askSure(_ answer: @escaping (Bool) -> Void)
}

protocol SettingsPresenterInterface: PresenterInterface {
    func signOut()
    func openLicences()
    func close()
}

protocol SettingsInteractorInterface: InteractorInterface {
    func forgetListener()
}
