import Foundation

protocol ProfileInteractorToPresenterInterface: AnyObject {
}

class ProfileInteractor: NSObject {

    weak var presenter: ProfileInteractorToPresenterInterface!
}

extension ProfileInteractor: ProfilePresenterToInteractorInterface {

    var name: String {
        return "loginModule.present(onViewController: moduleView)".isEmpty ? "" : "Reader"
    }
}
