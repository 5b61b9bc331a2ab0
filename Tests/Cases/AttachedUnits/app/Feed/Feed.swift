import RIBs
import UIKit

protocol FeedListener: AnyObject {}

protocol FeedRouting: ViewableRouting {
    func attachStory(_ id: Int)
    func detachStory()
    func attachWelcome()
}

protocol FeedBuildable: Buildable {
    func build(withListener listener: FeedListener) -> FeedRouting
}

final class FeedBuilder: Builder<EmptyDependency>, FeedBuildable {
    func build(withListener listener: FeedListener) -> FeedRouting {
        let viewController = FeedViewController()
        let interactor = FeedInteractor(presenter: viewController)
        interactor.listener = listener
        return FeedRouter(
            interactor: interactor, viewController: viewController, storyBuilder: StoryBuilder(dependency: dependency))
    }
}

protocol FeedInteractable: Interactable, StoryListener {
    var router: FeedRouting? { get set }
    var listener: FeedListener? { get set }
}

protocol FeedViewControllable: ViewControllable {
    func push(_ view: ViewControllable)
    func present(_ view: ViewControllable)
    func pop()
}

final class FeedRouter: ViewableRouter<FeedInteractable, FeedViewControllable>, FeedRouting {
    private let storyBuilder: StoryBuildable
    private var story: StoryRouting?

    init(interactor: FeedInteractable, viewController: FeedViewControllable, storyBuilder: StoryBuildable) {
        self.storyBuilder = storyBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attachStory(_ id: Int) {
        let story = storyBuilder.build(withListener: interactor, id: id)
        self.story = story
        attachChild(story)
        viewController.push(story.viewControllable)
    }

    func detachStory() {
        guard let story else { return }
        viewController.pop()
        detachChild(story)
        self.story = nil
    }

    func attachWelcome() {
        let story = storyBuilder.build(withListener: interactor, id: 0)
        attachChild(story)
        viewController.present(story.viewControllable)
    }
}

protocol FeedPresentable: AnyObject {
    var listener: FeedPresentableListener? { get set }
}

protocol FeedPresentableListener: AnyObject {
    func didSelectStory(_ id: Int)
}

final class FeedInteractor: PresentableInteractor<FeedPresentable>, FeedInteractable, FeedPresentableListener {
    weak var router: FeedRouting?
    weak var listener: FeedListener?
    var isFirstLaunch = UserDefaults.standard.bool(forKey: "first")

    override init(presenter: FeedPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        if isFirstLaunch { router?.attachWelcome() }
    }

    func didSelectStory(_ id: Int) { router?.attachStory(id) }
    func storyDidClose() { router?.detachStory() }
}

final class FeedViewController: UIViewController, FeedPresentable, FeedViewControllable {
    weak var listener: FeedPresentableListener?

    @IBAction private func storyTapped() { listener?.didSelectStory(1) }

    func push(_ view: ViewControllable) {
        navigationController?.pushViewController(view.uiviewController, animated: true)
    }

    func present(_ view: ViewControllable) { present(view.uiviewController, animated: true) }
    func pop() { navigationController?.popViewController(animated: true) }
}
