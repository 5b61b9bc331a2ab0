import UIKit

enum RegisterNavigationOption {
    case close
}

protocol RegisterWireframeInterface: WireframeInterface {
    func navigate(to option: RegisterNavigationOption)
}

protocol RegisterViewInterface: ViewInterface {
    func clearForm()
}

protocol RegisterPresenterInterface: PresenterInterface {
    func didSend(name: String)
    func didSelectClose()
}

protocol RegisterInteractorInterface: InteractorInterface {
    func isFree(_ name: String) -> Bool
}
