import UIKit

enum BikeBuilder {
    static func build(number: Int) -> UIViewController {
        let presenter = BikePresenter(number: number)
        let view = BikeViewController()
        view.presenter = presenter
        presenter.view = view
        return view
    }
}

final class BikePresenter {
    weak var view: BikeViewController?
    private let number: Int

    init(number: Int) { self.number = number }
}

final class BikeViewController: UIViewController {
    var presenter: BikePresenter!
}
