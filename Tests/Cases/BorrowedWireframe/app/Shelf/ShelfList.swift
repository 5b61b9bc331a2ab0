import UIKit

enum ShelfListFactory {
    static func createView() -> UIViewController {
        let wireframe = ShelfListWireframe()
        let presenter = makePresenter(wireframe)
        let view = ShelfListViewController(presenter: presenter)
        presenter.view = view
        return view
    }

    private static func makePresenter(_ wireframe: ShelfListWireframe) -> ShelfListPresenter {
        ShelfListPresenter(wireframe: wireframe)
    }
}

final class ShelfListViewController: UIViewController {
    private let presenter: ShelfListPresenter

    init(presenter: ShelfListPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @IBAction func choose() { presenter.choose() }
    @IBAction func open() { presenter.open() }
}

final class ShelfListPresenter {
    weak var view: UIViewController?
    private let wireframe: ShelfListWireframe

    init(wireframe: ShelfListWireframe) { self.wireframe = wireframe }

    func choose() { wireframe.showChooser(from: view) }
    func open() { wireframe.showBranches(from: view) }
}

final class ShelfListWireframe {
    func showChooser(from view: UIViewController?) {
        view?.present(ShelfChooserFactory.createView(), animated: true)
    }

    func showBranches(from view: UIViewController?) {
        guard let branches = BranchFactory.createShelfBranchesView() else { return }
        view?.navigationController?.pushViewController(branches, animated: true)
    }

    func close(_ view: UIViewController?) {
        view?.dismiss(animated: true)
    }
}
