import UIKit

final class PotPresenter {
    var didPour: (() -> Void)?

    func pour() { didPour?() }
}

final class PotViewController: UIViewController, SheetContent {
    var presenter: PotPresenter!
    var height: CGFloat { 240 }

    @IBAction private func pourTapped() { presenter.pour() }
}

enum PotAssembly {
    static func pot() -> (view: PotViewController, presenter: PotPresenter) {
        let view = PotViewController()
        let presenter = PotPresenter()
        view.presenter = presenter
        return (view, presenter)
    }
}

final class CupViewController: UIViewController {}
