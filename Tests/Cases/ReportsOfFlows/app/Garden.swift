import Combine
import UIKit

class Flow<Result> {
    let ended = PassthroughSubject<Result, Never>()
    var bag = Set<AnyCancellable>()
    func end(_ result: Result) { ended.send(result) }
    func screen() -> UIViewController { fatalError() }
    func start(on stack: UINavigationController) -> AnyPublisher<Result, Never> {
        stack.pushViewController(screen(), animated: true)
        return ended.first().eraseToAnyPublisher()
    }
}
final class SeedFlow: Flow<String> {
    override func screen() -> UIViewController {
        let seeds = SeedsViewController()
        seeds.onChosen = { [weak self] in self?.end("rye") }
        return seeds
    }
}
final class GardenFlow: Flow<Void> {
    private let stack = UINavigationController()
    override func screen() -> UIViewController {
        let beds = BedsViewController()
        beds.onSow = { [weak self] in self?.chooseSeed() }
        return beds
    }
    private func chooseSeed() {
        SeedFlow().start(on: stack).sink { [weak self] _ in self?.showRows() }.store(in: &bag)
    }
    private func showRows() { stack.pushViewController(RowsViewController(), animated: true) }
}
class BedsViewController: UIViewController { var onSow: (() -> Void)?; @IBAction func sowTapped() { onSow?() } }
class SeedsViewController: UIViewController { var onChosen: (() -> Void)?; @IBAction func seedTapped() { onChosen?() } }
class RowsViewController: UIViewController {}

@main class AppDelegate: UIResponder, UIApplicationDelegate {
    let flow = GardenFlow()
    func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        _ = flow.start(on: UINavigationController()); return true
    }
}
