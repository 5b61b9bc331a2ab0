protocol HarboursViewProtocol: ScreenProviding {
    func show(_ harbours: [String])
}

protocol HarboursPresenterProtocol: AnyObject {
    func load()
    func selectHarbour(named name: String)
    func openTickets()
}

protocol HarboursWireframeProtocol: AnyObject {
    func showPiers(of harbour: String, from view: HarboursViewProtocol?)
    func showTicketOptions(from view: HarboursViewProtocol?)
}
