import UIKit

final class GateViewController: UIViewController {
    var flow: GateFlow?
    override func viewDidLoad() {
        let button = UIButton()
        button.addTarget(self, action: #selector(enter), for: .touchUpInside)
    }
    @objc func enter() { flow?.enter() }
}

final class GateFlow {
    let stack: UINavigationController
    init(stack: UINavigationController) { self.stack = stack }
    func start() {
        let gate = GateViewController()
        gate.flow = self
        stack.pushViewController(gate, animated: false)
    }
    func enter() {
        stack.pushViewController(KennelPresenter(output: self).make(KennelView.self), animated: true)
    }
}

extension GateFlow: KennelOutput {
    func kennelWantsYard() {
        stack.pushViewController(YardPresenter().make(YardView.self), animated: true)
    }
}
