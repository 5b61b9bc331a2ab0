import Foundation

final class RegisterInteractor {
}

extension RegisterInteractor: RegisterInteractorInterface {

    func isFree(_ name: String) -> Bool {
        return !name.isEmpty
    }
}
