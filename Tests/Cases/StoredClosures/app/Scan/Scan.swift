import UIKit

enum ScanAssembly {
    static func assemble(code: String) -> UIViewController {
        let view = ScanViewController()
        let presenter = ScanPresenter(code: code)
        presenter.router.close = { [unowned view] in
            view.navigationController?.popToRootViewController(animated: true)
        }
        view.presenter = presenter
        return view
    }
}

final class ScanViewController: UIViewController {
    var presenter: ScanPresenter?
    @IBAction func done() { presenter?.done() }
}

final class ScanPresenter {
    let router = ScanRouter()
    private let code: String

    init(code: String) { self.code = code }

    func done() { router.close?() }
}

final class ScanRouter {
    var close: (() -> Void)?
}
