import UIKit

final class HoursViewController: UIViewController {
    var onWay: (() -> Void)?

    @IBAction private func wayTapped() {
        onWay?()
    }
}

final class WayViewController: UIViewController {}
