import SwiftUI
import UIKit
open class Flow {
    private(set) weak var _viewController: UIViewController!
    init(viewController: UIViewController) { self._viewController = viewController }
}
final class DockFlow: Flow {
    private weak var stack: UINavigationController?
    private var crane: UIViewController?
}
extension DockFlow: PilotParent {
    func toCrane() {
        guard let stack else { return }
        crane = CraneFlow.present(on: stack, parent: self)
    }
}
extension DockFlow: CranesParent {
    func craneStopped() { end() }
}
private extension DockFlow {
    func end() { stack?.dismiss(animated: true) { [weak self] in self?.crane = nil } }
}
protocol PilotParent: AnyObject { func toCrane() }
protocol CranesParent: AnyObject { func craneStopped() }
protocol CraneFlowing: AnyObject { func toCancel(); func toCargo() }
final class CraneFlow: Flow {
    private weak var parent: CranesParent?
    private weak var below: UIViewController?
    static func present(on below: UIViewController, parent: CranesParent) -> UIViewController {
        let view = CraneViewController()
        let flow = CraneFlow(viewController: view)
        flow.parent = parent
        let presenter = CranePresenter(flow: flow)
        view.presenter = presenter
        flow.below = below
        return view
    }
}
extension CraneFlow: CraneFlowing {
    func toCancel() { parent?.craneStopped() }
    func toCargo() {
        let cargo = CargoView(action: { [weak self] in self?.dismissModal() })
        below?.present(UIHostingController(rootView: cargo), animated: true)
    }
}
private extension CraneFlow {
    func dismissModal() { below?.dismiss(animated: true) { [weak self] in self?.toCancel() } }
}
final class CranePresenter {
    private let flow: CraneFlowing
    init(flow: CraneFlowing) { self.flow = flow }
    func found() { flow.toCargo() }
}
final class CraneViewController: UIViewController {
    var presenter: CranePresenter!
    @objc func foundTapped() { presenter.found() }
}
protocol BuoyFlowing: AnyObject { func toCrane(); func toCargo() }
final class BuoyFlow: Flow {
    private var crane: UIViewController?
    static func setRoot(in stack: UINavigationController) {
        let view = BuoyViewController()
        let flow = BuoyFlow(viewController: view)
        let presenter = BuoyPresenter(flow: flow)
        view.presenter = presenter
        stack.setViewControllers([view], animated: false)
    }
}
extension BuoyFlow: BuoyFlowing {
    func toCrane() { crane = CraneFlow.present(on: viewController, parent: self) }
    func toCargo() {
        let cargo = CargoView(action: { [weak self] in self?.viewController.dismiss(animated: true) })
        viewController.present(UIHostingController(rootView: cargo), animated: true)
    }
}
extension BuoyFlow { var viewController: BuoyViewController { _viewController as! BuoyViewController } }
extension BuoyFlow: CranesParent {
    func craneStopped() { viewController.presenter.resume() }
}
final class BuoyPresenter {
    private let flow: BuoyFlowing
    private var locked = true
    init(flow: BuoyFlowing) { self.flow = flow }
    func found() { flow.toCargo() }
    func harbour() { flow.toCrane() }
    func resume() { locked = false }
}
final class BuoyViewController: UIViewController {
    var presenter: BuoyPresenter!
    @objc func foundTapped() { presenter.found() }
    @objc func harbourTapped() { presenter.harbour() }
}
struct CargoView: View {
    let action: () -> Void
    var body: some View { Button { action() } label: { Text("Unload") } }
}
