import UIKit

enum ShelfBuilder {
    static func make() -> UIViewController {
        let controller = ShelfViewController()
        let wireframe = ShelfWireframe()
        wireframe.controller = controller
        controller.presenter = ShelfPresenter(wireframe: wireframe)
        return controller
    }
}

final class ShelfViewController: UIViewController {
    var presenter: ShelfPresenter?

    @IBAction func borrow() { presenter?.borrow() }
    @IBAction func read() { presenter?.read() }
    @IBAction func skim() { presenter?.skim() }
    @IBAction func warn() { presenter?.warn() }
    @IBAction func open() { presenter?.open() }
    @IBAction func leave() { presenter?.leave() }
}

final class ShelfPresenter {
    private let wireframe: ShelfWireframe
    private var isLate = false

    init(wireframe: ShelfWireframe) { self.wireframe = wireframe }

    func borrow() {
        guard !isLate else { return }
        wireframe.showLoan()
    }

    func read() { wireframe.showReader() }
    func skim() { wireframe.showReaderOnPad() }
    func warn() { wireframe.showNotice(isUrgent: isLate) }
    func open() { wireframe.openReader() }
    func leave() { wireframe.close() }
}
