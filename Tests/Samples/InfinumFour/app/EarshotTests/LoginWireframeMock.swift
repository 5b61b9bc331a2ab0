import XCTest
@testable import Earshot

/// Records instead of navigating.
final class LoginWireframeMock: LoginWireframeInterface {

    private(set) var calls: [String] = []

    func navigateToHome() {
        calls.append(#function)
    }

    func showAlert(with title: String?, message: String?) {
        calls.append(#function)
    }

    func dismiss() {
        UIViewController().dismiss(animated: false)
    }
}
