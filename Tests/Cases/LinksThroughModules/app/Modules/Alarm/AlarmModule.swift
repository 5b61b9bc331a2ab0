import UIKit

final class AlarmViewController: UIViewController {
    var presenter: AlarmPresenter?
}

final class AlarmPresenter {
    private let wireframe: AlarmWireframe

    init(wireframe: AlarmWireframe) {
        self.wireframe = wireframe
    }
}

final class AlarmWireframe {
    static func createModule() -> UIViewController {
        let view = AlarmViewController()
        view.presenter = AlarmPresenter(wireframe: AlarmWireframe())
        return view
    }
}
