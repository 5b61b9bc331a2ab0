import LightRoute
import UIKit

final class RidesRouter {
    weak var transitionHandler: TransitionHandler!
    private lazy var filterTransition = FilterTransitioningDelegate()

    func openRide(id: String, output: RideModuleOutput) {
        let factory = StoryboardFactory(storyboardName: "Ride")
        try? transitionHandler
            .forStoryboard(factory: factory, to: RideModuleInput.self)
            .to(preferred: .navigation(style: .push))
            .then { ride in ride.configure(id: id, output: output) }
    }

    func openFilter() {
        try? transitionHandler
            .forStoryboard(factory: StoryboardFactory(storyboardName: "Filter"), to: FilterModuleInput.self)
            .add(transitioningDelegate: filterTransition)
            .apply(to: { filter in
                filter.modalPresentationStyle = .custom
            })
            .perform()
    }

    func openLegend() {
        try? transitionHandler
            .forCurrentStoryboard(restorationId: "Legend", to: LegendModuleInput.self)
            .perform()
    }

    func openMap(of id: String) {
        let factory = StoryboardFactory(storyboardName: "Ride", bundle: .main, restorationId: "RideMap")
        try? transitionHandler
            .forStoryboard(factory: factory, to: RideMapModuleInput.self)
            .to(preferred: .modal(style: (transition: .coverVertical, presentation: .fullScreen)))
            .then { $0.show(id) }
    }
}

final class RidesPresenter: RideModuleOutput {
    var router: RidesRouter!

    func didSelect(_ id: String) { router.openRide(id: id, output: self) }
    func didTapFilter() { router.openFilter() }
    func didTapLegend() { router.openLegend() }
    func didHold(_ id: String) { router.openMap(of: id) }
    func rideDidChange() {}
}

final class RidesViewController: UIViewController {
    var output: RidesPresenter!

    override func awakeFromNib() {
        super.awakeFromNib()
        RidesConfigurator().configure(self)
    }

    @IBAction private func rideTapped() { output.didSelect("1") }
    @IBAction private func filterTapped() { output.didTapFilter() }
    @IBAction private func legendTapped() { output.didTapLegend() }
    @IBAction private func rideHeld() { output.didHold("1") }
}

final class RidesConfigurator {
    func configure(_ view: RidesViewController) {
        let router = RidesRouter()
        router.transitionHandler = view
        let presenter = RidesPresenter()
        presenter.router = router
        view.output = presenter
    }
}
