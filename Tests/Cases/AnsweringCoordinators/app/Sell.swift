import Combine
import UIKit

enum SellResult { case sold, cancelled }

final class SellCoordinator: Coordinator<SellResult> {
    private let navigation: UINavigationController
    private let result = PassthroughSubject<SellResult, Never>()
    init(navigation: UINavigationController) { self.navigation = navigation }
    override func start() -> AnyPublisher<SellResult, Never> {
        let viewModel = SellViewModel()
        let screen = SellViewController(viewModel: viewModel)
        viewModel.close.sink { [weak self] in
            self?.navigation.popViewController(animated: true)
            self?.result.send(.cancelled)
        }.store(in: &subscriptions)
        viewModel.help.sink { [weak self] in self?.showHelp() }.store(in: &subscriptions)
        navigation.pushViewController(screen, animated: true)
        return result.eraseToAnyPublisher()
    }
    private func showHelp() {
        coordinate(to: HelpCoordinator(navigation: navigation)).sink { _ in }.store(in: &subscriptions)
    }
}

final class SellViewModel {
    let close = PassthroughSubject<Void, Never>()
    let help = PassthroughSubject<Void, Never>()
}

final class SellViewController: UIViewController {
    let viewModel: SellViewModel
    init(viewModel: SellViewModel) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }
    @IBAction func closeTapped() { viewModel.close.send(()) }
    @IBAction func helpTapped() { viewModel.help.send(()) }
}
