import Combine
import UIKit
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = TimerViewController()
    }
}
enum Phase { case running, ended }
final class TimerModel {
    @Published var isOver = false
    @Published var phase = Phase.running
    var laps: [Int] = []
}
final class TimerViewController: UIViewController {
    let model = TimerModel()
    var bag: Set<AnyCancellable> = []
    override func viewDidLoad() {
        super.viewDidLoad()
        model.$isOver.sink { [weak self] in
            if $0 { self?.dismiss(animated: true) }
        }.store(in: &bag)
        model.$phase.sink { [weak self] in
            if case .ended = $0 { self?.present(SummaryViewController(), animated: true) }
        }.store(in: &bag)
        model.laps.forEach { if $0 > 9 { show(RecordViewController(), sender: nil) } }
    }
}
final class SummaryViewController: UIViewController {}
final class RecordViewController: UIViewController {}
