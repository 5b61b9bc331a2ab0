final class DetailsInteractor {

    private let showService: ShowService

    init(showService: ShowService = .shared) {
        self.showService = showService
    }
}

// MARK: - Extensions -

extension DetailsInteractor: DetailsInteractorInterface {

    func show(id: String) -> Show {
        return showService.show(id: id)
    }

    func episodes(id: String) -> [Episode] {
        return showService.episodes(ofShow: id)
    }
}
