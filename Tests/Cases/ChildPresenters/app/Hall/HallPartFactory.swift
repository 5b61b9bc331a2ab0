final class HallPartFactory: HallPartFactoryProtocol {
    func createTours(for view: TourListViewProtocol) -> HallPart? {
        let interactor = TourListInteractor()
        let wireframe = TourListWireframe()
        let presenter = TourListPresenter(interactor: interactor, wireframe: wireframe)
        presenter.view = view
        view.presenter = presenter
        return presenter
    }

    func createEvents(for view: EventListViewProtocol) -> HallPart? {
        let presenter = makeEvents()
        presenter.view = view
        view.presenter = presenter
        return presenter
    }

    private func makeEvents() -> EventListPresenter {
        EventListPresenter(wireframe: EventListWireframe())
    }
}
