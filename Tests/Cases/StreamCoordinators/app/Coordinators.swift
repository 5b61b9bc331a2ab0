import RxCocoa
import RxSwift
import UIKit

class BaseCoordinator<Outcome> {
    let bag = DisposeBag()
    private let identifier = UUID()
    private var children: [UUID: Any] = [:]

    func coordinate<T>(to coordinator: BaseCoordinator<T>) -> Observable<T> {
        children[coordinator.identifier] = coordinator
        return coordinator.start().do(onNext: { [weak self] _ in self?.children[coordinator.identifier] = nil })
    }

    func start() -> Observable<Outcome> { fatalError("a coordinator starts by itself") }
}

final class AppCoordinator: BaseCoordinator<Void> {
    private let window: UIWindow

    init(window: UIWindow) { self.window = window }

    override func start() -> Observable<Void> { coordinate(to: BikesCoordinator(window: window)) }
}

final class BikesCoordinator: BaseCoordinator<Void> {
    private let window: UIWindow

    init(window: UIWindow) { self.window = window }

    override func start() -> Observable<Void> {
        let view = BikesViewController()
        let presenter = BikesPresenter(interactor: BikesInteractor())
        view.presenter = presenter
        let navigation = UINavigationController(rootViewController: view)
        presenter.chosen
            .subscribe(onNext: { [weak self] number in self?.showBike(number, in: navigation) })
            .disposed(by: bag)
        presenter.sizesAsked
            .flatMap { [weak self] _ -> Observable<Int> in self?.chooseSize(on: view) ?? .empty() }
            .bind(to: presenter.size)
            .disposed(by: bag)
        window.rootViewController = navigation
        return .never()
    }

    private func showBike(_ number: Int, in navigation: UINavigationController) {
        navigation.pushViewController(BikeBuilder.build(number: number), animated: true)
    }

    private func chooseSize(on view: UIViewController) -> Observable<Int> {
        coordinate(to: SizesCoordinator(root: view))
    }
}

final class SizesCoordinator: BaseCoordinator<Int> {
    private let root: UIViewController

    init(root: UIViewController) { self.root = root }

    override func start() -> Observable<Int> {
        let view = SizesViewController()
        let presenter = SizesPresenter()
        view.presenter = presenter
        root.present(UINavigationController(rootViewController: view), animated: true)
        return presenter.picked.take(1)
    }
}
