import SwiftUI
import UIKit

protocol ShelfModel: ObservableObject { var entries: [Entry] { get } }
struct Entry { let name: String; let open: () -> Void }
final class BookShelfViewModel: ShelfModel {
    private let chosen: (String) -> Void
    init(chosen: @escaping (String) -> Void) { self.chosen = chosen }
    var entries: [Entry] { ["first"].map { entry($0) } }
    private func entry(_ name: String) -> Entry { Entry(name: name, open: { [weak self] in self?.choose(name) }) }
    private func choose(_ name: String) { chosen(name) }
}
struct ShelfView<Model>: View where Model: ShelfModel {
    @ObservedObject var model: Model
    init(model: Model) { self.model = model }
    var body: some View { ForEach(model.entries, id: \.name) { entry in Button(entry.name) { entry.open() } } }
}
final class ShelfCoordinator {
    private let stack: UINavigationController
    init(stack: UINavigationController) { self.stack = stack }
    func start() {
        let model = BookShelfViewModel(chosen: { [weak self] _ in self?.openBook() })
        stack.pushViewController(UIHostingController(rootView: ShelfView(model: model)), animated: true)
    }
    private func openBook() { stack.pushViewController(BookViewController(), animated: true) }
}
final class BookViewController: UIViewController {}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    let stack = UINavigationController()
    lazy var coordinator = ShelfCoordinator(stack: stack)
    func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        coordinator.start()
        return true
    }
}
