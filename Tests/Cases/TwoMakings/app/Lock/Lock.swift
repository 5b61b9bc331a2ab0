import UIKit

final class LockWireframe: EntryWireframeProtocol {
    func showInside(from view: UIViewController?) { view?.dismiss(animated: true) }
    func showHelp(from view: UIViewController?) { view?.present(HelpViewController(), animated: true) }
}

protocol LockModuleOutput: AnyObject { func didLock() }

final class LockPresenter: EntryPresenterProtocol, EntryOutput {
    let interactor: EntryInteractor; weak var output: LockModuleOutput?
    init(interactor: EntryInteractor, output: LockModuleOutput?) { self.interactor = interactor; self.output = output }
    func didLoad(view: UIViewController) { interactor.start(with: self) }
    func submit() { interactor.process("2") }
    func didAuth() { output?.didLock() }
}

final class LockViewController: UIViewController {
    let presenter: EntryPresenterProtocol
    let againButton = UIButton()
    init(presenter: EntryPresenterProtocol) { self.presenter = presenter; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.didLoad(view: self)
        againButton.addTarget(self, action: #selector(lockAgain), for: .touchUpInside)
    }
    @objc func lockAgain() { presenter.submit() }
}

enum LockFactory {
    static func makeView(output: LockModuleOutput?) -> UIViewController {
        LockViewController(presenter: LockPresenter(interactor: EntryInteractor(), output: output))
    }
}
