import Combine
import UIKit

final class TollMachine {
    let settled = PassthroughSubject<Int, Never>()
    let raised = PassthroughSubject<Void, Never>()
    func raise() { raised.send(()) }
    func settle() { settled.send(1) }
}

final class TollViewController: UIViewController {
    private let pay = UIButton()
    private let machine: TollMachine
    init(machine: TollMachine) { self.machine = machine; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() { super.viewDidLoad(); pay.addTarget(self, action: #selector(payTapped), for: .touchUpInside) }
    @objc private func payTapped() { machine.settle() }
}

final class ReceiptViewController: UIViewController {}

final class TollCoordinator {
    private let machine = TollMachine()
    private let stack: UINavigationController
    private var bag = Set<AnyCancellable>()
    init(stack: UINavigationController) {
        self.stack = stack
        machine.raised.sink { [weak self] in self?.showToll() }.store(in: &bag)
        machine.settled.sink { [weak self] _ in self?.showReceipt() }.store(in: &bag)
    }
    func start() { machine.raise() }
    private func showToll() { stack.present(TollViewController(machine: machine), animated: true) }
    private func showReceipt() { stack.present(ReceiptViewController(), animated: true) }
}

final class RoadViewController: UIViewController {
    private let gate = UIButton()
    override func viewDidLoad() { super.viewDidLoad(); gate.addTarget(self, action: #selector(gateTapped), for: .touchUpInside) }
    @objc private func gateTapped() { TollCoordinator(stack: navigationController!).start() }
}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: RoadViewController())
        return true
    }
}
