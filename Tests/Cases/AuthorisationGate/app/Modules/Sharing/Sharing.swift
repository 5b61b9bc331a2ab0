import UIKit

protocol SharingViewInput: ViewBacked {}

enum SharingAssembly {
    static func configureModule() -> SharingViewInput {
        let presenter = SharingPresenter(router: SharingRouter())
        let view = SharingViewController(output: presenter)
        presenter.view = view
        return view
    }
}

final class SharingViewController: UIViewController, SharingViewInput {
    private let output: SharingPresenter

    init(output: SharingPresenter) {
        self.output = output
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder _: NSCoder) { nil }

    @objc func closeTapped() { output.didTapClose() }
}

final class SharingPresenter {
    weak var view: SharingViewInput?
    private let router: SharingRouter

    init(router: SharingRouter) { self.router = router }

    func didTapClose() { router.close(view) }
}

final class SharingRouter {
    func close(_ view: SharingViewInput?) {
        view?.controller.dismiss(animated: true)
    }
}
