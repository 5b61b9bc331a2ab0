import RIBs
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    private var router: LaunchRouting?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        router = FerryParts().ferryBuilder.build()
        router?.launch(from: UIWindow())
        return true
    }
}
final class FerryParts { var ferryBuilder: FerryBuildable { FerryBuilder { FerryComponent() } } }

final class FerryComponent { lazy var decks = DecksViewController() }
protocol FerryBuildable: Buildable { func build() -> LaunchRouting }
final class FerryBuilder: SimpleComponentizedBuilder<FerryComponent, LaunchRouting>, FerryBuildable {
    override func build(with component: FerryComponent) -> LaunchRouting {
        FerryRouter(decks: DecksBuilder(view: component.decks), interactor: FerryInteractor(), viewController: component.decks)
    }
}
final class FerryInteractor: Interactor {
    weak var router: FerryRouter?
    override func didBecomeActive() { router?.attachDecks() }
}
final class FerryRouter: LaunchRouter<FerryInteractor, DecksViewController> {
    private let decks: DecksBuilder
    init(decks: DecksBuilder, interactor: FerryInteractor, viewController: DecksViewController) {
        self.decks = decks
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
    func attachDecks() { attachChild(decks.build()) }
}
final class DecksBuilder {
    let view: DecksViewController
    init(view: DecksViewController) { self.view = view }
    func build() -> DecksRouter { DecksRouter(interactor: DecksInteractor(presenter: view), viewController: view) }
}
final class DecksInteractor: PresentableInteractor<DecksViewController> {}
final class DecksRouter: ViewableRouter<DecksInteractor, DecksViewController> {}
final class DecksViewController: UITabBarController, ViewControllable {}
