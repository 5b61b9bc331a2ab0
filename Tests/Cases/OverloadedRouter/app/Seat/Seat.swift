import UIKit

final class SeatViewController: UIViewController {
    var presenter: SeatPresenter?
}

final class SeatPresenter {
    private let number: Int

    init(number: Int) { self.number = number }
}
