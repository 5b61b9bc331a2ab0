import UIKit

protocol TicketOptionsViewProtocol: ScreenProviding {}

protocol TicketOptionsViewOutput: AnyObject {
    func close()
    func showPiers()
}

protocol TicketOptionsWireframeProtocol: AnyObject {
    func close(_ view: TicketOptionsViewProtocol?)
    func showPiers(from view: TicketOptionsViewProtocol?)
}

final class TicketOptionsViewController: UIViewController, TicketOptionsViewProtocol {
    private let output: TicketOptionsViewOutput

    init(output: TicketOptionsViewOutput) {
        self.output = output
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    @IBAction private func closeTapped() {
        output.close()
    }

    @IBAction private func piersTapped() {
        output.showPiers()
    }
}

final class TicketOptionsPresenter: TicketOptionsViewOutput {
    weak var view: TicketOptionsViewProtocol?

    private let wireframe: TicketOptionsWireframeProtocol

    init(wireframe: TicketOptionsWireframeProtocol) {
        self.wireframe = wireframe
    }

    func close() {
        wireframe.close(view)
    }

    func showPiers() {
        wireframe.showPiers(from: view)
    }
}

final class TicketOptionsWireframe: TicketOptionsWireframeProtocol {
    func close(_ view: TicketOptionsViewProtocol?) {
        view?.screen.dismiss(animated: true)
    }

    func showPiers(from view: TicketOptionsViewProtocol?) {
        let piers = PierPickerFactory.makeView(harbour: "Old Harbour", season: .summer)
        view?.screen.present(piers.screen, animated: true)
    }
}
