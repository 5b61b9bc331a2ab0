import UIKit

protocol BerthsOutput: AnyObject {
    func berthsDidSelect(_ berth: Int)
}

final class BerthsPresenter {
    weak var output: BerthsOutput?

    func didSelect(_ berth: Int) { output?.berthsDidSelect(berth) }
}

final class BerthsViewController: UIViewController {
    var presenter: BerthsPresenter?

    @IBAction private func berthTapped() { presenter?.didSelect(1) }
}

struct BerthsBuilder {
    let output: BerthsOutput

    func build() -> UIViewController {
        let view = BerthsViewController()
        let presenter = BerthsPresenter()
        presenter.output = output
        view.presenter = presenter
        return view
    }
}
