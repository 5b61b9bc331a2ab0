import UIKit

protocol IntakeWireframeProtocol: AnyObject {
    func proceed(from view: UIViewController?, flow: IntakeFlow)
    func showInsurance(from view: UIViewController?, flow: IntakeFlow, isPrivate: Bool)
    func showWard(_ ward: Ward, from view: UIViewController?)
}

enum IntakeViewFactory {
    static func createView(flow: IntakeFlow) -> IntakeViewController {
        let view = IntakeViewController()
        let presenter = IntakePresenter(flow: flow, wireframe: IntakeWireframe())
        presenter.view = view
        view.presenter = presenter
        return view
    }
}

final class IntakeViewController: UIViewController {
    var presenter: IntakePresenter?

    @IBAction private func next() { presenter?.next() }
    @IBAction private func insurance() { presenter?.insurance() }
    @IBAction private func ward(_ sender: UISegmentedControl) {
        presenter?.open(Ward.allCases[sender.selectedSegmentIndex])
    }
}

final class IntakePresenter {
    weak var view: IntakeViewController?
    private let flow: IntakeFlow
    private let wireframe: IntakeWireframeProtocol

    init(flow: IntakeFlow, wireframe: IntakeWireframeProtocol) {
        self.flow = flow
        self.wireframe = wireframe
    }

    func next() { wireframe.proceed(from: view, flow: flow) }
    func insurance() { wireframe.showInsurance(from: view, flow: flow, isPrivate: true) }
    func open(_ ward: Ward) { wireframe.showWard(ward, from: view) }
}
