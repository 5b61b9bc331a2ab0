import UIKit

protocol TicketChildPresenterProtocol: AnyObject {
    func setup()
    func proceed()
}

final class TicketPresenter {
    weak var view: TicketViewController?
    private let wireframe: TicketWireframe
    private let factory = FarePresenterFactory()
    private var child: TicketChildPresenterProtocol?

    init(wireframe: TicketWireframe) {
        self.wireframe = wireframe
    }

    func setup() {
        guard let view = view else { return }
        child = factory.createPresenter(for: view, isAbroad: UserDefaults.standard.bool(forKey: "abroad"))
        child?.setup()
    }

    func proceed() { child?.proceed() }
    func didTapClose() { wireframe.close(view) }
}

final class TicketWireframe {
    func close(_ view: UIViewController?) { view?.dismiss(animated: true) }
}

final class TicketViewController: UIViewController {
    private let presenter: TicketPresenter

    init(presenter: TicketPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.setup()
    }

    @IBAction private func proceedTapped() { presenter.proceed() }
    @IBAction private func closeTapped() { presenter.didTapClose() }
}

enum TicketViewFactory {
    static func createView() -> UIViewController {
        let presenter = TicketPresenter(wireframe: TicketWireframe())
        let view = TicketViewController(presenter: presenter)
        presenter.view = view
        return view
    }
}
