final class SettingsInteractor {

    private let userService = UserService.shared
}

// MARK: - Extensions -

extension SettingsInteractor: SettingsInteractorInterface {

    func forgetListener() {
        userService.forgetListener()
    }
}
