import UIKit

protocol SeedsFlowDelegate: AnyObject {
    func seedsFlowDidFinish(_ flow: SeedsFlow)
}

final class SeedsFlow: SeedsPresenterOutput {
    weak var delegate: SeedsFlowDelegate?

    lazy var viewController: UIViewController = {
        let view = SeedsViewController()
        view.presenter = SeedsPresenter(output: self)
        return view
    }()

    func seedsDidFinish() {
        delegate?.seedsFlowDidFinish(self)
    }
}

protocol SeedsPresenterOutput: AnyObject {
    func seedsDidFinish()
}

final class SeedsPresenter {
    private weak var output: SeedsPresenterOutput?

    init(output: SeedsPresenterOutput) {
        self.output = output
    }

    func close() {
        output?.seedsDidFinish()
    }
}

final class SeedsViewController: UIViewController {
    var presenter: SeedsPresenter?

    @IBAction private func closeTapped() {
        presenter?.close()
    }
}
