import UIKit

protocol LockOutput: AnyObject {
    func lockDidOpen()
}

final class LockPresenter: CodePresenting {
    weak var view: CodeView?
    private weak var output: LockOutput?

    init(output: LockOutput) {
        self.output = output
    }

    func didEnter(_ code: String) { output?.lockDidOpen() }
}

protocol NewCodeOutput: AnyObject {
    func didChoose(_ code: String)
}

final class NewCodePresenter: CodePresenting {
    weak var view: CodeView?
    private weak var output: NewCodeOutput?

    init(output: NewCodeOutput) {
        self.output = output
    }

    func didEnter(_ code: String) { output?.didChoose(code) }
}

protocol CodeCheckOutput: AnyObject {
    func didConfirm()
}

final class CodeCheckPresenter: CodePresenting {
    weak var view: CodeView?
    private weak var output: CodeCheckOutput?
    private let code: String

    init(output: CodeCheckOutput, code: String) {
        self.output = output
        self.code = code
    }

    func didEnter(_ code: String) { if code == self.code { output?.didConfirm() } }
}

final class LockCoordinator {
    private let navigation: UINavigationController
    private let hasCode: Bool

    init(navigation: UINavigationController, hasCode: Bool) {
        self.navigation = navigation
        self.hasCode = hasCode
    }

    func start() {
        if hasCode { showLock() } else { showNewCode() }
    }

    private func showLock() {
        let screen = CodeFactory.make(with: LockPresenter(output: self))
        navigation.setViewControllers([screen], animated: false)
    }

    private func showNewCode() {
        let screen = CodeFactory.make(with: NewCodePresenter(output: self))
        navigation.setViewControllers([screen], animated: false)
    }
}

extension LockCoordinator: LockOutput {
    func lockDidOpen() { navigation.pushViewController(SafeAssembly.make(), animated: true) }
}

extension LockCoordinator: NewCodeOutput {
    func didChoose(_ code: String) {
        let screen = CodeFactory.make(with: CodeCheckPresenter(output: self, code: code))
        navigation.pushViewController(screen, animated: true)
    }
}

extension LockCoordinator: CodeCheckOutput {
    func didConfirm() { showLock() }
}
