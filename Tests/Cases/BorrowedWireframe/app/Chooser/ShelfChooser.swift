import UIKit

enum ShelfChooserFactory {
    static func createView() -> UIViewController {
        let presenter = ShelfChooserPresenter(wireframe: ShelfListWireframe())
        let view = ShelfChooserViewController(presenter: presenter)
        presenter.view = view
        return view
    }
}

final class ShelfChooserViewController: UIViewController {
    private let presenter: ShelfChooserPresenter

    init(presenter: ShelfChooserPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}

final class ShelfChooserPresenter {
    weak var view: UIViewController?
    private let wireframe: ShelfListWireframe

    init(wireframe: ShelfListWireframe) { self.wireframe = wireframe }
}
