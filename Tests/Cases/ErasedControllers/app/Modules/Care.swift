import UIKit

final class CarePresenter {
    weak var view: ControllerBacked?
    private var helpView: (UIViewController & ControllerBacked)? { view as? UIViewController & ControllerBacked }

    func didTapHelp() {
        helpView?.show(HelpFactory.createView().controller, sender: nil)
    }
}

final class CareViewController: UIViewController, ControllerBacked {
    var presenter: CarePresenter?

    @IBAction private func helpTapped() { presenter?.didTapHelp() }
}

enum CareFactory {
    static func createView() -> ControllerBacked {
        let view = CareViewController()
        let presenter = CarePresenter()
        presenter.view = view
        view.presenter = presenter
        return view
    }
}

final class HelpPresenter {}

final class HelpViewController: UIViewController, ControllerBacked {
    var presenter: HelpPresenter?
}

enum HelpFactory {
    static func createView() -> ControllerBacked {
        let view = HelpViewController()
        view.presenter = HelpPresenter()
        return view
    }
}

final class OrderSheetPresenter {}

final class OrderSheetViewController: UIViewController, ControllerBacked {
    var presenter: OrderSheetPresenter?
}

enum OrderSheetFactory {
    static func createView() -> ControllerBacked {
        let view = OrderSheetViewController()
        view.presenter = OrderSheetPresenter()
        return view
    }
}
