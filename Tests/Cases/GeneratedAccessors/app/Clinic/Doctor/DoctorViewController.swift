import UIKit

final class DoctorViewController: UIViewController {
    var presenter: DoctorPresenter?

    @IBAction private func bookTapped() {
        presenter?.didTapBook()
    }
}

final class BookingViewController: UIViewController {
}
