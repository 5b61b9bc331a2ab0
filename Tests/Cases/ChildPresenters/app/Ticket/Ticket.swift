import UIKit

enum TicketFactory {
    static func createView() -> UIViewController {
        let presenter = TicketPresenter(wireframe: TicketWireframe())
        let view = TicketViewController(presenter: presenter)
        presenter.view = view
        return view
    }
}

final class TicketViewController: UIViewController, ControllerBacked {
    private let presenter: TicketPresenter

    init(presenter: TicketPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @IBAction func close() { presenter.close() }
}

final class TicketPresenter {
    weak var view: TicketViewController?
    private let wireframe: TicketWireframe

    init(wireframe: TicketWireframe) { self.wireframe = wireframe }

    func close() { wireframe.close(view) }
}

final class TicketWireframe {
    func close(_ view: ControllerBacked?) {
        view?.controller.dismiss(animated: true)
    }
}
