import UIKit

typealias UnlockBlock = (Bool) -> Void

/// Asks for the code, then goes on. The closure waits in a box until the code's module answers.
protocol UnlockGate: UnlockRouterInput {
    func unlock(from view: ViewBacked?, animated: Bool, then block: @escaping UnlockBlock)
}

private let box = PendingUnlock()

private final class PendingUnlock {
    var block: UnlockBlock?
    weak var view: UnlockViewInput?
}

extension UnlockGate {
    func unlock(from view: ViewBacked?, then block: @escaping UnlockBlock) {
        unlock(from: view, animated: true, then: block)
    }

    func unlock(from view: ViewBacked?, animated: Bool, then block: @escaping UnlockBlock) {
        guard box.view == nil else { return }
        guard let presenting = view?.controller else {
            block(false)
            return
        }

        let module = UnlockAssembly.configureModule(router: self)
        box.block = block
        box.view = module
        presenting.present(module.controller, animated: animated, completion: nil)
    }
}

extension UnlockGate {
    func unlockDidFinish(with result: Bool) {
        guard let block = box.block else { return }
        box.block = nil

        box.view?.controller.presentingViewController?.dismiss(animated: true) {
            box.view = nil
            block(result)
        }
    }
}
