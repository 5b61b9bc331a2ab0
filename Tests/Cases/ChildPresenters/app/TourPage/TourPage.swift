import UIKit

enum TourPageFactory {
    static func createView(name: String) -> UIViewController {
        let presenter = TourPagePresenter(wireframe: TourPageWireframe())
        let view = TourPageViewController(presenter: presenter)
        presenter.view = view
        return view
    }
}

final class TourPageViewController: UIViewController, ControllerBacked {
    private let presenter: TourPagePresenter

    init(presenter: TourPagePresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @IBAction func close() { presenter.close() }
}

final class TourPagePresenter {
    weak var view: TourPageViewController?
    private let wireframe: TourPageWireframe

    init(wireframe: TourPageWireframe) { self.wireframe = wireframe }

    func close() { wireframe.close(view) }
}

final class TourPageWireframe {
    func close(_ view: ControllerBacked?) {
        view?.controller.navigationController?.popViewController(animated: true)
    }
}
