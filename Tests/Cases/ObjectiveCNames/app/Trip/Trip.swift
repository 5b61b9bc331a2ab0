import UIKit

final class TripViewController: UIViewController {
    var output: TripPresenter!
}

final class TripPresenter {}

@objc(ABCGuideViewController)
final class GuideViewController: UIViewController {
    @IBAction private func close() {
        dismiss(animated: true)
    }
}
