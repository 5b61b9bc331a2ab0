import LightRoute
import UIKit

protocol RideModuleInput: AnyObject {
    func configure(id: String, output: RideModuleOutput)
}

protocol RideModuleOutput: AnyObject {
    func rideDidChange()
}

final class RideRouter {
    weak var transitionHandler: UIViewController!

    func openPhoto() {
        try? transitionHandler
            .forStoryboard(factory: StoryboardFactory(storyboardName: "Photo"), to: PhotoModuleInput.self)
            .customTransition()
            .transition { ride, photo in
                ride.addChild(photo)
            }
            .perform()
    }

    func close() {
        try? transitionHandler.closeCurrentModule().perform()
    }
}

final class RidePresenter: RideModuleInput {
    var router: RideRouter!
    private var id = ""
    private weak var output: RideModuleOutput?

    func configure(id: String, output: RideModuleOutput) {
        self.id = id
        self.output = output
    }

    func didTapPhoto() { router.openPhoto() }

    func didTapClose() {
        output?.rideDidChange()
        router.close()
    }
}

final class RideViewController: UIViewController {
    var output: RidePresenter!

    override func awakeFromNib() {
        super.awakeFromNib()
        let router = RideRouter()
        router.transitionHandler = self
        let presenter = RidePresenter()
        presenter.router = router
        output = presenter
    }

    @IBAction private func photoTapped() { output.didTapPhoto() }
    @IBAction private func closeTapped() { output.didTapClose() }
}
