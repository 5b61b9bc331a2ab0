import UIKit

protocol EntryOutput: AnyObject { func didAuth() }

final class EntryInteractor {
    private weak var output: EntryOutput?
    func start(with output: EntryOutput) { self.output = output }
    func process(_ text: String) { output?.didAuth() }
}

protocol EntryPresenterProtocol: AnyObject { func didLoad(view: UIViewController); func submit() }

protocol EntryWireframeProtocol: AnyObject {
    func showInside(from view: UIViewController?); func showHelp(from view: UIViewController?)
}

final class EntryWireframe: EntryWireframeProtocol {
    func showInside(from view: UIViewController?) {
        view?.navigationController?.pushViewController(ShelfViewController(), animated: true)
    }
    func showHelp(from view: UIViewController?) {
        view?.navigationController?.pushViewController(HelpViewController(), animated: true)
    }
}

final class EntryPresenter: EntryPresenterProtocol, EntryOutput {
    weak var view: UIViewController?
    let wireframe: EntryWireframeProtocol; let interactor: EntryInteractor
    init(wireframe: EntryWireframeProtocol, interactor: EntryInteractor) {
        self.wireframe = wireframe; self.interactor = interactor
    }
    func didLoad(view: UIViewController) { self.view = view; interactor.start(with: self) }
    func submit() { interactor.process("1") }
    func didAuth() { wireframe.showInside(from: view) }
    @objc func didFail() { wireframe.showHelp(from: view) }
}

final class EntryViewController: UIViewController {
    var presenter: EntryPresenterProtocol!
    let doneButton = UIButton()
    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.didLoad(view: self)
        doneButton.addTarget(self, action: #selector(enter), for: .touchUpInside)
    }
    @objc func enter() { presenter.submit() }
}

enum EntryFactory {
    static func makeView() -> UIViewController {
        let view = EntryViewController()
        view.presenter = EntryPresenter(wireframe: EntryWireframe(), interactor: EntryInteractor())
        return view
    }
    static func makeLockView() -> UIViewController {
        let view = EntryViewController()
        view.presenter = EntryPresenter(wireframe: LockWireframe(), interactor: EntryInteractor())
        return view
    }
    static func makeRenewalView() -> UIViewController {
        let view = EntryViewController()
        view.presenter = RenewalPresenter(wireframe: RenewalWireframe())
        return view
    }
}
