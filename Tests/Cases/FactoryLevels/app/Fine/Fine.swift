import UIKit

struct Fine {
    let cents: Int
}

/// Shows itself over its anchor.
final class FineWireframe {
    private weak var anchor: UIViewController?
    private(set) lazy var view = FineViewController()

    init(anchor: UIViewController?) { self.anchor = anchor }

    func present(_ fine: Fine) {
        view.presenter = FinePresenter(fine: fine, wireframe: self)
        let path: KeyPath<FineWireframe, FineViewController> = \.view
        anchor?.present(self[keyPath: path], animated: true)
    }

    func leave() { view.dismiss(animated: true) }
}

final class FinePresenter {
    private let fine: Fine
    private let wireframe: FineWireframe

    init(fine: Fine, wireframe: FineWireframe) {
        self.fine = fine
        self.wireframe = wireframe
    }

    func paid() { wireframe.leave() }
}

final class FineViewController: UIViewController {
    var presenter: FinePresenter?
    @IBAction func pay() { presenter?.paid() }
}
