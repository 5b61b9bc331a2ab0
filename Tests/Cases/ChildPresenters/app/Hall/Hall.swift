import UIKit

enum HallFactory {
    static func createView() -> UIViewController {
        let presenter = HallPresenter(wireframe: HallWireframe(), partFactory: HallPartFactory())
        let view = HallViewController(presenter: presenter)
        presenter.view = view
        return view
    }
}

final class HallViewController: UIViewController, ControllerBacked {
    private let presenter: HallPresenter
    private lazy var tours = TourListController(parent: self)
    private lazy var events = EventListController(parent: self)

    init(presenter: HallPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @IBAction func switchPart(_ sender: UISegmentedControl) {
        if sender.selectedSegmentIndex == 0 {
            presenter.showTours(tours)
        } else {
            presenter.showEvents(events)
        }
    }
}

final class HallPresenter {
    weak var view: HallViewController?
    private let wireframe: HallWireframe
    private let partFactory: HallPartFactoryProtocol
    private var part: HallPart?

    init(wireframe: HallWireframe, partFactory: HallPartFactoryProtocol) {
        self.wireframe = wireframe
        self.partFactory = partFactory
    }

    func showTours(_ view: TourListViewProtocol) {
        part = partFactory.createTours(for: view)
        part?.start()
    }

    func showEvents(_ view: EventListViewProtocol) {
        part = partFactory.createEvents(for: view)
        part?.start()
    }
}

final class HallWireframe {}
