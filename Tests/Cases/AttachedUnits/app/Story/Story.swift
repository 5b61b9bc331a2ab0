import RIBs
import UIKit

protocol StoryListener: AnyObject {
    func storyDidClose()
}

protocol StoryRouting: ViewableRouting {}

protocol StoryBuildable: Buildable {
    func build(withListener listener: StoryListener, id: Int) -> StoryRouting
}

final class StoryBuilder: Builder<EmptyDependency>, StoryBuildable {
    func build(withListener listener: StoryListener, id: Int) -> StoryRouting {
        let viewController = StoryViewController()
        let interactor = StoryInteractor(presenter: viewController)
        interactor.listener = listener
        return StoryRouter(interactor: interactor, viewController: viewController)
    }
}

protocol StoryInteractable: Interactable {
    var router: StoryRouting? { get set }
    var listener: StoryListener? { get set }
}

protocol StoryViewControllable: ViewControllable {}

final class StoryRouter: ViewableRouter<StoryInteractable, StoryViewControllable>, StoryRouting {
    override init(interactor: StoryInteractable, viewController: StoryViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}

protocol StoryPresentable: AnyObject {
    var listener: StoryPresentableListener? { get set }
}

protocol StoryPresentableListener: AnyObject {
    func closeTapped()
}

final class StoryInteractor: PresentableInteractor<StoryPresentable>, StoryInteractable, StoryPresentableListener {
    weak var router: StoryRouting?
    weak var listener: StoryListener?

    override init(presenter: StoryPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func closeTapped() { listener?.storyDidClose() }
}

final class StoryViewController: UIViewController, StoryPresentable, StoryViewControllable {
    weak var listener: StoryPresentableListener?

    @IBAction private func close() { listener?.closeTapped() }
}
