final class VisitsPresenter {
    weak var view: VisitsViewController?
    var coordinator: VisitsCoordinating?

    func didSelectVisit(_ visit: Int) {
        coordinator?.showDoctor(of: visit)
    }

    func didTapInvoice() {
        view?.openInvoice()
    }
}
