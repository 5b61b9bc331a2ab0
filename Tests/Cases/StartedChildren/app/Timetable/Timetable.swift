import UIKit

final class TimetableCoordinator: Flow {
    var children: [Flow] = []
    weak var parent: Flow?
    private let track: Track
    init(track: Track) { self.track = track }
    func start() {
        let view = TimetableBuilder(output: self).build()
        track.pushViewController(view, animated: true) { [weak self] in
            self?.leaveParent()
        }
    }
}

extension TimetableCoordinator: TimetableOutput {
    func openStop() { track.pushViewController(StopViewController()) }
}

protocol TimetableOutput: AnyObject { func openStop() }

struct TimetableBuilder {
    var output: TimetableOutput
    func build() -> UIViewController {
        let view = TimetableViewController()
        let presenter = TimetablePresenter()
        presenter.output = output
        view.presenter = presenter
        return view
    }
}

final class TimetablePresenter {
    weak var output: TimetableOutput?
    func select() { output?.openStop() }
}

final class TimetableViewController: UIViewController {
    var presenter: TimetablePresenter?
    @objc func stop() { presenter?.select() }
    override func viewDidLoad() {
        let button = UIButton()
        button.addTarget(self, action: #selector(stop), for: .touchUpInside)
    }
}

final class StopViewController: UIViewController {}
