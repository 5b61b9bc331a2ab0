import UIKit

enum StopStepBuilder {
    static func build(for trip: Trip) -> UIViewController {
        let controller = StopStepViewController()
        let presenter = StopStepPresenter(wireframe: StopStepWireframe(), trip: trip)
        presenter.view = controller
        controller.presenter = presenter
        return controller
    }
}

final class StopStepViewController: UITableViewController, StepViewProtocol {
    var presenter: StopStepPresenter?

    override func tableView(_: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter?.select(Stop(code: "\(indexPath.row)"))
    }

    @IBAction private func onSkip() { presenter?.skip() }
    @IBAction private func onPass() { presenter?.openPass() }
}

final class StopStepPresenter: StepPresenter {
    func select(_ stop: Stop) {
        trip.stop = stop
        wireframe.proceed(from: view, with: trip)
    }

    func skip() { wireframe.proceed(from: view) }

    func openPass() { wireframe.show(SeasonPass(validUntil: .distantFuture), from: view) }
}

final class StopStepWireframe: StepWireframe {
    override func proceed(from view: StepViewProtocol?, with trip: Trip) {
        let fare = FareStepBuilder.build(for: trip)
        view?.host.navigationController?.pushViewController(fare, animated: true)
    }

    override func show(_ pass: SeasonPass, from view: StepViewProtocol?) {
        super.show(pass, from: view)
        view?.host.present(PassDetailsBuilder.build(for: pass), animated: true)
    }
}
