import UIKit

protocol HarbourViewInterface: AnyObject {}

final class HarbourViewController: UIViewController, HarbourViewInterface {
    var presenter: HarbourPresenterInterface!
    private let rootView = HarbourRootView()

    override func loadView() { view = rootView }

    override func viewDidLoad() {
        super.viewDidLoad()
        rootView.bookButton.addTarget(self, action: #selector(bookTapped), for: .touchUpInside)
        rootView.weatherButton.addTarget(self, action: #selector(weatherTapped), for: .touchUpInside)
        rootView.helpButton.addTarget(self, action: #selector(helpTapped), for: .touchUpInside)
        localize()
    }

    private func localize() {
        rootView.bookButton.setTitle(R.string.localizable.harbourBook_berth(), for: .normal)
    }

    func show(_ harbour: Harbour) {
        rootView.helpButton.setTitle(harbour.phone, for: .normal)
    }

    @objc private func bookTapped() { presenter.book() }
    @objc private func weatherTapped() { presenter.showWeather() }
    @objc private func helpTapped() { presenter.callHelp() }
}
