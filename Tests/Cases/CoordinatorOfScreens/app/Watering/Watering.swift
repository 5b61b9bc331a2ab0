import UIKit

protocol WateringOutput: AnyObject {
    func wateringIsPlanned()
}

final class WateringPresenter {
    weak var view: WateringViewController?
    private weak var output: WateringOutput?

    init(output: WateringOutput) { self.output = output }

    func plan() { output?.wateringIsPlanned() }
}

final class WateringViewController: UIViewController {
    private let presenter: WateringPresenter

    init(presenter: WateringPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @IBAction func plan() { presenter.plan() }
}
