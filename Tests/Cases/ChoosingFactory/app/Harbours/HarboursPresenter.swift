final class HarboursPresenter: HarboursPresenterProtocol {
    weak var view: HarboursViewProtocol?

    private let wireframe: HarboursWireframeProtocol

    init(wireframe: HarboursWireframeProtocol) {
        self.wireframe = wireframe
    }

    func load() {
        view?.show(["Old Harbour", "North Quay"])
    }

    func selectHarbour(named name: String) {
        wireframe.showPiers(of: name, from: view)
    }

    func openTickets() {
        wireframe.showTicketOptions(from: view)
    }
}
