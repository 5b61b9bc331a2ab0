import Combine
import SwiftUI
import UIKit
final class LampViewModel: ObservableObject {
    enum Wish { case repair }
    let wish = PassthroughSubject<Wish, Never>()
    let bulb: Bulb
    init(bulb: Bulb) { self.bulb = bulb }
    func repair() {
        guard bulb.isBroken else { return }
        wish.send(.repair)
    }
}
struct Bulb { var isBroken = false }
struct LampView: View {
    @ObservedObject var viewModel: LampViewModel
    var body: some View { Button("Repair") { viewModel.repair() } }
}
final class LampCoordinator {
    private let stack: UINavigationController
    private var bag = Set<AnyCancellable>()
    init(stack: UINavigationController) { self.stack = stack }
    func start() {
        let model = LampViewModel(bulb: Bulb())
        model.wish.sink { [weak self] wish in
            switch wish {
            case .repair: self?.stack.pushViewController(RepairViewController(), animated: true)
            }
        }.store(in: &bag)
        stack.pushViewController(UIHostingController(rootView: LampView(viewModel: model)), animated: true)
    }
}
final class RepairViewController: UIViewController {}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    lazy var flow = LampCoordinator(stack: UINavigationController())
    func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        flow.start()
        return true
    }
}
