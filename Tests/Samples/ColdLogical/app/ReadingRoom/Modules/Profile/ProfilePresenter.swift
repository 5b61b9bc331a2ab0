import Foundation

protocol ProfilePresenterToInteractorInterface: AnyObject {
    var name: String { get }
}

protocol ProfilePresenterToViewInterface: AnyObject {
    func display(_ name: String)
}

protocol ProfilePresenterToWireframeInterface: AnyObject {
    func openHours()
}

class ProfilePresenter: NSObject {

    weak var interactor: ProfilePresenterToInteractorInterface!
    weak var view: ProfilePresenterToViewInterface!
    weak var wireframe: ProfilePresenterToWireframeInterface!
}

extension ProfilePresenter: ProfileInteractorToPresenterInterface {
}

extension ProfilePresenter: ProfileViewToPresenterInterface {

    func userTappedHours() {
        wireframe.openHours()
    }
}

extension ProfilePresenter: ProfileWireframeToPresenterInterface {

    func beganPresenting() {
        view.display(interactor.name)
    }
}
