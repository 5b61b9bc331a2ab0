import UIKit

final class ParcelCoordinator: Coordinator {
    private let overlay: Overlay
    private let parcel: String

    init(overlay: Overlay, parcel: String) {
        self.overlay = overlay
        self.parcel = parcel
    }

    override func start() { overlay.show(ParcelAssembly.make(parcel: parcel)) }
}

enum ParcelAssembly {
    static func make(parcel: String) -> UIViewController {
        let view = ParcelViewController()
        let router = ParcelRouter()
        let presenter = ParcelPresenter(parcel: parcel, router: router)
        router.view = view
        view.presenter = presenter
        presenter.view = view
        return view
    }
}

final class ParcelViewController: UIViewController {
    var presenter: ParcelPresenter!

    @IBAction func didTapDone() { presenter.done() }
}

final class ParcelPresenter {
    weak var view: ParcelViewController?
    private let parcel: String
    private let router: ParcelRouter

    init(parcel: String, router: ParcelRouter) {
        self.parcel = parcel
        self.router = router
    }

    func done() { router.close() }
}

final class ParcelRouter {
    weak var view: UIViewController?

    func close() { view?.dismiss(animated: true) }
}
