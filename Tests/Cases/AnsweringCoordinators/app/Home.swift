import Combine
import UIKit

final class HomeCoordinator: Coordinator<Void> {
    private let window: UIWindow
    private var navigation: UINavigationController!
    init(window: UIWindow) { self.window = window }

    override func start() -> AnyPublisher<Void, Never> {
        let viewModel = HomeViewModel()
        let screen = HomeViewController(viewModel: viewModel)
        navigation = UINavigationController(rootViewController: screen)
        window.rootViewController = navigation
        viewModel.navigation.sink { [weak self] action in
            guard let self else { return }
            switch action {
            case .sell: self.openSell()
            case .help: self.openHelp()
            }
        }.store(in: &subscriptions)
        return Empty().eraseToAnyPublisher()
    }

    private func openSell() {
        coordinate(to: SellCoordinator(navigation: navigation))
            .sink { _ in }
            .store(in: &subscriptions)
    }

    private func openHelp() {
        coordinate(to: HelpCoordinator(navigation: navigation))
            .sink { _ in }
            .store(in: &subscriptions)
    }
}

enum HomeAction { case sell, help }

final class HomeViewModel {
    let navigation = PassthroughSubject<HomeAction, Never>()
    func sellTapped() { navigation.send(.sell) }
    func helpTapped() { navigation.send(.help) }
}

final class HomeViewController: UIViewController {
    let viewModel: HomeViewModel
    init(viewModel: HomeViewModel) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }
    @IBAction func sell() { viewModel.sellTapped() }
    @IBAction func help() { viewModel.helpTapped() }
}
