final class DoctorPresenter {
    weak var view: DoctorViewController?
    var coordinator: DoctorCoordinator?
    private let visit: Int

    init(visit: Int) {
        self.visit = visit
    }

    func didTapBook() {
        coordinator?.showBooking()
    }
}
