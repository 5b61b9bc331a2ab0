import UIKit

protocol CraneOutput: AnyObject {
    func craneDidAskForManual()
    func craneDidStop()
}

final class CranePresenter {
    weak var output: CraneOutput?

    func didTapManual() { output?.craneDidAskForManual() }
    func didTapStop() { output?.craneDidStop() }
}

final class CraneViewController: UIViewController {
    var presenter: CranePresenter?

    @IBAction private func manualTapped() { presenter?.didTapManual() }
    @IBAction private func stopTapped() { presenter?.didTapStop() }
}

struct CraneBuilder {
    let output: CraneOutput

    func build(of berth: Int) -> UIViewController {
        let view = CraneViewController()
        let presenter = CranePresenter()
        presenter.output = output
        view.presenter = presenter
        return view
    }
}

final class ManualPresenter {}

final class ManualViewController: UIViewController {
    var presenter: ManualPresenter?
}

struct ManualBuilder {
    func build() -> UIViewController {
        let view = ManualViewController()
        view.presenter = ManualPresenter()
        return view
    }
}
