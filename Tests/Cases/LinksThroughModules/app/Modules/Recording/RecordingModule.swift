import UIKit

final class RecordingViewController: UIViewController {
    var presenter: RecordingPresenter?
}

final class RecordingPresenter {
    private let wireframe: RecordingWireframe

    init(wireframe: RecordingWireframe) {
        self.wireframe = wireframe
    }
}

final class RecordingWireframe {
    static func createModule(_ name: String) -> UIViewController {
        let view = RecordingViewController()
        view.title = "\(name)"
        view.presenter = RecordingPresenter(wireframe: RecordingWireframe())
        return view
    }
}
