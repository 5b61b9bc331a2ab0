import UIKit

/// Branches of libraries for several purposes: one view, a presenter for each.
enum BranchFactory {
    static func createShelfBranchesView() -> UIViewController? {
        guard let presenter = createShelfPresenter() else { return nil }
        let view = BranchesViewController(presenter: presenter)
        presenter.view = view
        return view
    }

    private static func createShelfPresenter() -> ShelfBranchesPresenter? {
        ShelfBranchesPresenter(wireframe: ShelfListWireframe())
    }
}

final class BranchesViewController: UIViewController {
    private let presenter: ShelfBranchesPresenter

    init(presenter: ShelfBranchesPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @IBAction func close() { presenter.close() }
}

final class ShelfBranchesPresenter {
    weak var view: UIViewController?
    private let wireframe: ShelfListWireframe

    init(wireframe: ShelfListWireframe) { self.wireframe = wireframe }

    func close() { wireframe.close(view) }
}
