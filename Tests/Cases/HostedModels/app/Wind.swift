import SwiftUI
import UIKit

/// Its own screen is a controller; the rose is a picture that any code may host.
final class WindPresenter {
    lazy var viewController: UIViewController = {
        let view = WindViewController()
        view.presenter = self
        return view
    }()

    func rose() -> UIViewController {
        UIHostingController(rootView: CompassRoseView())
    }
}

final class WindViewController: UIViewController {
    weak var presenter: WindPresenter?

    @IBAction private func roseTapped() {
        guard let rose = presenter?.rose() else { return }
        present(rose, animated: true)
    }
}

struct CompassRoseView: View {
    var body: some View {
        Image("rose")
    }
}
