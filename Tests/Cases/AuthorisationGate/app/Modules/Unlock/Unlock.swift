import UIKit

protocol UnlockViewInput: ViewBacked {}

protocol UnlockRouterInput: AnyObject {
    func unlockDidFinish(with result: Bool)
}

enum UnlockAssembly {
    static func configureModule(router: UnlockRouterInput) -> UnlockViewInput {
        let presenter = UnlockPresenter(router: router)
        let view = UnlockViewController(output: presenter)
        presenter.view = view
        return view
    }
}

final class UnlockViewController: UIViewController, UnlockViewInput {
    private let output: UnlockPresenter

    init(output: UnlockPresenter) {
        self.output = output
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder _: NSCoder) { nil }

    @IBAction private func codeEntered(_ field: UITextField) { output.didEnter(field.text ?? "") }
}

final class UnlockPresenter {
    weak var view: UnlockViewInput?
    private let router: UnlockRouterInput

    init(router: UnlockRouterInput) { self.router = router }

    func didEnter(_ code: String) { router.unlockDidFinish(with: code == "0000") }
}
