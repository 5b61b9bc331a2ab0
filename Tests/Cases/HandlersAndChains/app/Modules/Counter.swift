import UIKit

protocol CounterWireframeInterface: AnyObject {
    func showQueue()
    func showParcels()
}

final class CounterWireframe: CounterWireframeInterface {
    weak var container: SwappingController?

    func showQueue() {
        container?.swap(to: QueueBuilder.build())
    }

    func showParcels() {
        let parcels = UINavigationController(rootViewController: ParcelsBuilder.build())
        container?.swap(to: parcels)
    }
}

final class CounterPresenter {
    private let wireframe: CounterWireframeInterface

    init(wireframe: CounterWireframeInterface) {
        self.wireframe = wireframe
    }

    func viewDidLoad() { wireframe.showQueue() }
    func didTapParcels() { wireframe.showParcels() }
}

final class CounterViewController: SwappingController {
    var presenter: CounterPresenter?

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter?.viewDidLoad()
    }

    @IBAction private func parcelsTapped() { presenter?.didTapParcels() }
}

enum CounterBuilder {
    static func build() -> UIViewController {
        let view = CounterViewController()
        let wireframe = CounterWireframe()
        wireframe.container = view
        view.presenter = CounterPresenter(wireframe: wireframe)
        return view
    }
}
