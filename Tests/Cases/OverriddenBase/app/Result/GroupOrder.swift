import UIKit

enum GroupOrderBuilder {
    static func build(riders: Int) -> UIViewController {
        let controller = GroupOrderViewController()
        let presenter = GroupOrderPresenter(wireframe: GroupOrderWireframe(), riders: riders)
        presenter.view = controller
        controller.presenter = presenter
        return controller
    }
}

final class GroupOrderViewController: UIViewController, StepViewProtocol {
    var presenter: GroupOrderPresenter?

    @IBAction private func onDone() { presenter?.done() }
}

final class GroupOrderPresenter {
    weak var view: StepViewProtocol?
    private let wireframe: StepWireframeProtocol
    private let riders: Int

    init(wireframe: StepWireframeProtocol, riders: Int) {
        self.wireframe = wireframe
        self.riders = riders
    }

    func done() {
        let pass = SeasonPass(validUntil: .distantFuture)
        // Neither of these is overridden for a group: nothing happens.
        wireframe.show(pass, from: view)
        wireframe.leave(view)
    }
}

final class GroupOrderWireframe: StepWireframe {}
