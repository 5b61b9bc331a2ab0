import UIKit

enum HelpAssembly {
    static func assemble() -> UIViewController {
        let view = HelpViewController()
        let presenter = HelpPresenter(view: view)
        view.presenter = presenter
        return view
    }
}

final class HelpViewController: UIViewController {
    var presenter: HelpPresenter?
    @IBAction func close() { presenter?.close() }
}

final class HelpPresenter {
    private weak var view: HelpViewController?

    init(view: HelpViewController) { self.view = view }

    func close() {
        view?.dismiss(animated: true) { [view] in
            view?.title = nil
        }
    }
}
