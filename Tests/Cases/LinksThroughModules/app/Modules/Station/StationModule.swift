import UIKit

final class StationViewController: UIViewController {
    var presenter: StationPresenter?
}

final class StationPresenter {
    private let wireframe: StationWireframe

    init(wireframe: StationWireframe) {
        self.wireframe = wireframe
    }
}

final class StationWireframe {
    static func createModule(_ number: Int) -> UIViewController {
        let view = StationViewController()
        view.title = "\(number)"
        view.presenter = StationPresenter(wireframe: StationWireframe())
        return view
    }
}
