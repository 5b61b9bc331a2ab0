import UIKit

protocol WelcomeOutput: AnyObject {
    var onDone: (() -> Void)? { get set }
}

final class WelcomePresenter: WelcomeOutput {
    var onDone: (() -> Void)?

    func didTapNext() { finish() }

    private func finish() {
        UserDefaults.standard.set(true, forKey: "welcomed")
        onDone?()
    }
}

final class WelcomeViewController: UIViewController {
    var presenter: WelcomePresenter?

    @IBAction private func nextTapped() { presenter?.didTapNext() }
}

enum WelcomeAssembly {
    static func make() -> (UIViewController, WelcomeOutput) {
        let view = WelcomeViewController()
        let presenter = WelcomePresenter()
        view.presenter = presenter
        return (view, presenter)
    }
}
