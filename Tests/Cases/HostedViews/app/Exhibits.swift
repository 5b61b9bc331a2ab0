import SwiftUI
import UIKit

protocol ExhibitsWireframeProtocol: AnyObject {
    func showExhibit(_ id: Int)
    func showTicket()
    func showAudioGuide()
    func showShop()
}

struct ExhibitsView: View {
    @ObservedObject var presenter: ExhibitsPresenter

    var body: some View {
        VStack {
            Button("Vase") { presenter.didSelect(4) }
            Button("Ticket") { presenter.didTapTicket() }
            Button("Guide") { presenter.didTapGuide() }
            Button("Shop") { presenter.didTapShop() }
        }
    }
}

final class ExhibitsPresenter: ObservableObject {
    private let wireframe: ExhibitsWireframeProtocol

    init(wireframe: ExhibitsWireframeProtocol) {
        self.wireframe = wireframe
    }

    func didSelect(_ id: Int) { wireframe.showExhibit(id) }

    func didTapTicket() { wireframe.showTicket() }

    func didTapGuide() { wireframe.showAudioGuide() }

    func didTapShop() { wireframe.showShop() }
}

final class ExhibitsWireframe: ExhibitsWireframeProtocol {
    private weak var controller: UIViewController?

    static func makeModule() -> UIViewController {
        let wireframe = ExhibitsWireframe()
        let view = ExhibitsView(presenter: ExhibitsPresenter(wireframe: wireframe))
        let controller = UIHostingController(rootView: view.environment(\.locale, .current))
        wireframe.controller = controller
        return controller
    }

    func showExhibit(_ id: Int) {
        controller?.navigationController?.pushViewController(ExhibitWireframe.makeModule(id: id), animated: true)
    }

    func showTicket() {
        controller?.present(TicketHostingController(price: 12), animated: true)
    }

    func showAudioGuide() {
        controller?.present(ThemedHostingController(content: AudioGuideView()), animated: true)
    }

    func showShop() {
        let shop = UIHostingController(rootView: makeShop())
        shop.modalPresentationStyle = .pageSheet
        controller?.present(shop, animated: true)
    }

    private func makeShop() -> AnyView {
        AnyView(MuseumShopView().padding())
    }
}
