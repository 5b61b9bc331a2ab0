import UIKit

final class TicketOptionsFactory {
    static func makeModule() -> TicketOptionsViewProtocol {
        let presenter = TicketOptionsPresenter(wireframe: TicketOptionsWireframe())
        let view = Self.makeView(presenter: presenter)
        presenter.view = view
        return view
    }

    private static func makeView(presenter: TicketOptionsPresenter) -> TicketOptionsViewProtocol {
        let view = TicketOptionsViewController(output: presenter)
        view.title = "Tickets"
        return view
    }
}
