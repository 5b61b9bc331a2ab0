import Foundation

final class SettingsPresenter {

    // MARK: - Private properties -

    private unowned let view: SettingsViewInterface
    private let interactor: SettingsInteractorInterface
    private let wireframe: SettingsWireframeInterface
    private let onSignOut: () -> Void

    // MARK: - Lifecycle -

    init(
        view: SettingsViewInterface,
        interactor: SettingsInteractorInterface,
        wireframe: SettingsWireframeInterface,
        onSignOut: @escaping () -> Void
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        self.onSignOut = onSignOut
    }
}

// MARK: - Extensions -

extension SettingsPresenter: SettingsPresenterInterface {

    func signOut() {
        view.askSure { [weak self] isSure in
            guard isSure else { return }
            self?.interactor.forgetListener()
            self?.wireframe.dismiss()
            self?.onSignOut()
        }
    }

    func openLicences() {
        wireframe.navigateToLicences()
    }

    func close() {
        wireframe.dismiss()
    }
}
