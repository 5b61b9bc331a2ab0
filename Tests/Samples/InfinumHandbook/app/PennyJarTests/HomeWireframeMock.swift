import XCTest
@testable import PennyJar

/// Stands in for the wireframe; it also conforms to the interface, and must not become a target of dispatch.
final class HomeWireframeMock: HomeWireframeInterface {

    private(set) var options: [HomeNavigationOption] = []

    func navigate(to option: HomeNavigationOption) {
        options.append(option)
        UINavigationController().pushWireframe(TermsWireframe())
    }

    func popFromNavigationController(animated: Bool) {}
    func dismiss(animated: Bool) {}
    func showErrorAlert(with message: String?) {}
    func showAlert(with title: String?, message: String?) {}
}
