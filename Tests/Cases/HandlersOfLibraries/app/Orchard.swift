import SignalKit
import UIKit

final class OrchardFlow {
    private let stack: UINavigationController
    private let signals: SignalBox
    init(stack: UINavigationController, signals: SignalBox) {
        self.stack = stack
        self.signals = signals
        listen()
    }
    func start() { signals.post(.trees) }
    private func listen() {
        signals.addSignalHandler { [weak self] signal in
            switch signal {
            case .trees: self?.showTrees()
            case .apples: self?.showApples()
            }
        }
    }
    private func showTrees() {
        let trees = TreesViewController()
        trees.onApples = { [weak self] in self?.signals.post(.apples) }
        stack.pushViewController(trees, animated: true)
    }
    private func showApples() { stack.pushViewController(ApplesViewController(), animated: true) }
}

final class TreesViewController: UIViewController { var onApples: (() -> Void)?; @IBAction func apples() { onApples?() } }
final class ApplesViewController: UIViewController {}
final class MeadowViewController: UIViewController {
    private var flow: OrchardFlow?
    @IBAction func orchard() {
        guard let stack = navigationController else { return }
        flow = OrchardFlow(stack: stack, signals: SignalBox())
        flow?.start()
    }
}
