import RIBs
import UIKit

protocol ReaderListener: AnyObject {
    func readerDidClose()
}

protocol ReaderRouting: ViewableRouting {}

protocol ReaderBuildable: Buildable {
    func build(withListener listener: ReaderListener, title: String) -> ViewableRouting
}

final class ReaderBuilder: Builder<EmptyDependency>, ReaderBuildable {
    func build(withListener listener: ReaderListener, title: String) -> ViewableRouting {
        let viewController = ReaderViewController(title: title)
        let interactor = ReaderInteractor(presenter: viewController)
        interactor.listener = listener
        return ReaderRouter(interactor: interactor, viewController: viewController)
    }
}

protocol ReaderInteractable: Interactable {
    var router: ReaderRouting? { get set }
    var listener: ReaderListener? { get set }
}

protocol ReaderViewControllable: ViewControllable {}

final class ReaderRouter: ViewableRouter<ReaderInteractable, ReaderViewControllable>, ReaderRouting {
    override init(interactor: ReaderInteractable, viewController: ReaderViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}

protocol ReaderPresentable: AnyObject {
    var listener: ReaderPresentableListener? { get set }
}

protocol ReaderPresentableListener: AnyObject {
    func closeTapped()
}

final class ReaderInteractor: PresentableInteractor<ReaderPresentable>, ReaderInteractable, ReaderPresentableListener {
    weak var router: ReaderRouting?
    weak var listener: ReaderListener?

    override init(presenter: ReaderPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func closeTapped() { listener?.readerDidClose() }
}

final class ReaderViewController: UIViewController, ReaderPresentable, ReaderViewControllable {
    weak var listener: ReaderPresentableListener?

    init(title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    @IBAction private func close() { listener?.closeTapped() }
}
