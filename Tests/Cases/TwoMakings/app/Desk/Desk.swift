import UIKit

final class DeskWireframe {
    func showLockAgain(from view: UIViewController?, output: LockModuleOutput) {
        view?.present(LockFactory.makeView(output: output), animated: true)
    }
    func showLock(from view: UIViewController?) { view?.present(EntryFactory.makeLockView(), animated: true) }
    func showRenewal(from view: UIViewController?) {
        view?.navigationController?.pushViewController(EntryFactory.makeRenewalView(), animated: true)
    }
    func close(_ view: UIViewController?) { view?.dismiss(animated: true) }
}

final class DeskPresenter: LockModuleOutput {
    weak var view: DeskViewController?
    let wireframe: DeskWireframe
    init(wireframe: DeskWireframe) { self.wireframe = wireframe }
    func lockAgain() { wireframe.showLockAgain(from: view, output: self) }
    func lock() { wireframe.showLock(from: view) }
    func renew() { wireframe.showRenewal(from: view) }
    func didLock() { wireframe.close(view) }
}

final class DeskViewController: UIViewController {
    var presenter: DeskPresenter!
    let againButton = UIButton(), lockButton = UIButton(), renewButton = UIButton()
    override func viewDidLoad() {
        super.viewDidLoad()
        againButton.addTarget(self, action: #selector(lockAgain), for: .touchUpInside)
        lockButton.addTarget(self, action: #selector(lock), for: .touchUpInside)
        renewButton.addTarget(self, action: #selector(renew), for: .touchUpInside)
    }
    @objc func lockAgain() { presenter.lockAgain() }
    @objc func lock() { presenter.lock() }
    @objc func renew() { presenter.renew() }
}

enum DeskFactory {
    static func makeView() -> UIViewController {
        let view = DeskViewController(); let presenter = DeskPresenter(wireframe: DeskWireframe())
        view.presenter = presenter; presenter.view = view
        return view
    }
}
